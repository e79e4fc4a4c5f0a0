/// Optionals: nil is no element at all, and one with `xsi:nil` where there has to be one.
final class XMLOptionalCoder<Wrapped>: XMLCoder<Wrapped?>, @unchecked Sendable {
  private let wrapped: XMLCoder<Wrapped>
  private let isNil: OptionalCodec<Wrapped>.NilCheck
  private let wrap: OptionalCodec<Wrapped>.Wrapping

  init(
    _ wrapped: XMLCoder<Wrapped>, _ isNil: @escaping OptionalCodec<Wrapped>.NilCheck,
    _ wrap: @escaping OptionalCodec<Wrapped>.Wrapping
  ) {
    self.wrapped = wrapped
    self.isNil = isNil
    self.wrap = wrap
    super.init(
      isText: wrapped.isText, isChoice: wrapped.isChoice, isRepeated: wrapped.isRepeated,
      isOptional: true)
  }

  override var root: XMLTag? { wrapped.root }

  // MARK: Reading

  // An optional has room for what it wraps, which stands at its beginning.

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    if reader.isNil {
      try reader.skipElement()
      target.initializeMemory(as: Wrapped?.self, to: nil)
    } else {
      try wrapped.initialize(at: target, in: tag, from: &reader)
      wrap(target.assumingMemoryBound(to: Wrapped?.self))
    }
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, text: XMLText, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try wrapped.initialize(at: target, text: text, from: &reader)
    wrap(target.assumingMemoryBound(to: Wrapped?.self))
  }

  override func accepts(_ tag: XMLStartTag, in outer: Int32) -> Bool {
    wrapped.accepts(tag, in: outer)
  }

  override func initializeChoice(
    at target: UnsafeMutableRawPointer, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try wrapped.initializeChoice(at: target, from: &reader)
    wrap(target.assumingMemoryBound(to: Wrapped?.self))
  }

  override func initializeRun(
    _ child: Int, at target: UnsafeMutableRawPointer, _ members: inout XMLMembers,
    from reader: inout XMLReader
  ) throws(CodecFailure) -> Int {
    let next = try wrapped.initializeRun(child, at: target, &members, from: &reader)
    wrap(target.assumingMemoryBound(to: Wrapped?.self))
    return next
  }

  override func merge(
    _ more: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer,
    from reader: inout XMLReader
  ) throws(CodecFailure) {
    // Neither is nil: each has been read from elements.
    try wrapped.merge(more, into: target, from: &reader)
  }

  // MARK: Writing

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    isNil(source.assumingMemoryBound(to: Wrapped?.self))
  }

  override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    if isOmitted(at: source) { return writer.writeNil(tag) }
    try wrapped.writeElement(at: source, as: tag, to: &writer)
  }

  override func writeMembers(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    if isOmitted(at: source) { return }
    try wrapped.writeMembers(at: source, as: tag, to: &writer)
  }

  override func writeText(
    at source: UnsafeRawPointer, inAttribute: Bool, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    if isOmitted(at: source) { return }
    try wrapped.writeText(at: source, inAttribute: inAttribute, to: &writer)
  }
}
