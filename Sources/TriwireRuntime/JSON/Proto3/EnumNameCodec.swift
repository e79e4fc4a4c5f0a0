/// Enums by the names of a protobuf schema; numbers are read too, and written for unknown ones.
final class EnumNameCodec<Enum: WireEnum>: HashableCodec<Enum>, @unchecked Sendable {
  private let numbers: EnumNumbers<Enum>
  private let cases: [String: Enum]
  private let names: [Enum: String]

  init(_ cases: EnumCases<Enum>) {
    numbers = EnumNumbers(cases)
    let names = Enum.protobufNames ?? Enum.allCases.map { $0.rawValue as? String ?? "" }
    let pairs = zip(Enum.allCases, names).filter { !$1.isEmpty }
    self.cases = Dictionary(pairs.map { ($1, $0) }) { first, _ in first }
    self.names = Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
    super.init()
  }

  override func canBegin(with byte: UInt8) -> Bool { NumberStart.matches(byte, isQuoted: true) }

  override func zero() -> Enum? { numbers.value(of: 0) }

  override func isZero(_ source: UnsafePointer<Enum>) -> Bool {
    numbers.number(of: source) == 0
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Enum>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let first = reader.peek()
    let start = reader.position
    guard let value = try first == UInt8(ascii: "\"") ? named(&reader) : numbered(&reader) else {
      reader.position = start
      throw reader.fail(.unknownValue, "\(reader.found) is no known value")
    }
    target.initialize(to: value)
  }

  private func named(_ reader: inout JSONReader) throws(CodecFailure) -> Enum? {
    let name = try reader.string("a name")
    return cases[name] ?? (name as? Enum.RawValue).flatMap { Enum(rawValue: $0) }
  }

  private func numbered(_ reader: inout JSONReader) throws(CodecFailure) -> Enum? {
    numbers.value(of: try reader.integer())
  }

  override func write(
    _ source: UnsafePointer<Enum>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    if let name = names[source.pointee] { return writer.string(name) }
    if let number = numbers.number(of: source) { return writer.integer(number) }
    guard let raw = source.pointee.rawValue as? String else {
      throw writer.fail(.unwritable, "\(source.pointee) has no name and no number")
    }
    writer.string(raw)
  }

  override func form(of source: UnsafePointer<Enum>) throws(TextError) -> ParameterForm {
    .text(names[source.pointee] ?? "\(source.pointee.rawValue)")
  }

  override func parse(_ text: String) throws(TextError) -> Enum {
    let number = Int32(text).flatMap(numbers.value)
    let unlisted = (text as? Enum.RawValue).flatMap { Enum(rawValue: $0) }
    guard let value = cases[text] ?? number ?? unlisted else {
      throw TextError("\(JSONValue.string(text)) is no known value")
    }
    return value
  }
}
