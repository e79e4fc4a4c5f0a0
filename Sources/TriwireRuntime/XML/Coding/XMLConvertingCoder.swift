/// Values that travel as others do: newtypes, values in places of their own, members of partial updates.
class XMLConvertingCoder<Value, Raw>: XMLCoder<Value>, @unchecked Sendable {
  final let raw: XMLCoder<Raw>

  init(_ raw: XMLCoder<Raw>, isOptional: Bool = false) {
    self.raw = raw
    super.init(
      isText: raw.isText, isChoice: raw.isChoice, isRepeated: raw.isRepeated,
      isOptional: isOptional || raw.isOptional)
  }

  /// Makes a value.
  func make(_ raw: Raw) -> Value? { nil }

  /// What a value travels as; nil when it travels as nothing.
  func raw(of value: Value) -> Raw? { nil }

  final override var root: XMLTag? { raw.root }

  // MARK: Reading

  private func put(_ raw: Raw, _ target: UnsafeMutableRawPointer, _ reader: inout XMLReader)
    throws(CodecFailure)
  {
    guard let value = make(raw) else { throw reader.fail(.mismatch, "a value of another kind") }
    target.initializeMemory(as: Value.self, to: value)
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try put(try raw.value(in: tag, from: &reader), target, &reader)
  }

  final override func initialize(
    at target: UnsafeMutableRawPointer, text: XMLText, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let value = try raw.value(from: &reader) { (place, reader) throws(CodecFailure) in
      try raw.initialize(at: place, text: text, from: &reader)
    }
    try put(value, target, &reader)
  }

  final override func accepts(_ tag: XMLStartTag, in outer: Int32) -> Bool {
    raw.accepts(tag, in: outer)
  }

  final override func initializeChoice(
    at target: UnsafeMutableRawPointer, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let value = try raw.value(from: &reader) { (place, reader) throws(CodecFailure) in
      try raw.initializeChoice(at: place, from: &reader)
    }
    try put(value, target, &reader)
  }

  final override func initializeRun(
    _ child: Int, at target: UnsafeMutableRawPointer, _ members: inout XMLMembers,
    from reader: inout XMLReader
  ) throws(CodecFailure) -> Int {
    var next = child
    let value = try raw.value(from: &reader) { (place, reader) throws(CodecFailure) in
      next = try raw.initializeRun(child, at: place, &members, from: &reader)
    }
    try put(value, target, &reader)
    return next
  }

  final override func merge(
    _ more: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer,
    from reader: inout XMLReader
  ) throws(CodecFailure) {
    let place = target.assumingMemoryBound(to: Value.self)
    let added = more.assumingMemoryBound(to: Value.self).move()
    guard let more = raw(of: added), var merged = raw(of: place.pointee), let empty = make(more)
    else { return }
    // Nobody else holds the first one's storage now, so that it can grow in place.
    place.pointee = empty
    try raw.merge(more, into: &merged, from: &reader)
    if let value = make(merged) { place.pointee = value }
  }

  // MARK: Writing

  private func withRaw(
    at source: UnsafeRawPointer, _ body: (UnsafePointer<Raw>) throws(CodecFailure) -> Void
  ) throws(CodecFailure) -> Bool {
    guard let raw = raw(of: source.assumingMemoryBound(to: Value.self).pointee) else {
      return false
    }
    try withUnsafePointer(to: raw) { (place) throws(CodecFailure) in try body(place) }
    return true
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    guard let raw = raw(of: source.assumingMemoryBound(to: Value.self).pointee) else {
      return false
    }
    return withUnsafePointer(to: raw) { self.raw.isOmitted(at: $0) }
  }

  final override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let isWritten = try withRaw(at: source) { (place) throws(CodecFailure) in
      try raw.writeElement(at: place, as: tag, to: &writer)
    }
    if !isWritten { writer.writeNil(tag) }
  }

  final override func writeMembers(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    if isOmitted(at: source) { return }
    let isWritten = try withRaw(at: source) { (place) throws(CodecFailure) in
      try raw.writeMembers(at: place, as: tag, to: &writer)
    }
    if isWritten { return }
    if isChoice || isRepeated { throw nullIsUnwritable(&writer) }
    writer.writeNil(tag)
  }

  final override func writeText(
    at source: UnsafeRawPointer, inAttribute: Bool, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let isWritten = try withRaw(at: source) { (place) throws(CodecFailure) in
      try raw.writeText(at: place, inAttribute: inAttribute, to: &writer)
    }
    if !isWritten { throw nullIsUnwritable(&writer) }
  }

  private func nullIsUnwritable(_ writer: inout XMLWriter) -> CodecFailure {
    writer.fail(.unwritable, "null has no form here")
  }
}

/// Newtypes, which travel as what they wrap.
final class XMLNewtypeCoder<Newtype: WireNewtype>: XMLConvertingCoder<Newtype, Newtype.RawValue>,
  @unchecked Sendable
{
  override func make(_ raw: Newtype.RawValue) -> Newtype? { Newtype(raw) }

  override func raw(of value: Newtype) -> Newtype.RawValue? { value.rawValue }
}

/// Values in a place of their own, which travel as if they were in the model's.
final class XMLIndirectCoder<Value>: XMLConvertingCoder<Indirect<Value>, Value>,
  @unchecked Sendable
{
  override func make(_ raw: Value) -> Indirect<Value>? { Indirect(wrappedValue: raw) }

  override func raw(of value: Indirect<Value>) -> Value? { value.wrappedValue }
}

/// The three states of a member in a partial update: no element, one with `xsi:nil`, or a value.
final class XMLPatchCoder<Value>: XMLConvertingCoder<Patch<Value>, Value>, @unchecked Sendable {
  init(_ value: XMLCoder<Value>) { super.init(value, isOptional: true) }

  override func make(_ raw: Value) -> Patch<Value>? { .value(raw) }

  override func raw(of value: Patch<Value>) -> Value? {
    if case .value(let value) = value { value } else { nil }
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    guard reader.isNil else { return try super.initialize(at: target, in: tag, from: &reader) }
    try reader.skipElement()
    target.initializeMemory(as: Patch<Value>.self, to: .null)
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    if case .absent = source.assumingMemoryBound(to: Patch<Value>.self).pointee {
      true
    } else {
      false
    }
  }
}
