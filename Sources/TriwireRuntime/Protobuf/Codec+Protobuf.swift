public import Foundation

extension Codec {
  /// Reads a protobuf message: a model, a union with field numbers, a date, a duration or a JSON value.
  public func decode(
    protobuf: UnsafeBufferPointer<UInt8>, limits: ProtobufLimits = ProtobufLimits()
  ) throws(ProtobufError) -> Value {
    guard let coder = core.protobuf else { throw .untranslatable(Value.self) }
    return try ProtobufReader.read(protobuf, limits: limits) { (reader) throws(CodecFailure) in
      try coder.message(from: &reader)
    }
  }

  /// Reads a protobuf message.
  public func decode(
    protobuf: Data, limits: ProtobufLimits = ProtobufLimits()
  ) throws(ProtobufError) -> Value {
    try protobuf.withBytes { (bytes) throws(ProtobufError) in
      try decode(protobuf: bytes, limits: limits)
    }
  }

  /// Reads a protobuf message.
  public func decode(
    protobuf: [UInt8], limits: ProtobufLimits = ProtobufLimits()
  ) throws(ProtobufError) -> Value {
    try protobuf.withUnsafeBufferPointer { (bytes) throws(ProtobufError) in
      try decode(protobuf: bytes, limits: limits)
    }
  }

  /// The value as a protobuf message, its fields in the order of their numbers, unknown ones last.
  ///
  /// - Parameters:
  ///   - value: What to write.
  ///   - deterministic: Whether the entries of maps are sorted by their keys, so that equal values
  ///     give the same bytes every time. Otherwise they come in no particular order, which takes
  ///     less time.
  /// - Returns: The message without a length before it.
  /// - Throws: What stands in the way of writing the value.
  public func protobuf(
    _ value: Value, deterministic: Bool = false
  ) throws(ProtobufError) -> Data {
    guard let coder = core.protobuf else { throw .untranslatable(Value.self) }
    return try ProtobufWriter.write(
      isDeterministic: deterministic
    ) { (writer) throws(CodecFailure) in
      try withUnsafePointer(to: value) { (source) throws(CodecFailure) in
        try coder.writeMessage(at: source, to: &writer)
      }
    }
  }

  /// A list that is written one field an element, even if its elements are numbers, which protobuf
  /// packs into one field otherwise. Both are always read.
  public static func unpacked(_ codec: Codec) -> Codec { Codec(codec.core.unpacked()) }
}

extension WireModel {
  /// Reads a model from a protobuf message.
  public init(
    protobuf: Data, limits: ProtobufLimits = ProtobufLimits()
  ) throws(ProtobufError) {
    self = try Codec.model.decode(protobuf: protobuf, limits: limits)
  }

  /// Reads a model from a protobuf message.
  public init(
    protobuf: [UInt8], limits: ProtobufLimits = ProtobufLimits()
  ) throws(ProtobufError) {
    self = try Codec.model.decode(protobuf: protobuf, limits: limits)
  }

  /// The model as a protobuf message.
  ///
  /// - Parameter deterministic: Whether the entries of maps are sorted, so that equal models give the
  ///   same bytes every time.
  /// - Returns: The message without a length before it.
  /// - Throws: What stands in the way of writing the model.
  public func protobuf(deterministic: Bool = false) throws(ProtobufError) -> Data {
    try Codec.model.protobuf(self, deterministic: deterministic)
  }
}

extension ProtobufCoder {
  /// Reads a message that ends where the reader does.
  fileprivate func message(from reader: inout ProtobufReader) throws(CodecFailure) -> Value {
    let mark = reader.scratch.mark
    defer { reader.scratch.release(to: mark) }
    let place = reader.scratch.take(MemoryLayout<Value>.size)
    guard try readMessage(at: place, isSet: false, from: &reader) else {
      throw reader.fail(.missing, "the message has none of the union's cases")
    }
    return place.assumingMemoryBound(to: Value.self).move()
  }
}

extension ProtobufError {
  fileprivate static func untranslatable(_ type: Any.Type) -> ProtobufError {
    ProtobufError(
      kind: .invalidTable, offset: nil, path: "",
      reason: "protobuf has no form for values of \(type)")
  }
}
