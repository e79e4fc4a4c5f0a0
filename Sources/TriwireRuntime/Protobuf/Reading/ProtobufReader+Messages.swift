extension ProtobufReader {
  /// Reads fields up to the end into a struct: one that is initialised takes them over what it has.
  mutating func readRecord(
    _ table: RecordTable, into target: UnsafeMutableRawPointer, isSet: Bool
  ) throws(CodecFailure) {
    let fields = table.protobuf
    guard fields.isReadable else { throw invalidTable(table) }
    if isSet { return try mergeRecord(table, fields, into: target) }
    var record = PartialRecord(table, image: fields.image, at: target)
    do throws(CodecFailure) {
      try readFields(of: table, fields, into: &record, at: target)
      if !record.has(all: fields.nontrivial) || table.count > 64 {
        try fill(&record, table, fields, at: target)
      }
    } catch {
      record.abandon()
      throw error
    }
  }

  @inline(never)
  private mutating func mergeRecord(
    _ table: RecordTable, _ fields: ProtobufTable, into target: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    var record = PartialRecord(table, whole: target)
    try readFields(of: table, fields, into: &record, at: target)
  }

  @inline(__always)
  private mutating func readFields(
    of table: RecordTable, _ fields: ProtobufTable, into record: inout PartialRecord,
    at target: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    var expected = fields.rows
    while position < end {
      guard let row = try nextRow(expected, in: fields) else {
        try keepField(fields, &record, at: target)
        continue
      }
      let place = target + row.pointee.offset
      let isSet = record.has(row.pointee.row)
      if row.pointee.operation == .composed || row.pointee.presence == .optional {
        let first = tagStart
        guard try read(row, place, isSet: isSet, in: table) else {
          keepBytes(from: first, fields, &record, at: target)
          continue
        }
        if !strays.isEmpty { keepStrays(fields, &record, at: target) }
      } else {
        do throws(CodecFailure) {
          try readScalar(row.pointee.operation, into: place, isSet: isSet)
        } catch {
          throw failed(row, table)
        }
      }
      record.insert(row.pointee.row)
      expected = row + 1
    }
  }

  /// Moves to the value of the next field; nil when no row is for it.
  ///
  /// Fields mostly come in the order of their numbers: then comparing one word is all there is to do.
  @inline(__always)
  private mutating func nextRow(
    _ expected: UnsafePointer<ProtobufRow>, in fields: ProtobufTable
  ) throws(CodecFailure) -> UnsafePointer<ProtobufRow>? {
    if takeTag(expected.pointee.tag) { return expected }
    try takeTag()
    return fields.index.row(of: key).map { fields.rows + $0 }
  }

  /// Reads the value of a row that needs its coder, or is an optional scalar.
  @inline(__always)
  private mutating func read(
    _ row: UnsafePointer<ProtobufRow>, _ place: UnsafeMutableRawPointer, isSet: Bool,
    in table: RecordTable
  ) throws(CodecFailure) -> Bool {
    do throws(CodecFailure) {
      if row.pointee.operation == .composed || isSet {
        return try row.pointee.read(at: place, isSet: isSet, from: &self)
      }
      try readScalar(row.pointee.operation, into: place, isSet: false)
      if row.pointee.flag > 0 {
        place.storeBytes(of: 0, toByteOffset: row.pointee.flag, as: UInt8.self)
      }
      return true
    } catch {
      throw failed(row, table)
    }
  }

  @inline(never)
  private mutating func failed(
    _ row: UnsafePointer<ProtobufRow>, _ table: RecordTable
  ) -> CodecFailure {
    path.prepend(.member(table.names[row.pointee.row]))
    return CodecFailure()
  }

  // MARK: Absent fields

  @inline(never)
  private mutating func fill(
    _ record: inout PartialRecord, _ table: RecordTable, _ fields: ProtobufTable,
    at target: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    for index in 0..<fields.count {
      let row = fields.rows + index
      if row.pointee.isAbsentTrivial || record.has(row.pointee.row) { continue }
      guard row.pointee.initializeAbsent(target + row.pointee.offset, depth: depth) else {
        _ = fail(.missing, "a value is needed, but the message has none")
        throw failed(row, table)
      }
      record.insert(row.pointee.row)
    }
  }

  @inline(never)
  private mutating func invalidTable(_ table: RecordTable) -> CodecFailure {
    let fault = table.protobuf.readingFault ?? ""
    return fail(.invalidTable, "\(table.name) can't be read from protobuf: \(fault)")
  }

  // MARK: Unknown fields

  /// Passes the value of a field that no row is for.
  @inline(never)
  private mutating func keepField(
    _ fields: ProtobufTable, _ record: inout PartialRecord, at target: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    let first = tagStart
    try skipValue()
    keepBytes(from: first, fields, &record, at: target)
  }

  /// Adds what stands before the position to the unknown fields.
  @inline(never)
  private mutating func keepBytes(
    from first: UnsafePointer<UInt8>, _ fields: ProtobufTable, _ record: inout PartialRecord,
    at target: UnsafeMutableRawPointer
  ) {
    let bytes = UnsafeBufferPointer(start: first, count: position - first)
    keep(bytes, fields, &record, at: target)
  }

  @inline(never)
  private mutating func keepStrays(
    _ fields: ProtobufTable, _ record: inout PartialRecord, at target: UnsafeMutableRawPointer
  ) {
    strays.withUnsafeBufferPointer { keep($0, fields, &record, at: target) }
    strays.removeAll(keepingCapacity: true)
  }

  private func keep(
    _ bytes: UnsafeBufferPointer<UInt8>, _ fields: ProtobufTable, _ record: inout PartialRecord,
    at target: UnsafeMutableRawPointer
  ) {
    guard let offset = fields.unknownOffset else { return }
    let place = (target + offset).assumingMemoryBound(to: UnknownFields.self)
    if !record.has(fields.unknownRow) { place.initialize(to: UnknownFields()) }
    place.pointee.bytes.append(contentsOf: bytes)
    record.insert(fields.unknownRow)
  }
}

extension RecordTable {
  /// Puts a struct whose message has no field into uninitialised memory; false when a field is
  /// needed. `depth` says how many more messages may be made inside each other.
  func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    let fields = protobuf
    guard fields.isReadable, depth > 0 else { return false }
    var record = PartialRecord(self, image: fields.image, at: target)
    for index in 0..<fields.count where !fields.rows[index].isAbsentTrivial {
      let row = fields.rows + index
      guard row.pointee.initializeAbsent(target + row.pointee.offset, depth: depth - 1) else {
        record.abandon()
        return false
      }
      record.insert(row.pointee.row)
    }
    return true
  }
}
