/// Values that no message quotes. They travel as if the coder were not there.
final class SensitiveProtobufCoder<Value>: ProtobufCoder<Value>, @unchecked Sendable {
  private let value: ErasedProtobufCoder

  init(_ value: ErasedProtobufCoder) { self.value = value }

  override var wireType: WireType { value.wireType }
  override var otherWireType: WireType? { value.otherWireType }
  override var isSingle: Bool { value.isSingle }
  override var members: OneofMembers? { value.members }
  override func order(at source: UnsafeRawPointer) -> ProtobufKeyOrder? { value.order(at: source) }
  override func isOmitted(at source: UnsafeRawPointer) -> Bool { value.isOmitted(at: source) }
  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    value.initializeZero(at: target, depth: depth)
  }

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    do throws(CodecFailure) {
      return try value.read(at: target, isSet: isSet, from: &reader)
    } catch {
      throw redacted(error, &reader)
    }
  }

  override func readMessage(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    do throws(CodecFailure) {
      return try value.readMessage(at: target, isSet: isSet, from: &reader)
    } catch {
      throw redacted(error, &reader)
    }
  }

  private func redacted(_ error: CodecFailure, _ reader: inout ProtobufReader) -> CodecFailure {
    reader.fault?.reason = SensitiveCodec<Value>.reason
    reader.path = JSONPath()
    return error
  }

  // What is written was read by nobody yet: its errors name kinds of values only.

  override func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    try value.write(at: source, tag, to: &writer)
  }

  override func writeUnlessOmitted(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    try value.writeUnlessOmitted(at: source, tag, to: &writer)
  }

  override func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    try value.writeValue(at: source, to: &writer)
  }

  override func writeMessage(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    try value.writeMessage(at: source, to: &writer)
  }
}
