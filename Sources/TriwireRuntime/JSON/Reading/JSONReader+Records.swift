extension JSONReader {
  /// Reads an object into the uninitialised memory of a struct.
  mutating func readRecord(
    _ table: RecordTable, into target: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    guard table.isReadable else { throw invalidTable(table) }
    guard peek() == UInt8(ascii: "{") else { throw mismatch("an object") }
    try enter()
    var record = PartialRecord(table, at: target)
    do throws(CodecFailure) {
      try readMembers(of: table, into: &record)
      if let row = record.complete() { throw missing(table.names[row]) }
    } catch {
      record.abandon()
      throw error
    }
    leave()
  }

  @inline(__always)
  private mutating func readMembers(
    of table: RecordTable, into record: inout PartialRecord
  ) throws(CodecFailure) {
    var cursor = MemberCursor()
    while let row = try nextMember(&cursor, table, &record) {
      do throws(CodecFailure) {
        let place = record.place(of: row)
        if table.rows[row].operation.isComposed {
          try table.rows[row].initialize(place, from: &self)
        } else {
          try readScalar(table.rows[row].operation, into: place)
        }
      } catch {
        path.prepend(.member(table.names[row]))
        throw error
      }
      record.insert(row)
    }
  }

  /// Reads a scalar into its uninitialised place.
  ///
  /// It is apart from what calls itself for nested values, whose frames have to be small.
  @inline(__always)
  mutating func readScalar(
    _ operation: Operation, into place: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    switch operation {
    case .string: place.initializeMemory(as: String.self, to: try string())
    case .optionalString: place.initializeMemory(as: String?.self, to: try string())
    case .int64: place.initializeMemory(as: Int64.self, to: try integer())
    case .optionalInt64: place.initializeMemory(as: Int64?.self, to: try integer())
    case .int32: place.initializeMemory(as: Int32.self, to: try integer())
    case .optionalInt32: place.initializeMemory(as: Int32?.self, to: try integer())
    case .uint64: place.initializeMemory(as: UInt64.self, to: try integer())
    case .uint32: place.initializeMemory(as: UInt32.self, to: try integer())
    case .double: place.initializeMemory(as: Double.self, to: try float())
    case .optionalDouble: place.initializeMemory(as: Double?.self, to: try float())
    case .float: place.initializeMemory(as: Float.self, to: try float())
    case .bool: place.initializeMemory(as: Bool.self, to: try bool())
    case .optionalBool: place.initializeMemory(as: Bool?.self, to: try bool())
    case .model, .composed: break
    }
  }

  @inline(never)
  private mutating func missing(_ name: String) -> CodecFailure {
    path.prepend(.member(name))
    return fail(.missing, "a value is needed, but the object has none")
  }

  @inline(never)
  private mutating func invalidTable(_ table: RecordTable) -> CodecFailure {
    fail(.invalidTable, "the table of \(table.name) can't be used: \(table.faults.reading ?? "")")
  }
}
