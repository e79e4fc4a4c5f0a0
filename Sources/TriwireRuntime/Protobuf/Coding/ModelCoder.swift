/// Structs by their tables.
final class ModelCoder<Model>: ProtobufMessageCoder<Model>, @unchecked Sendable {
  private let table: @Sendable () -> RecordTable

  /// - Parameter table: Gives the table; asked only when a value is read or written, since tables
  ///   of types that hold each other can't be made one inside the other.
  init(_ table: @escaping @Sendable () -> RecordTable) { self.table = table }

  override var record: RecordTable? { table() }

  override func readMessage(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    try reader.readRecord(table(), into: target, isSet: isSet)
    return true
  }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    table().initializeZero(at: target, depth: depth)
  }

  override func writeMessage(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    try writer.writeRecord(table(), of: source)
  }
}
