/// A ``FieldTable`` as the interpreters use it: one pointer to constants that are never freed.
struct RecordTable: @unchecked Sendable {
  // The constants are written in `init`, before anybody else has the pointer.
  private let header: UnsafePointer<Header>

  private struct Header {
    let rows: UnsafePointer<Row>
    let count: Int
    let index: KeyIndex
    let name: String
    let names: [String]
    let faults: LayoutFaults
  }

  init<Root>(_ name: String, _ fields: [Field<Root>]) {
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: fields.count + 1)
    for (index, field) in fields.enumerated() {
      (rows + index).initialize(
        to: Row(
          field.name, offset: field.offset ?? 0, codec: field.codec, fallback: field.fallback))
    }
    (rows + fields.count).initialize(to: .none)
    let header = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    header.initialize(
      to: Header(
        rows: rows, count: fields.count, index: KeyIndex(fields.map(\.name)), name: name,
        names: fields.map(\.name), faults: LayoutFaults(fields)))
    self.header = UnsafePointer(header)
  }

  /// The rows; after them stands one that no key matches.
  var rows: UnsafePointer<Row> { header.pointee.rows }
  var count: Int { header.pointee.count }
  /// Finds rows by name.
  var index: KeyIndex { header.pointee.index }
  /// The name of the type.
  var name: String { header.pointee.name }
  /// The wire names of the rows.
  var names: [String] { header.pointee.names }
  /// What is wrong with the rows.
  var faults: LayoutFaults { header.pointee.faults }
  /// Whether values can be read by this table.
  var isReadable: Bool {
    @inline(__always) get { header.pointee.faults.reading == nil }
  }
  /// Whether values can be written by this table.
  var isWritable: Bool {
    @inline(__always) get { header.pointee.faults.writing == nil }
  }
}
