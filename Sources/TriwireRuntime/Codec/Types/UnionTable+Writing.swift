extension UnionTable {
  func write(_ union: Union, to writer: inout JSONWriter) throws(CodecFailure) {
    for row in cases {
      let done: Void? = try row.payload.withPayload(of: union) {
        (codec, place) throws(CodecFailure) in
        try write(row.tag, codec, place, to: &writer)
      }
      if done != nil { return }
    }
    guard let (tag, value) = unknown?.payload(union) else {
      throw writer.fail(.unwritable, "the union is of a case that its table doesn't have")
    }
    writeUnknown(tag, value, to: &writer)
  }

  private func write(
    _ tag: String, _ codec: ErasedCodec, _ place: UnsafeRawPointer, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    switch style {
    case .untagged: try codec.write(at: place, to: &writer)
    case .keyed:
      let start = writer.count
      writer.key(tag)
      do throws(CodecFailure) {
        try codec.write(at: place, to: &writer)
      } catch {
        writer.path.prepend(.member(tag))
        throw error
      }
      writer.closeObject(from: start)
    case .discriminated(let name):
      guard let table = codec.record else {
        throw writer.fail(.invalidTable, "the case \(tag) of a discriminated union is not a model")
      }
      try writer.writeRecord(table, of: place, tag: name, tag)
    }
  }

  private func writeUnknown(_ tag: String, _ value: JSONValue, to writer: inout JSONWriter) {
    guard style == .keyed else { return writer.value(value) }
    writer.value(.object(JSONObject([(tag, value)])))
  }
}
