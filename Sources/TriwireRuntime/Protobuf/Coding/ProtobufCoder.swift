/// How values of a type that is not known to the caller travel in protobuf.
///
/// Values are read into, and written from, the places where they stand. What is said of a place that
/// `isSet` holds for the end of a method that fails, too: an initialised place stays so, an
/// uninitialised one as well.
class ErasedProtobufCoder: @unchecked Sendable {
  // Subclasses hold constants of Sendable types only.

  /// The kind of value, where the interpreters have their own way to read and write it.
  var operation: ProtobufOperation { .composed }

  /// The wire type of the fields that are written.
  var wireType: WireType { operation.wireType }

  /// Another wire type that is read as well.
  var otherWireType: WireType? { nil }

  /// Whether a value is one field with one value: what can be the element of a list.
  var isSingle: Bool { true }

  /// Whether a value is an optional: the bits of what it wraps, and the operation of that.
  var isOptional: Bool { false }

  /// Whether zero refers to nothing that is counted, so that its bytes can be copied.
  var isZeroTrivial: Bool { false }

  /// The table of a model.
  var record: RecordTable? { nil }

  /// The fields of a oneof; empty for anything else.
  var members: OneofMembers? { nil }

  /// Reads the value of a field whose tag the reader has passed.
  ///
  /// - Returns: false for a value that the type doesn't know, which leaves the place as it was. The
  ///   field is then kept as an unknown one.
  func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    throw reader.fail(.invalidTable, "a coder that reads nothing")
  }

  /// Reads a message up to the reader's end, as ``read(at:isSet:from:)`` does.
  func readMessage(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    throw reader.fail(.invalidTable, "a value of this type is not a message")
  }

  /// Puts what an absent field means into uninitialised memory; false when the field is needed.
  ///
  /// `depth` says how many more messages may be made inside each other.
  func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool { false }

  /// Writes a field, whatever the value; nothing for nil and empty collections.
  func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    try writeValue(at: source, to: &writer)
    writer.tag(tag)
  }

  /// Writes a field, unless it is one to leave out.
  func writeUnlessOmitted(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    if !isOmitted(at: source) { try write(at: source, tag, to: &writer) }
  }

  /// Writes a single value without a tag.
  func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    throw writer.fail(.invalidTable, "a coder that writes nothing")
  }

  /// Writes the fields of a message.
  func writeMessage(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    throw writer.fail(.invalidTable, "a value of this type is not a message")
  }

  /// Whether a message leaves the field out.
  func isOmitted(at source: UnsafeRawPointer) -> Bool { false }

  /// How keys of maps are sorted; nil for values that can't be keys.
  func order(at source: UnsafeRawPointer) -> ProtobufKeyOrder? { nil }
}

/// How values of one type travel in protobuf.
class ProtobufCoder<Value>: ErasedProtobufCoder, @unchecked Sendable {}

/// How values that are messages travel: with their length before them.
class ProtobufMessageCoder<Value>: ProtobufCoder<Value>, @unchecked Sendable {
  final override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let outer = try reader.open()
    let isKnown = try readMessage(at: target, isSet: isSet, from: &reader)
    reader.close(outer)
    return isKnown
  }

  final override func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let end = writer.count
    try writeMessage(at: source, to: &writer)
    writer.length(since: end)
  }
}

/// The place of a key among the keys of a map.
enum ProtobufKeyOrder: Comparable {
  case signed(Int64)
  case unsigned(UInt64)
  case text(String)
}
