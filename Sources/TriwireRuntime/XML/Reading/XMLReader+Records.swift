/// Where a reader is among the children of a model's element, and which row it expects.
struct XMLMembers {
  let table: XMLTable
  let parent: XMLStartTag
  /// Whether the text between the children counts.
  let isMixed: Bool
  var expected = 0
  /// Whether the reader is looking for the next child, so that an error isn't about the last one.
  var isBetween = false

  /// Stands for the row of a child that has not been looked for.
  static let unsought = -2

  init(_ table: XMLTable, of parent: XMLStartTag, isMixed: Bool = false) {
    self.table = table
    self.parent = parent
    self.isMixed = isMixed
  }
}

extension XMLReader {
  /// Reads the element that is ``opened`` into the uninitialised memory of a struct.
  mutating func readRecord(
    _ table: RecordTable, into target: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    guard table.isReadable, table.xml.isUsable else { throw invalidTable(table) }
    var record = PartialRecord(table, at: target)
    do throws(CodecFailure) {
      if !attributes.isEmpty { try readAttributes(of: table, into: &record) }
      if table.xml.text != nil {
        try readMixedContent(of: table, into: &record)
      } else if opened.isEmpty {
        leave(opened)
      } else {
        try readMembers(of: table, into: &record)
      }
      if let row = record.complete() { throw missing(table.xml.name(of: row)) }
    } catch {
      record.abandon()
      throw error
    }
  }

  @inline(__always)
  private mutating func readMembers(
    of table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) {
    var members = XMLMembers(table.xml, of: opened)
    var child = try nextMember(&members)
    while child >= 0 {
      if members.table.children[child].kind == .run {
        child = try readRun(child, &members, table, into: &record)
      } else {
        try readMember(members.table.children + child, table, into: &record)
        child = try nextMember(&members)
      }
    }
  }

  /// Reads the child that is ``opened``.
  @inline(__always)
  mutating func readMember(
    _ row: UnsafePointer<XMLRow>, _ table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) {
    do throws(CodecFailure) {
      try readValue(row, table, into: &record)
    } catch {
      path.prepend(row.pointee.tag)
      throw error
    }
  }

  @inline(__always)
  private mutating func readValue(
    _ row: UnsafePointer<XMLRow>, _ table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) {
    let number = row.pointee.row
    guard !record.has(number) else { throw repeated() }
    if !attributes.isEmpty, try takeNil(number, table, into: &record) { return }
    switch row.pointee.kind {
    case .scalar: try readScalar(row.pointee.operation, into: record.place(of: number))
    case .choice: try row.pointee.coder.initializeChoice(at: record.place(of: number), from: &self)
    default: try row.pointee.initialize(record.place(of: number), from: &self)
    }
    record.insert(number)
  }

  /// Takes an element with `xsi:nil` for an absent one, where it may be absent.
  @inline(never)
  private mutating func takeNil(
    _ row: Int, _ table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) -> Bool {
    guard table.rows[row].takesNullAsAbsent, isNil, record.insertAbsent(row) else { return false }
    try skipElement()
    return true
  }

  // MARK: Runs

  /// Reads children that belong to one row, one after the other.
  mutating func readRun(
    _ child: Int, _ members: inout XMLMembers, _ table: RecordTable,
    into record: inout PartialRecord
  ) throws(CodecFailure) -> Int {
    let row = members.table.children + child
    do throws(CodecFailure) {
      let place = record.place(of: row.pointee.row)
      if record.has(row.pointee.row) {
        return try readFurther(child, &members, table, into: place)
      }
      let next = try row.pointee.coder.initializeRun(child, at: place, &members, from: &self)
      record.insert(row.pointee.row)
      return next
    } catch {
      if !members.isBetween { path.prepend(row.pointee.tag) }
      throw error
    }
  }

  /// Adds a run to a value that has had another one.
  @inline(never)
  private mutating func readFurther(
    _ child: Int, _ members: inout XMLMembers, _ table: RecordTable,
    into place: UnsafeMutableRawPointer
  ) throws(CodecFailure) -> Int {
    let row = members.table.children + child
    let mark = scratch.mark
    let more = scratch.take(table.rows[row.pointee.row].codec.layout.size)
    let next = try row.pointee.coder.initializeRun(child, at: more, &members, from: &self)
    try row.pointee.coder.merge(more, into: place, from: &self)
    scratch.release(to: mark)
    return next
  }

  // MARK: Faults

  @inline(never)
  private mutating func repeated() -> CodecFailure {
    fail(.duplicate, "the element stands here twice")
  }

  @inline(never)
  private mutating func invalidTable(_ table: RecordTable) -> CodecFailure {
    let fault = table.faults.reading ?? table.xml.fault ?? ""
    return fail(.invalidTable, "the table of \(table.name) can't be used: \(fault)")
  }
}

extension JSONPath {
  /// Notes that the fault is inside an element or attribute of that name.
  @inline(never)
  mutating func prepend(_ tag: XMLTag) { prepend(.member(tag.name)) }
}

extension XMLTable {
  /// The name in XML of a row of the ``RecordTable``; empty for the text.
  func name(of row: Int) -> String {
    for child in 0..<childCount where children[child].row == row { return children[child].tag.name }
    for index in 0..<attributeCount where attributes[index].row == row {
      return attributes[index].tag.name
    }
    return text?.pointee.tag.name ?? ""
  }
}
