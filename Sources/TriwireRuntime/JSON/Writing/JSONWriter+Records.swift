extension JSONWriter {
  /// Writes a struct as an object.
  mutating func writeRecord(
    _ table: RecordTable, of source: UnsafeRawPointer
  ) throws(CodecFailure) {
    let start = count
    try writeMembers(table, of: source)
    closeObject(from: start)
  }

  /// Writes a struct as an object that begins with a member of its own, whatever the table has
  /// under that name.
  mutating func writeRecord(
    _ table: RecordTable, of source: UnsafeRawPointer, tag name: String, _ value: String
  ) throws(CodecFailure) {
    let start = count
    key(name)
    string(value)
    try writeMembers(table, of: source, except: JSONWriter.row(of: name, in: table))
    closeObject(from: start)
  }

  /// The row of a name; -1 when there is none. It is apart to keep the caller's frame small.
  private static func row(of name: String, in table: RecordTable) -> Int {
    name.withBytes { table.index.firstIndex(of: $0) } ?? -1
  }

  @inline(__always)
  private mutating func writeMembers(
    _ table: RecordTable, of source: UnsafeRawPointer, except hidden: Int = -1
  ) throws(CodecFailure) {
    guard table.isWritable else { throw invalidTable(table) }
    let rows = table.rows
    for row in 0..<table.count where row != hidden {
      do throws(CodecFailure) {
        if rows[row].operation.isComposed {
          try rows[row].write(source + rows[row].offset, to: &self)
        } else {
          try writeScalar(rows + row, source + rows[row].offset)
        }
      } catch {
        path.prepend(.member(table.names[row]))
        throw error
      }
    }
  }

  /// Writes a member that is a scalar, unless it is one to leave out.
  ///
  /// It is apart from what calls itself for nested values, whose frames have to be small.
  @inline(__always)
  private mutating func writeScalar(
    _ row: UnsafePointer<Row>, _ place: UnsafeRawPointer
  ) throws(CodecFailure) {
    switch row.pointee.operation {
    case .string:
      key(row.pointee.key)
      string(at: place)
    case .int64:
      key(row.pointee.key)
      integer(place.load(as: Int64.self))
    case .int32:
      key(row.pointee.key)
      integer(place.load(as: Int32.self))
    case .uint64:
      key(row.pointee.key)
      integer(place.load(as: UInt64.self))
    case .uint32:
      key(row.pointee.key)
      integer(place.load(as: UInt32.self))
    case .double:
      key(row.pointee.key)
      try float(place.load(as: Double.self))
    case .float:
      key(row.pointee.key)
      try float(place.load(as: Float.self))
    case .bool:
      key(row.pointee.key)
      bool(place.load(as: Bool.self))
    case .optionalString:
      if place.assumingMemoryBound(to: String?.self).pointee == nil { return }
      key(row.pointee.key)
      string(at: place)
    case .optionalInt64:
      guard let value = place.load(as: Int64?.self) else { return }
      key(row.pointee.key)
      integer(value)
    case .optionalInt32:
      guard let value = place.load(as: Int32?.self) else { return }
      key(row.pointee.key)
      integer(value)
    case .optionalDouble:
      guard let value = place.load(as: Double?.self) else { return }
      key(row.pointee.key)
      try float(value)
    case .optionalBool:
      guard let value = place.load(as: Bool?.self) else { return }
      key(row.pointee.key)
      bool(value)
    case .model, .composed: break
    }
  }

  @inline(never)
  private mutating func invalidTable(_ table: RecordTable) -> CodecFailure {
    fail(.invalidTable, "the table of \(table.name) can't be used: \(table.faults.writing ?? "")")
  }
}
