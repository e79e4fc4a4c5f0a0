extension XMLReader {
  /// Opens the next child that has a row and gives its number; a negative one at the end of the element.
  ///
  /// Children mostly come in the order of the table and without attributes: then comparing a few bytes
  /// is all there is to do.
  @inline(__always)
  mutating func nextMember(_ members: inout XMLMembers) throws(CodecFailure) -> Int {
    skipSpace()
    if available >= 32, position[0] == UInt8(ascii: "<") {
      if position[1] == UInt8(ascii: "/") {
        try close(members.parent)
        return -1
      }
      let child = members.expected
      let rows = members.table.children
      if isAtPlain(rows[child].tag), !rows[child].isChoice {
        return try open(child, &members)
      }
      if isAtPlain(rows[child + 1].tag), !rows[child + 1].isChoice {
        return try open(child + 1, &members)
      }
    }
    return try searchMember(&members)
  }

  @inline(__always)
  private mutating func open(
    _ child: Int, _ members: inout XMLMembers
  ) throws(CodecFailure) -> Int {
    let row = members.table.children + child
    try openPlain(row.pointee.tag)
    members.expected = row.pointee.kind == .run ? child : child + 1
    return child
  }

  /// How many rows after the expected one are looked at before the name is.
  private static let lookahead = 8

  @inline(never)
  private mutating func searchMember(_ members: inout XMLMembers) throws(CodecFailure) -> Int {
    if available >= 32, position[0] == UInt8(ascii: "<") {
      let rows = members.table.children
      let last = min(members.expected + XMLReader.lookahead, members.table.childCount)
      for child in members.expected..<max(last, members.expected)
      where isAtPlain(rows[child].tag) && !rows[child].isChoice {
        return try open(child, &members)
      }
      if let child = plainChild(members.table) { return try open(child, &members) }
    }
    while try nextChild(of: members.parent) {
      if let child = member(&members) { return child }
      try skipElement()
    }
    return -1
  }

  /// The row for the start tag at the position if that is plain; nil when it needs a closer look.
  private func plainChild(_ table: XMLTable) -> Int? {
    let name = UnsafeBufferPointer(start: position + 1, count: min(available - 1, 64))
    guard let length = name.firstIndex(of: UInt8(ascii: ">")),
      let child = table.namedChild(UnsafeBufferPointer(rebasing: name[..<length])),
      isAtPlain(table.children[child].tag)
    else { return nil }
    return child
  }

  /// The row of the child that is ``opened``; nil when the table has none.
  mutating func member(_ members: inout XMLMembers) -> Int? {
    let (table, name) = (members.table, opened.localName)
    // What a union's table knows, it does when it is first asked.
    guard let child = row(name, members) ?? refreshedRow(name, members) else { return nil }
    members.expected = table.children[child].kind == .run ? child : child + 1
    return child
  }

  private mutating func refreshedRow(
    _ name: UnsafeBufferPointer<UInt8>, _ members: XMLMembers
  ) -> Int? {
    refreshNamespaces() ? row(name, members) : nil
  }

  private func row(_ name: UnsafeBufferPointer<UInt8>, _ members: XMLMembers) -> Int? {
    let table = members.table
    let last = min(members.expected + 3, table.childCount)
    for child in members.expected..<max(last, members.expected)
    where table.children[child].isNamed(name, opened.namespace) {
      return child
    }
    return table.child(opened)
  }

  /// Opens the next child after one of a run.
  @inline(__always)
  mutating func nextInRun(_ members: inout XMLMembers) throws(CodecFailure) -> Int {
    guard !members.isMixed else { return XMLMembers.unsought }
    members.isBetween = true
    let child = try nextMember(&members)
    members.isBetween = false
    return child
  }

  // MARK: Attributes

  /// Reads those attributes of the tag that was passed last that have rows.
  @inline(never)
  mutating func readAttributes(
    of table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) {
    guard table.xml.attributeCount > 0 else { return }
    _ = refreshNamespaces()
    for attribute in attributes {
      let (name, namespace) = (attribute.localName, attribute.namespace)
      guard let index = table.xml.attribute(name, namespace) else { continue }
      let row = table.xml.attributes + index
      do throws(CodecFailure) {
        try readText(text(of: attribute), row, into: record.place(of: row.pointee.row))
      } catch {
        path.prepend(row.pointee.tag)
        throw error
      }
      record.insert(row.pointee.row)
    }
  }

  @inline(__always)
  private mutating func readText(
    _ text: XMLText, _ row: UnsafePointer<XMLRow>, into place: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    guard row.pointee.operation.isComposed else {
      return try readScalar(row.pointee.operation, from: text, into: place)
    }
    try row.pointee.coder.initialize(at: place, text: text, from: &self)
  }

  // MARK: Text

  /// Reads the content of a model's element whose text has a row.
  @inline(never)
  mutating func readMixedContent(
    of table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) {
    let tag = opened
    var members = XMLMembers(table.xml, of: tag, isMixed: true)
    var text: [UInt8] = []
    var hasChildren = false
    while !tag.isEmpty {
      buffer.count = 0
      try passContent(isKept: true)
      text.append(contentsOf: buffer.bytes)
      guard try openChild(of: tag) else { break }
      hasChildren = true
      guard let child = member(&members) else {
        try skipElement()
        continue
      }
      let row = table.xml.children + child
      if row.pointee.kind == .run {
        _ = try readRun(child, &members, table, into: &record)
      } else {
        try readMember(row, table, into: &record)
      }
    }
    if tag.isEmpty { leave(tag) }
    if hasChildren, text.allSatisfy(XMLCharacters.isSpace) { text = [] }
    try finish(text, table, into: &record)
  }

  /// Reads the text of a model's element; none at all means what an absent member means, if it may be
  /// absent.
  private mutating func finish(
    _ text: [UInt8], _ table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) {
    guard let row = table.xml.text else { return }
    let number = row.pointee.row
    if text.isEmpty, table.rows[number].takesNullAsAbsent { return }
    let place = record.place(of: number)
    try text.withUnsafeBufferPointer { (bytes) throws(CodecFailure) in
      try readText(XMLText(bytes), row, into: place)
    }
    record.insert(number)
  }
}
