/// The message that an entry of a map is.
struct MapEntryCoder: Sendable {
  let key: ErasedProtobufCoder
  let value: ErasedProtobufCoder
  let keyTag: ProtobufTag
  let valueTag: ProtobufTag
  private let keyCodec: ErasedCodec
  private let valueCodec: ErasedCodec

  /// nil when keys or values can't stand in a map.
  init?(_ keyCodec: ErasedCodec, _ valueCodec: ErasedCodec) {
    guard let key = keyCodec.erasedProtobuf, key.isSingle,
      let value = valueCodec.erasedProtobuf, value.isSingle
    else { return nil }
    self.key = key
    self.value = value
    self.keyCodec = keyCodec
    self.valueCodec = valueCodec
    keyTag = ProtobufTag(1, key.wireType)
    valueTag = ProtobufTag(2, value.wireType)
  }

  /// Writes an entry with its length before it.
  func write(
    _ key: UnsafeRawPointer, _ value: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let end = writer.count
    try self.value.write(at: value, valueTag, to: &writer)
    try self.key.write(at: key, keyTag, to: &writer)
    writer.length(since: end)
  }

  /// Destroys what has been read of an entry.
  func destroy(_ key: UnsafeMutableRawPointer?, _ value: UnsafeMutableRawPointer?) {
    if let key { keyCodec.destroy(at: key, count: 1) }
    if let value { valueCodec.destroy(at: value, count: 1) }
  }
}
