/// Structs by their tables.
final class XMLModelCoder<Model>: XMLCoder<Model>, @unchecked Sendable {
  private let table: @Sendable () -> RecordTable

  /// - Parameter table: Gives the table; asked only when a value is read or written.
  init(_ table: @escaping @Sendable () -> RecordTable) {
    self.table = table
    super.init()
  }

  override var root: XMLTag? { table().xml.root }

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try reader.readRecord(table(), into: target)
  }

  override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    try writer.writeRecord(table(), of: source, as: tag)
  }
}
