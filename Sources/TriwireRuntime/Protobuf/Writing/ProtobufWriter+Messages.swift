extension ProtobufWriter {
  /// Writes the fields of a struct, the last one first.
  mutating func writeRecord(
    _ table: RecordTable, of source: UnsafeRawPointer
  ) throws(CodecFailure) {
    let fields = table.protobuf
    guard fields.isWritable else { throw invalidTable(table) }
    if let offset = fields.unknownOffset { unknownFields(source + offset) }
    var row = fields.rows + fields.count
    while row > fields.rows {
      row -= 1
      let place = source + row.pointee.offset
      if row.pointee.operation == .composed {
        do throws(CodecFailure) {
          try row.pointee.write(place, to: &self)
        } catch {
          path.prepend(.member(table.names[row.pointee.row]))
          throw error
        }
      } else if !isOmitted(row, place) {
        scalar(row.pointee.operation, place)
        tag(row.pointee.tag)
      }
    }
  }

  @inline(__always)
  private func isOmitted(
    _ row: UnsafePointer<ProtobufRow>, _ place: UnsafeRawPointer
  ) -> Bool {
    switch row.pointee.presence {
    case .implicit: ScalarPlace.isZero(row.pointee.operation, place)
    case .optional: ScalarPlace.isNil(row.pointee.operation, place, flag: row.pointee.flag)
    case .always: false
    }
  }

  @inline(__always)
  private mutating func unknownFields(_ place: UnsafeRawPointer) {
    let fields = place.assumingMemoryBound(to: UnknownFields.self)
    if fields.pointee.isEmpty { return }
    fields.pointee.bytes.withUnsafeBufferPointer { append($0) }
  }

  @inline(never)
  private mutating func invalidTable(_ table: RecordTable) -> CodecFailure {
    let fault = table.protobuf.writingFault ?? ""
    return fail(.invalidTable, "\(table.name) can't be written as protobuf: \(fault)")
  }

  // MARK: Lists

  /// Writes a field for every element, the last one first.
  mutating func list(
    of coder: ErasedProtobufCoder, _ first: UnsafeRawPointer, _ count: Int, _ stride: Int,
    _ tag: ProtobufTag
  ) throws(CodecFailure) {
    let operation = coder.operation
    let record = operation == .composed ? coder.record : nil
    var index = count
    while index > 0 {
      index &-= 1
      let place = first + index &* stride
      if operation == .composed {
        try element(index, coder, record, place)
      } else {
        scalar(operation, place)
      }
      self.tag(tag)
    }
  }

  /// Writes the elements in one field, of which the tag is left out.
  mutating func packedList(
    of coder: ErasedProtobufCoder, _ first: UnsafeRawPointer, _ count: Int, _ stride: Int
  ) throws(CodecFailure) {
    let end = self.count
    let operation = coder.operation
    var index = count
    while index > 0 {
      index &-= 1
      let place = first + index &* stride
      if operation == .composed {
        try element(index, coder, nil, place)
      } else {
        scalar(operation, place)
      }
    }
    length(since: end)
  }

  @inline(__always)
  private mutating func element(
    _ index: Int, _ coder: ErasedProtobufCoder, _ record: RecordTable?, _ place: UnsafeRawPointer
  ) throws(CodecFailure) {
    do throws(CodecFailure) {
      if let record {
        let end = self.count
        try writeRecord(record, of: place)
        length(since: end)
      } else {
        try coder.writeValue(at: place, to: &self)
      }
    } catch {
      path.prepend(.element(index))
      throw error
    }
  }
}
