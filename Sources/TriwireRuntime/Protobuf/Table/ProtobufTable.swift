/// How the rows of a table travel in protobuf: one pointer to constants that are never freed.
struct ProtobufTable: @unchecked Sendable {
  // The constants are written in `init`, before anybody else has the pointer.
  private let header: UnsafePointer<Header>

  /// Trivial values only, so that reading one counts no references.
  private struct Header {
    let rows: UnsafePointer<ProtobufRow>
    let count: Int
    let index: FieldNumberIndex
    let unknownRow: Int
    let unknownOffset: Int
    let image: UnsafeRawBufferPointer
    let nontrivial: UInt64
    let readingFault: UnsafePointer<String>?
    let writingFault: UnsafePointer<String>?
  }

  /// - Parameters:
  ///   - fields: The rows in the order of the ``RecordTable``.
  ///   - layout: What is wrong with them.
  init<Root>(_ fields: [Field<Root>], _ layout: LayoutFaults) {
    var builder = ProtobufTableBuilder()
    builder.add(fields)
    let faults = (
      reading: builder.fault ?? layout.reading, writing: builder.fault ?? layout.writing
    )
    let rows = builder.sortedRows
    let unknownOffset = builder.unknownRow.flatMap { fields[$0].offset }
    let image = ProtobufTable.image(
      of: rows, unknownOffset, MemoryLayout<Root>.size, isReadable: faults.reading == nil)
    let header = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    header.initialize(
      to: Header(
        rows: ProtobufTable.constants(rows + [.none]), count: rows.count,
        index: FieldNumberIndex(rows, oneofs: builder.oneofs, others: builder.others),
        unknownRow: builder.unknownRow ?? -1,
        unknownOffset: unknownOffset ?? 0, image: image,
        nontrivial: rows.filter { !$0.isAbsentTrivial && $0.row < 64 }
          .reduce(0) { $0 | FieldSet.bit($1.row) },
        readingFault: faults.reading.map { ProtobufTable.constants([$0]) },
        writingFault: faults.writing.map { ProtobufTable.constants([$0]) }))
    self.header = UnsafePointer(header)
  }

  private static func constants<Value>(_ values: [Value]) -> UnsafePointer<Value> {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
    memory.initialize(from: values, count: values.count)
    return UnsafePointer(memory)
  }

  /// The bytes that a struct begins with when it is read: what absence means where that is trivial.
  private static func image(
    of rows: [ProtobufRow], _ unknownOffset: Int?, _ size: Int, isReadable: Bool
  ) -> UnsafeRawBufferPointer {
    guard isReadable, size > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let image = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    image.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    for row in rows where row.isAbsentTrivial {
      _ = row.initializeAbsent(image + row.offset, depth: 0)
    }
    if let unknownOffset {
      (image + unknownOffset).initializeMemory(as: UnknownFields.self, to: UnknownFields())
    }
    return UnsafeRawBufferPointer(start: image, count: size)
  }

  /// The rows by their numbers; after them stands one that no tag matches.
  var rows: UnsafePointer<ProtobufRow> {
    @inline(__always) get { header.pointee.rows }
  }
  var count: Int {
    @inline(__always) get { header.pointee.count }
  }
  /// The numbers of the fields; those of a oneof aren't among them.
  var numbers: [Int32] { (0..<count).map { Int32(bitPattern: rows[$0].tag.key >> 3) } }
  /// Finds rows by field numbers.
  var index: FieldNumberIndex {
    @inline(__always) get { header.pointee.index }
  }
  /// Where unknown fields are kept; nil when they aren't.
  var unknownOffset: Int? {
    @inline(__always) get {
      header.pointee.unknownRow < 0 ? nil : header.pointee.unknownOffset
    }
  }
  /// The row of unknown fields in the ``RecordTable``, if there is one.
  var unknownRow: Int {
    @inline(__always) get { header.pointee.unknownRow }
  }
  /// What a struct begins with when it is read.
  var image: UnsafeRawBufferPointer {
    @inline(__always) get { header.pointee.image }
  }
  /// Those of the first 64 rows of the ``RecordTable`` that the image doesn't fill.
  var nontrivial: UInt64 {
    @inline(__always) get { header.pointee.nontrivial }
  }
  /// Whether values can be read by this table.
  var isReadable: Bool {
    @inline(__always) get { header.pointee.readingFault == nil }
  }
  /// Whether values can be written by this table.
  var isWritable: Bool {
    @inline(__always) get { header.pointee.writingFault == nil }
  }
  /// Why values can't be read; nil when they can.
  var readingFault: String? { header.pointee.readingFault?.pointee }
  /// Why values can't be written; nil when they can.
  var writingFault: String? { header.pointee.writingFault?.pointee }
}
