extension RequestWriter {
  /// Says where the file of the answer goes; ``DownloadDestination/temporary`` unless it is said.
  public mutating func save(to destination: DownloadDestination) {
    self.destination = destination
  }
}
