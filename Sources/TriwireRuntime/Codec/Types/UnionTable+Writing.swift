extension UnionTable {
  func write(_ union: Union, to writer: inout JSONWriter) throws(CodecFailure) {
    for row in cases where try row.payload.write(union, row.tag, style, to: &writer) { return }
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
    case .keyed: try writeKeyed(tag, codec, place, to: &writer)
    case .discriminated(let name): try write(name, tag, codec, place, to: &writer)
    }
  }

  private func writeKeyed(
    _ tag: String, _ codec: ErasedCodec, _ place: UnsafeRawPointer, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let start = writer.count
    writer.key(tag)
    do throws(CodecFailure) {
      try codec.write(at: place, to: &writer)
    } catch {
      writer.path.prepend(.member(tag))
      throw error
    }
    writer.closeObject(from: start)
  }

  private func write(
    _ name: String, _ tag: String, _ codec: ErasedCodec, _ place: UnsafeRawPointer,
    to writer: inout JSONWriter
  ) throws(CodecFailure) {
    guard let table = codec.record else {
      throw writer.fail(.invalidTable, "the case \(tag) of a discriminated union is not a model")
    }
    try writer.writeRecord(table, of: place, tag: name, tag)
  }
}
