/// Optionals: a field that is there or isn't.
final class OptionalCoder<Wrapped>: ProtobufCoder<Wrapped?>, @unchecked Sendable {
  private let wrapped: ErasedProtobufCoder
  private let isNil: OptionalCodec<Wrapped>.NilCheck
  private let wrap: OptionalCodec<Wrapped>.Wrapping

  init(
    _ wrapped: ErasedProtobufCoder, _ isNil: @escaping OptionalCodec<Wrapped>.NilCheck,
    _ wrap: @escaping OptionalCodec<Wrapped>.Wrapping
  ) {
    self.wrapped = wrapped
    self.isNil = isNil
    self.wrap = wrap
  }

  override var operation: ProtobufOperation { wrapped.isOptional ? .composed : wrapped.operation }

  override var wireType: WireType { wrapped.wireType }

  override var otherWireType: WireType? { wrapped.otherWireType }

  override var isSingle: Bool { false }

  override var isOptional: Bool { true }

  override var isZeroTrivial: Bool { true }

  override var members: OneofMembers? { wrapped.members }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    target.initializeMemory(as: Wrapped?.self, to: nil)
    return true
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    isNil(source.assumingMemoryBound(to: Wrapped?.self))
  }

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    // What is wrapped stands at the beginning, and nil is nothing that would have to be destroyed.
    if isSet, !isOmitted(at: target) {
      return try wrapped.read(at: target, isSet: true, from: &reader)
    }
    var isKnown = false
    defer { if isSet, !isKnown { setNil(target) } }
    isKnown = try wrapped.read(at: target, isSet: false, from: &reader)
    if isKnown { wrap(target.assumingMemoryBound(to: Wrapped?.self)) }
    return isKnown
  }

  private func setNil(_ target: UnsafeMutableRawPointer) {
    target.initializeMemory(as: Wrapped?.self, to: nil)
  }

  override func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    if !isOmitted(at: source) { try wrapped.write(at: source, tag, to: &writer) }
  }
}
