/// Collects what a ``ProtobufTable`` consists of.
struct ProtobufTableBuilder {
  private var rows: [(number: Int32, row: ProtobufRow)] = []
  private var numbers: Set<Int32> = []
  /// Which other keys the rows of a number are read from.
  private(set) var others: [Int32: UInt32] = [:]
  /// The keys that are read into the oneof of a row of the ``RecordTable``.
  private(set) var oneofs: [(row: Int, key: UInt32)] = []
  private(set) var unknownRow: Int?
  private(set) var fault: String?

  /// The rows in the order in which they are written.
  var sortedRows: [ProtobufRow] {
    rows.sorted { ($0.number, $0.row.row) < ($1.number, $1.row.row) }.map(\.row)
  }

  mutating func add<Root>(_ fields: [Field<Root>]) {
    unknownRow = fields.firstIndex { $0.codec is UnknownFieldsCodec }
    let isMessage = unknownRow != nil || fields.contains { $0.number != nil }
    guard isMessage || fields.isEmpty else {
      // Nothing is looked up for models that don't travel in protobuf, unless they are oneofs only.
      return addOneofs(fields)
    }
    for (row, field) in fields.enumerated() where row != unknownRow { add(field, row) }
  }

  private mutating func addOneofs<Root>(_ fields: [Field<Root>]) {
    guard fields.allSatisfy({ $0.codec.protobufOneof != nil }) else {
      return fail("its fields have no numbers")
    }
    for (row, field) in fields.enumerated() { add(field, row) }
  }

  private mutating func add<Root>(_ field: Field<Root>, _ row: Int) {
    let name = field.name ?? ""
    if let number = field.number {
      guard let coder = field.codec.erasedProtobuf else {
        return fail("the field \"\(name)\" is of a type that protobuf doesn't have")
      }
      add(field, row, number, coder, ProtobufTag(number, coder.wireType))
      if let other = coder.otherWireType { others[number] = ProtobufTag(number, other).key }
    } else if let coder = field.codec.protobufOneof, let members = coder.members?.list,
      let first = members.map(\.number).min()
    {
      add(field, row, first, coder, ProtobufTag.none)
      numbers.remove(first)
      for member in members {
        take(member.number, name)
        oneofs += member.keys.map { (row, $0) }
      }
    } else {
      fail("the field \"\(name)\" has no number")
    }
  }

  private mutating func add<Root>(
    _ field: Field<Root>, _ row: Int, _ number: Int32, _ coder: ErasedProtobufCoder,
    _ tag: ProtobufTag
  ) {
    take(number, field.name ?? "")
    let row = ProtobufRow(
      row, offset: field.offset ?? 0, tag: tag, coder: coder, layout: field.codec.layout,
      fallback: field.fallback)
    rows.append((number, row))
  }

  private mutating func take(_ number: Int32, _ name: String) {
    if !ProtobufTag.numbers.contains(number) {
      fail("the field \"\(name)\" has the number \(number), which is none of 1 to 536870911")
    } else if !numbers.insert(number).inserted {
      fail("the number \(number) of the field \"\(name)\" is that of another one, too")
    }
  }

  private mutating func fail(_ fault: String) { self.fault = self.fault ?? fault }
}
