/// Enums by their raw values.
final class EnumCodec<Enum: WireEnum>: TypedCodec<Enum>, @unchecked Sendable {
  private let raw: TypedCodec<Enum.RawValue>
  /// The cases in their order.
  private let cases: UnsafeMutablePointer<Enum>
  /// Finds cases by raw values that are strings.
  private let index: KeyIndex?
  private let count: Int

  init() {
    raw = Enum.RawValue.codec.core
    let all = Array(Enum.allCases)
    cases = .allocate(capacity: all.count)
    cases.initialize(from: all, count: all.count)
    count = all.count
    index = (all.map(\.rawValue) as? [String]).map(KeyIndex.init)
    super.init()
  }

  deinit {
    cases.deinitialize(count: count)
    cases.deallocate()
  }

  override var protobuf: ProtobufCoder<Enum>? { EnumCoder(of: Enum.self) }

  override func proto3() -> TypedCodec<Enum> { EnumNameCodec() }

  override var xml: XMLCoder<Enum>? { XMLEnumCoder(self, raw) }

  override func canBegin(with byte: UInt8) -> Bool { raw.canBegin(with: byte) }

  override func initialize(
    _ target: UnsafeMutablePointer<Enum>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let byte = reader.peek()
    let first = reader.position
    if let index, byte == UInt8(ascii: "\"") {
      let known = try reader.withString("a string") { index.firstIndex(of: $0) }
      if let known { return target.initialize(to: cases[known]) }
      reader.position = first
    }
    try initializeUnlisted(target, from: &reader)
  }

  /// Puts one of the cases into uninitialised memory.
  func initialize(_ target: UnsafeMutablePointer<Enum>, case number: Int) {
    target.initialize(to: cases[number])
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
    try withUnsafePointer(to: source.pointee.rawValue) { (place) throws(CodecFailure) in
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
