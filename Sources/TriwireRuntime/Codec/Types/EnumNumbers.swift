/// The numbers that protobuf has for the cases of an enum.
///
/// An integer's raw value is its number. A string's stands beside the cases; one that no case has is
/// kept as a string of its decimal digits.
struct EnumNumbers<Enum: WireEnum>: Sendable {
  private let cases: [Int32: Enum]
  private let numbers: [Enum: Int32]

  init() {
    let listed = Enum.protobufNumbers ?? []
    let pairs = zip(Enum.allCases, listed).map { ($0, $1) }
    cases = Dictionary(pairs.map { ($1, $0) }) { first, _ in first }
    numbers = Dictionary(pairs) { first, _ in first }
  }

  /// The case of a number, an unknown one if the enum is open; nil if there is none.
  func value(of number: Int32) -> Enum? {
    if let value = cases[number] { return value }
    return EnumNumbers.rawValue(number).flatMap { Enum(rawValue: $0) }
  }

  /// The number of a case; nil when it has none.
  func number(of value: Enum) -> Int32? {
    if let number = numbers[value] { return number }
    switch value.rawValue {
    case let raw as Int32: return raw
    case let raw as Int64: return Int32(exactly: raw)
    case let raw as UInt32: return Int32(exactly: raw)
    case let raw as UInt64: return Int32(exactly: raw)
    case let raw as String: return EnumNumbers.number(kept: raw)
    default: return nil
    }
  }

  private static func rawValue(_ number: Int32) -> Enum.RawValue? {
    switch Enum.RawValue.self {
    case is Int32.Type: number as? Enum.RawValue
    case is Int64.Type: Int64(number) as? Enum.RawValue
    case is UInt32.Type: UInt32(exactly: number) as? Enum.RawValue
    case is UInt64.Type: UInt64(exactly: number) as? Enum.RawValue
    case is String.Type: String(number) as? Enum.RawValue
    default: nil
    }
  }

  /// The number that a text keeps, in the one form that it is kept in.
  private static func number(kept text: String) -> Int32? {
    Int32(text).flatMap { String($0) == text ? $0 : nil }
  }
}
