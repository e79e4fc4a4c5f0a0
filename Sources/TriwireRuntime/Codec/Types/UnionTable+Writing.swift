extension UnionTable {
  func write(_ union: Union, to writer: inout JSONWriter) throws(CodecFailure) {
    for row in cases {
      let isWritten = try row.json.write(union, to: &writer) {
        (codec, place, writer) throws(CodecFailure) in
        try style.write(row.tag, codec, place, to: &writer)
      }
      if isWritten { return }
    }
    try writeUnknown(union, to: &writer)
  }

  private func writeUnknown(_ union: Union, to writer: inout JSONWriter) throws(CodecFailure) {
    guard let (tag, value) = unknown?.payload(union) else {
      throw writer.fail(.unwritable, "the union is of a case that its table doesn't have")
    }
    writer.value(style == .keyed ? .object(JSONObject([(tag, value)])) : value)
  }
}

extension UnionStyle {
  /// Writes the payload of a case.
  func write(
    _ tag: String, _ codec: ErasedCodec, _ place: UnsafeRawPointer, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    switch self {
    case .untagged: try codec.write(at: place, to: &writer)
    case .keyed:
      let start = writer.count
      try writer.member(tag, codec, place)
      writer.closeObject(from: start)
    case .discriminated(let name): try write(name, tag, codec, place, to: &writer)
    }
  }

  private func write(
    _ name: String, _ tag: String, _ codec: ErasedCodec, _ place: UnsafeRawPointer,
    to writer: inout JSONWriter
  ) throws(CodecFailure) {
    guard let table = codec.record else { throw writer.notAModel(tag) }
    try writer.writeRecord(table, of: place, tag: name, tag)
  }
}

extension JSONWriter {
  fileprivate mutating func notAModel(_ tag: String) -> CodecFailure {
    fail(.invalidTable, "the case \(tag) of a discriminated union is not a model")
  }

  /// Writes a payload as a member of the object that is being written.
  mutating func member(
    _ tag: String, _ codec: ErasedCodec, _ place: UnsafeRawPointer
  ) throws(CodecFailure) {
    key(tag)
    do throws(CodecFailure) {
      try codec.write(at: place, to: &self)
    } catch {
      path.prepend(.member(tag))
      throw error
    }
  }
}
