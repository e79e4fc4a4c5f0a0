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
    let image: UnsafeRawBufferPointer
    let nontrivial: UInt64
    let aliases: [MemberAliases.Target]
    let isWrapper: Bool
    let protobuf: ProtobufTable
    let xml: XMLTable
  }

  init<Root>(
    _ name: String, _ mapping: JSONMapping, _ root: XMLRoot, _ declared: [Field<Root>]
  ) {
    // Rows without a name come last, where the index doesn't reach.
    let declared = declared.filter { $0.name != nil } + declared.filter { $0.name == nil }
    let fields = declared.map { $0.mapped(mapping) }
    let aliases = MemberAliases(fields)
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: fields.count + 1)
    for (index, field) in fields.enumerated() {
      (rows + index).initialize(
        to: Row(
          field.memberName, offset: field.offset ?? -1, codec: field.codec, fallback: field.fallback
        )
      )
    }
    (rows + fields.count).initialize(to: .none)
    let faults = LayoutFaults(fields, aliases)
    let named = fields.filter { $0.name != nil }
    let index = KeyIndex(named.map(\.memberName) + aliases.names)
    let header = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    header.initialize(
      to: Header(
        rows: rows, count: fields.count, index: index, name: name,
        names: fields.map { $0.name ?? "" }, faults: faults,
        image: RecordImage.make(
          rows, count: fields.count, size: MemoryLayout<Root>.size,
          isReadable: faults.reading == nil),
        nontrivial: RecordTable.nontrivial(rows, count: fields.count),
        aliases: aliases.targets, isWrapper: mapping.isWrapper && fields.first?.name != nil,
        protobuf: ProtobufTable(declared, faults), xml: XMLTable(root, declared)))
    self.header = UnsafePointer(header)
  }

  private static func nontrivial(_ rows: UnsafePointer<Row>, count: Int) -> UInt64 {
    (0..<min(count, 64)).filter { !rows[$0].isAbsentTrivial }
      .reduce(0) { $0 | FieldSet.bit($1) }
  }

  /// The rows; after them stands one that no key matches.
  var rows: UnsafePointer<Row> {
    @inline(__always) get { header.pointee.rows }
  }
  var count: Int {
    @inline(__always) get { header.pointee.count }
  }
  /// Whether JSON has the value of the only row in the place of an object.
  var isWrapper: Bool {
    @inline(__always) get { header.pointee.isWrapper }
  }
  /// Itself if JSON has an object for it; nil for a wrapper.
  var object: RecordTable? { isWrapper ? nil : self }
  /// How many rows have names; they stand before those that have none.
  var namedCount: Int { header.pointee.index.count - header.pointee.aliases.count }
  /// Finds rows by name, and behind them the aliases.
  var index: KeyIndex { header.pointee.index }
  /// What the names behind those of the rows lead to.
  var aliases: [MemberAliases.Target] { header.pointee.aliases }
  /// The name of the type.
  var name: String { header.pointee.name }
  /// The wire names of the rows.
  var names: [String] { header.pointee.names }
  /// What a struct begins with when it is read.
  var image: UnsafeRawBufferPointer {
    @inline(__always) get { header.pointee.image }
  }
  /// Those of the first 64 rows that the image doesn't fill.
  var nontrivial: UInt64 {
    @inline(__always) get { header.pointee.nontrivial }
  }
  /// The rows as they travel in protobuf.
  var protobuf: ProtobufTable { header.pointee.protobuf }
  /// The rows as they travel in XML.
  var xml: XMLTable { header.pointee.xml }
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
