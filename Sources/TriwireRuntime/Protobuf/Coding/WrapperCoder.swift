/// Values inside others, which travel as if they stood in the others' place: newtypes, what is kept
/// on the heap, the states of patches and the cases of unions.
final class WrapperCoder<Outer, Inner>: ProtobufCoder<Outer>, @unchecked Sendable {
  private let inner: ErasedProtobufCoder
  private let codec: TypedCodec<Inner>
  private let wrap: @Sendable (Inner) -> Outer
  private let unwrap: @Sendable (Outer) -> Inner?
  private let absence: Absence
  /// Why a value without an inner one can't be left out; nil where it can.
  private let refusal: @Sendable (Outer) -> String?

  /// What it means that the field is absent.
  enum Absence: Sendable {
    /// The inner value says it.
    case inner
    /// That there is no inner value: even zero is written.
    case empty(@Sendable () -> Outer?)
  }

  init(
    _ inner: ErasedProtobufCoder, _ codec: TypedCodec<Inner>, absence: Absence = .inner,
    wrap: @escaping @Sendable (Inner) -> Outer, unwrap: @escaping @Sendable (Outer) -> Inner?,
    refusal: @escaping @Sendable (Outer) -> String? = { _ in nil }
  ) {
    self.inner = inner
    self.codec = codec
    self.absence = absence
    self.wrap = wrap
    self.unwrap = unwrap
    self.refusal = refusal
  }

  override var wireType: WireType { inner.wireType }

  override var otherWireType: WireType? { inner.otherWireType }

  override var isSingle: Bool { if case .inner = absence { inner.isSingle } else { false } }

  override var members: OneofMembers? { inner.members }

  override func order(at source: UnsafeRawPointer) -> ProtobufKeyOrder? {
    unwrap(source.assumingMemoryBound(to: Outer.self)).flatMap { value in
      withUnsafePointer(to: value) { inner.order(at: $0) }
    }
  }

  private func unwrap(_ source: UnsafePointer<Outer>) -> Inner? { unwrap(source.pointee) }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    let target = target.assumingMemoryBound(to: Outer.self)
    switch absence {
    case .empty(let value):
      guard let value = value() else { return false }
      target.initialize(to: value)
    case .inner:
      let place = UnsafeMutablePointer<Inner>.allocate(capacity: 1)
      defer { place.deallocate() }
      guard inner.initializeZero(at: place, depth: depth) else { return false }
      target.initialize(to: wrap(place.move()))
    }
    return true
  }

  // The inner value is always in memory of the scratch stack: values may be large, and the thread's
  // stack may be small.

  // MARK: Reading

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let mark = reader.scratch.mark
    let place = reader.scratch.take(MemoryLayout<Inner>.size)
    // An old value is moved out, so that what it holds isn't shared while it is added to.
    let isMoved = isSet && move(target, to: place)
    var isKnown = false
    defer {
      if isKnown || isMoved { put(place, into: target, isSet: isSet && !isMoved) }
      reader.scratch.release(to: mark)
    }
    isKnown = try inner.read(at: place, isSet: isMoved, from: &reader)
    return isKnown
  }

  @inline(never)
  private func move(_ source: UnsafeMutableRawPointer, to place: UnsafeMutableRawPointer) -> Bool {
    let source = source.assumingMemoryBound(to: Outer.self)
    guard let value = unwrap(source.pointee) else { return false }
    source.deinitialize(count: 1)
    place.initializeMemory(as: Inner.self, to: value)
    return true
  }

  @inline(never)
  private func put(
    _ place: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer, isSet: Bool
  ) {
    let target = target.assumingMemoryBound(to: Outer.self)
    if isSet { target.deinitialize(count: 1) }
    target.initialize(to: wrap(place.assumingMemoryBound(to: Inner.self).move()))
  }

  // MARK: Writing

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    let source = source.assumingMemoryBound(to: Outer.self)
    guard let value = unwrap(source) else { return refusal(source.pointee) == nil }
    guard case .inner = absence else { return false }
    return withUnsafePointer(to: value) { inner.isOmitted(at: $0) }
  }

  override func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let mark = writer.scratch.mark
    defer { writer.scratch.release(to: mark) }
    let place = writer.scratch.take(MemoryLayout<Inner>.size)
    guard try copy(source, to: place, for: &writer) else { return }
    defer { codec.destroy(at: place, count: 1) }
    try inner.write(at: place, tag, to: &writer)
  }

  override func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let mark = writer.scratch.mark
    defer { writer.scratch.release(to: mark) }
    let place = writer.scratch.take(MemoryLayout<Inner>.size)
    guard try copy(source, to: place, for: &writer) else { return }
    defer { codec.destroy(at: place, count: 1) }
    try inner.writeValue(at: place, to: &writer)
  }

  @inline(never)
  private func copy(
    _ source: UnsafeRawPointer, to place: UnsafeMutableRawPointer, for writer: inout ProtobufWriter
  ) throws(CodecFailure) -> Bool {
    let source = source.assumingMemoryBound(to: Outer.self)
    guard let value = unwrap(source) else {
      if let reason = refusal(source.pointee) { throw writer.fail(.unwritable, reason) }
      return false
    }
    place.initializeMemory(as: Inner.self, to: value)
    return true
  }
}
