/// Any JSON value as google.protobuf.Value, of which an empty message is `null`.
///
/// Numbers travel as doubles.
final class JSONValueCoder: ProtobufMessageCoder<JSONValue>, @unchecked Sendable {
  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    target.initializeMemory(as: JSONValue.self, to: .null)
    return true
  }

  override func readMessage(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let target = target.assumingMemoryBound(to: JSONValue.self)
    let value = try reader.jsonValue(merging: isSet ? target.pointee : .null)
    if isSet { target.pointee = value } else { target.initialize(to: value) }
    return true
  }

  override func writeMessage(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    try writer.jsonValue(source.assumingMemoryBound(to: JSONValue.self).pointee)
  }
}

/// The tags in google.protobuf.Value, Struct and ListValue.
enum JSONTags {
  static let null = ProtobufTag(1, .varint)
  static let number = ProtobufTag(2, .fixed64)
  static let string = ProtobufTag(3, .delimited)
  static let bool = ProtobufTag(4, .varint)
  static let object = ProtobufTag(5, .delimited)
  static let array = ProtobufTag(6, .delimited)
  /// The entries of a Struct.
  static let fields = ProtobufTag(1, .delimited)
  /// The parts of an entry.
  static let key = ProtobufTag(1, .delimited)
  static let value = ProtobufTag(2, .delimited)
  /// The elements of a ListValue.
  static let values = ProtobufTag(1, .delimited)
}
