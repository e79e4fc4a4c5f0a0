/// Where a reader is among the members of an object, which begins at its bracket, and which row it
/// expects.
struct MemberCursor {
  var expected = 0
  /// The byte before the next key: `{` before the first, `,` before the others.
  var lead = UInt8(ascii: "{")
}

extension JSONReader {
  /// Moves to the value of the next member that has a row; nil at the end of the object.
  ///
  /// Members mostly come in the order of the table and without white space: then a comparison of 16
  /// bytes is all there is to do.
  @inline(__always)
  mutating func nextMember(
    _ cursor: inout MemberCursor, _ table: RecordTable, _ record: inout PartialRecord
  ) throws(CodecFailure) -> Int? {
    let row = cursor.expected
    let key = table.rows + row
    if available >= 32, position[0] == cursor.lead,
      key.pointee.key.matches(position + 1, available: available - 1)
    {
      let value = position + 1 + key.pointee.key.count
      if value[0] > 0x20, value[0] != UInt8(ascii: "n"), !record.has(row) {
        position = value
        cursor.lead = UInt8(ascii: ",")
        cursor.expected = row + 1
        return row
      }
    }
    return try searchMember(&cursor, table, &record)
  }

  @inline(never)
  private mutating func searchMember(
    _ cursor: inout MemberCursor, _ table: RecordTable, _ record: inout PartialRecord
  ) throws(CodecFailure) -> Int? {
    while try openMember(&cursor) {
      guard let row = try key(in: table, after: cursor.expected) else {
        try skipValue()
        continue
      }
      cursor.expected = row + 1
      if unionCase != nil, try takeNull() { continue }
      if record.has(row) { throw duplicate(table.names[row]) }
      guard peek() == UInt8(ascii: "n"), table.rows[row].takesNullAsAbsent else { return row }
      try take("null")
      if !record.insertAbsent(row) { throw missingValue(table.names[row]) }
    }
    return nil
  }

  /// Moves to the quote of the next key; false at the end of the object, which is passed.
  @inline(__always)
  private mutating func openMember(_ cursor: inout MemberCursor) throws(CodecFailure) -> Bool {
    guard cursor.lead == UInt8(ascii: "{") else { return try takeComma(orClose: UInt8(ascii: "}")) }
    position += 1
    cursor.lead = UInt8(ascii: ",")
    return !take(UInt8(ascii: "}"))
  }

  /// Passes a key and its colon; nil when the table has no row of that name.
  private mutating func key(
    in table: RecordTable, after expected: Int
  ) throws(CodecFailure) -> Int? {
    guard peek() == UInt8(ascii: "\"") else { throw malformed("a quoted name") }
    unionCase = nil
    for row in expected..<min(expected + 3, table.count) {
      let key = table.rows + row
      if available >= 32, key.pointee.key.matches(position, available: available) {
        position += key.pointee.key.count
        return row
      }
    }
    let name = try withString("a quoted name") { table.index.firstIndex(of: $0) }
    try takeColon()
    guard let name, name >= table.namedCount else { return name }
    let target = table.aliases[name - table.namedCount]
    unionCase = target.unionCase
    return target.row
  }

  /// Passes the key of a member and the colon after it.
  mutating func memberName() throws(CodecFailure) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw malformed("a quoted name") }
    let name = try string("a quoted name")
    try takeColon()
    return name
  }

  @inline(__always)
  mutating func takeColon() throws(CodecFailure) {
    guard take(UInt8(ascii: ":")) else { throw malformed("a colon") }
  }

  @inline(never)
  mutating func duplicate(_ name: String) -> CodecFailure {
    path.prepend(.member(name))
    return fail(.duplicate, "the object has this name twice")
  }

  private mutating func missingValue(_ name: String) -> CodecFailure {
    path.prepend(.member(name))
    return fail(.unexpectedNull, "expected a value, found null")
  }
}
