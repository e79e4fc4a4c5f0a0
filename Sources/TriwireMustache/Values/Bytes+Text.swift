extension [UInt8] {
  /// Appends a text in UTF-8, at once where the text has its bytes side by side as nearly all have.
  package mutating func append(_ text: String) {
    if text.isEmpty { return }
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }
}
