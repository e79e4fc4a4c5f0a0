/// Enums by their raw values.
final class EnumCodec<Enum: WireEnum>: TypedCodec<Enum>, @unchecked Sendable {
  private let raw: TypedCodec<Enum.RawValue>
  private let cases: [Enum.RawValue: Enum]

  override init() {
    raw = Enum.RawValue.codec.core
    cases = Dictionary(Enum.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
  }

  override func canBegin(with byte: UInt8) -> Bool { raw.canBegin(with: byte) }

  override func initialize(
    _ target: UnsafeMutablePointer<Enum>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    _ = reader.peek()
    let first = reader.position
    let rawValue = try raw.value(from: &reader)
    guard let value = value(rawValue) else {
      reader.position = first
      throw reader.fail(.unknownValue, "\(reader.found) is no known value")
    }
    target.initialize(to: value)
  }

  private func value(_ rawValue: Enum.RawValue) -> Enum? {
    cases[rawValue] ?? Enum(rawValue: rawValue)
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

  override func parse(_ texts: [String]) throws(TextError) -> Enum {
    let rawValue = try raw.parse(texts)
    guard let value = value(rawValue) else { throw TextError("\"\(rawValue)\" is no known value") }
    return value
  }
}
