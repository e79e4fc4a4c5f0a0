/// Optionals: nil is `null`, and a member that is left out.
final class OptionalCodec<Wrapped>: TypedCodec<Wrapped?>, @unchecked Sendable {
  private let wrapped: TypedCodec<Wrapped>

  init(_ wrapped: TypedCodec<Wrapped>) {
    self.wrapped = wrapped
    super.init(wrapped.operation.optional)
  }

  override var takesNullAsAbsent: Bool { true }

  override var isAbsentTrivial: Bool { true }

  override func canBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "n") || wrapped.canBegin(with: byte)
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Wrapped?>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    if try reader.takeNull() { return target.initialize(to: nil) }
    // An optional has room for what it wraps: the value is built there and then moved out and in again.
    let place = UnsafeMutableRawPointer(target).assumingMemoryBound(to: Wrapped.self)
    try wrapped.initialize(place, from: &reader)
    let value = place.move()
    target.initialize(to: .some(value))
  }

  override func initializeAbsent(_ target: UnsafeMutablePointer<Wrapped?>) -> Bool {
    target.initialize(to: nil)
    return true
  }

  override func write(
    _ source: UnsafePointer<Wrapped?>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    guard source.pointee != nil else { return writer.append("null") }
    try wrapped.write(OptionalCodec.payload(source), to: &writer)
  }

  override func isOmitted(_ source: UnsafePointer<Wrapped?>) -> Bool { source.pointee == nil }

  override func form(of source: UnsafePointer<Wrapped?>) throws(TextError) -> ParameterForm {
    guard source.pointee != nil else { return .absent }
    return try wrapped.form(of: OptionalCodec.payload(source))
  }

  override func parse(_ text: String) throws(TextError) -> Wrapped? { try wrapped.parse(text) }

  override func parse(list texts: [String]) throws(TextError) -> Wrapped? {
    try wrapped.parse(list: texts)
  }

  /// Where the value stands in an optional that isn't nil: at its beginning, as in any enum with one
  /// payload (the layout that Swift's ABI documents and keeps).
  private static func payload(_ source: UnsafePointer<Wrapped?>) -> UnsafePointer<Wrapped> {
    UnsafeRawPointer(source).assumingMemoryBound(to: Wrapped.self)
  }
}
