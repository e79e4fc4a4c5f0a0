/// Enums by their raw values.
final class EnumCodec<Enum: WireEnum>: HashableCodec<Enum>, @unchecked Sendable {
  private let raw: TypedCodec<Enum.RawValue>
  let cases: EnumCases<Enum>
  /// Finds cases by raw values that are strings.
  private let index: KeyIndex?

  init(_ cases: EnumCases<Enum>) {
    raw = Enum.RawValue.codec.core
    self.cases = cases
    index = (cases.rawValues as? [String]).map(KeyIndex.init)
    super.init()
  }

  override var protobuf: ProtobufCoder<Enum>? { EnumCoder(cases) }

  override func proto3() -> TypedCodec<Enum> { EnumNameCodec(cases) }

  override var xml: XMLCoder<Enum>? { XMLEnumCoder(cases, raw) }

  // The witnesses of an enum with raw values compare and hash these, which takes longer.

  override func areEqual(_ first: UnsafePointer<Enum>, _ second: UnsafePointer<Enum>) -> Bool {
    guard let number = cases.number(at: first), let other = cases.number(at: second) else {
      return first.pointee == second.pointee
    }
    return number == other
  }

  override func canBegin(with byte: UInt8) -> Bool { raw.canBegin(with: byte) }

  override func initialize(
    _ target: UnsafeMutablePointer<Enum>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let byte = reader.peek()
    let first = reader.position
    if let index, byte == UInt8(ascii: "\"") {
      let known = try reader.withString("a string") { index.firstIndex(of: $0) }
      if let known { return cases.initialize(target, to: known) }
      reader.position = first
    }
    try initializeUnlisted(target, from: &reader)
  }

  /// Reads a value that the index doesn't have.
  @inline(never)
  private func initializeUnlisted(
    _ target: UnsafeMutablePointer<Enum>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let first = reader.position
    let rawValue = try raw.value(from: &reader)
    guard let value = Enum(rawValue: rawValue) else {
      reader.position = first
      throw reader.fail(.unknownValue, "\(reader.found) is no known value")
    }
    target.initialize(to: value)
  }

  override func write(
    _ source: UnsafePointer<Enum>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    try cases.withRawValue(of: source) { (place) throws(CodecFailure) in
      try raw.write(place, to: &writer)
    }
  }

  override func form(of source: UnsafePointer<Enum>) throws(TextError) -> ParameterForm {
    try withUnsafePointer(to: source.pointee.rawValue) { (place) throws(TextError) in
      try raw.form(of: place)
    }
  }

  override func parse(_ text: String) throws(TextError) -> Enum {
    let rawValue = try raw.parse(text)
    guard let value = Enum(rawValue: rawValue) else {
      throw TextError("\(JSONValue.string(text)) is no known value")
    }
    return value
  }
}
