/// Optionals: nil is `null`, and a member that is left out.
final class OptionalCodec<Wrapped>: TypedCodec<Wrapped?>, @unchecked Sendable {
  /// Whether the optional at a place is nil.
  typealias NilCheck = @Sendable (UnsafePointer<Wrapped?>) -> Bool
  /// Makes an optional of the value that stands at its beginning.
  typealias Wrapping = @Sendable (UnsafeMutablePointer<Wrapped?>) -> Void

  private let wrapped: TypedCodec<Wrapped>
  private let isNil: NilCheck
  private let wrap: Wrapping
  private let keepsNull: Bool

  /// - Parameter keepsNull: Whether `null` is a value of what is wrapped instead of nil.
  init(
    _ wrapped: TypedCodec<Wrapped>, _ isNil: @escaping NilCheck, _ wrap: @escaping Wrapping,
    keepsNull: Bool = false
  ) {
    self.wrapped = wrapped
    self.isNil = isNil
    self.wrap = wrap
    self.keepsNull = keepsNull
    super.init(wrapped.operation.optional)
  }

  override var isFlattened: Bool { wrapped.isFlattened }

  override var caseNames: [[String]] { wrapped.caseNames }

  override func oneof() -> TypedCodec<Wrapped?>? {
    wrapped.oneof().map { OptionalCodec($0, isNil, wrap, keepsNull: true) }
  }

  override var readsNull: Bool { keepsNull && wrapped.readsNull }

  override var takesNullAsAbsent: Bool { !keepsNull }

  override var isAbsentTrivial: Bool { true }

  override var protobuf: ProtobufCoder<Wrapped?>? {
    wrapped.protobuf.map { OptionalCoder($0, isNil, wrap) }
  }

  override var protobufOneof: ErasedProtobufCoder? {
    wrapped.protobufOneof.map { OptionalCoder($0, isNil, wrap) }
  }

  override func unpacked() -> TypedCodec<Wrapped?> {
    OptionalCodec(wrapped.unpacked(), isNil, wrap)
  }

  override func areEqual(
    _ first: UnsafePointer<Wrapped?>, _ second: UnsafePointer<Wrapped?>
  ) -> Bool {
    guard !isNil(first), !isNil(second) else { return isNil(first) && isNil(second) }
    return wrapped.areEqual(at: first, second)
  }

  override func hash(_ source: UnsafePointer<Wrapped?>, into hasher: inout Hasher) {
    hasher.combine(isNil(source))
    if !isNil(source) { wrapped.hash(at: source, into: &hasher) }
  }

  override var xml: XMLCoder<Wrapped?>? { wrapped.xml.map { XMLOptionalCoder($0, isNil, wrap) } }

  override func canBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "n") || wrapped.canBegin(with: byte)
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Wrapped?>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    if !keepsNull, try reader.takeNull() { return target.initialize(to: nil) }
    // An optional has room for what it wraps.
    try wrapped.initialize(at: UnsafeMutableRawPointer(target), from: &reader)
    wrap(target)
  }

  override func proto3() -> TypedCodec<Wrapped?> {
    let wrapped = wrapped.proto3()
    return OptionalCodec(wrapped, isNil, wrap, keepsNull: wrapped.readsNull)
  }

  override func initializeAbsent(_ target: UnsafeMutablePointer<Wrapped?>) -> Bool {
    target.initialize(to: nil)
    return true
  }

  override func write(
    _ source: UnsafePointer<Wrapped?>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    if isNil(source) { return writer.append("null") }
    try wrapped.write(OptionalLayout.payload(source), to: &writer)
  }

  override func isOmitted(_ source: UnsafePointer<Wrapped?>) -> Bool { isNil(source) }

  override func form(of source: UnsafePointer<Wrapped?>) throws(TextError) -> ParameterForm {
    if isNil(source) { return .absent }
    return try wrapped.form(of: OptionalLayout.payload(source))
  }

  override func parse(_ text: String) throws(TextError) -> Wrapped? { try wrapped.parse(text) }

  override func parse(list texts: [String]) throws(TextError) -> Wrapped? {
    try wrapped.parse(list: texts)
  }
}

/// Where the parts of an optional stand in memory.
enum OptionalLayout {
  /// The place of the value in an optional that isn't nil: its beginning, as in any enum with one
  /// payload.
  ///
  /// Swift's ABI documents this layout and keeps it. Using it saves copying the value out.
  @inline(__always)
  static func payload<Wrapped>(
    _ source: UnsafeRawPointer, as type: Wrapped.Type = Wrapped.self
  ) -> UnsafePointer<Wrapped> {
    source.assumingMemoryBound(to: Wrapped.self)
  }
}
