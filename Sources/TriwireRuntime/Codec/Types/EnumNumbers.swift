/// The numbers that protobuf has for the cases of an enum.
///
/// An integer's raw value is its number. A string's stands beside the cases; one that no case has is
/// kept as a string of its decimal digits.
struct EnumNumbers<Enum: WireEnum>: Sendable {
  private let cases: EnumCases<Enum>
  /// In the order of the cases.
  private let numbers: [Int32]
  /// Indices of the cases by number; of several cases with one number, the first.
  private let indices: [Int32: Int]
  /// The same for small numbers; -1 where there is no case.
  private let small: [Int]
  /// Finds cases by raw values that are strings.
  private let names: KeyIndex?
  /// Whether a case is named like a number.
  private let hasNumericNames: Bool
  private let unknown: (@Sendable (Int32) -> Enum?)?

  init(_ cases: EnumCases<Enum>) {
    self.cases = cases
    let raw = cases.rawValues
    let numbers = Enum.protobufNumbers ?? raw.compactMap { EnumNumbers.integer($0) }
    let isWhole = numbers.count == cases.count
    self.numbers = isWhole ? numbers : []
    let pairs = self.numbers.enumerated().map { ($1, $0) }
    let indices = Dictionary(pairs) { first, _ in first }
    self.indices = indices
    small = (0..<64).map { indices[$0] ?? -1 }
    let texts = raw as? [String]
    names = texts.map(KeyIndex.init)
    hasNumericNames = texts?.contains { Int32($0) != nil } ?? false
    haveZero = indices[0] != nil || (texts == nil && Enum.self is any OpenWireEnum.Type)
    unknown = (Enum.self as? any OpenWireEnum.Type).map { EnumUnknowns.maker(of: $0) }
  }

  /// Whether an absent field is number zero: a case, or an unknown one of an integer enum.
  let haveZero: Bool

  /// Whether the enum has numbers for all its cases.
  var isComplete: Bool { numbers.count == cases.count }

  /// Puts the case of a number into uninitialised memory, an unknown one if the enum is open; false if
  /// there is none.
  @inline(__always)
  func initialize(_ target: UnsafeMutablePointer<Enum>, to number: Int32) -> Bool {
    guard let index = index(of: number) else { return initializeUnlisted(target, to: number) }
    cases.initialize(target, to: index)
    return true
  }

  @inline(never)
  private func initializeUnlisted(_ target: UnsafeMutablePointer<Enum>, to number: Int32) -> Bool {
    guard let value = unknown?(number) else { return false }
    target.initialize(to: value)
    return true
  }

  /// The case of a number, an unknown one if the enum is open; nil if there is none.
  func value(of number: Int32) -> Enum? {
    if let index = index(of: number) { return cases[index] }
    return unknown?(number)
  }

  @inline(__always)
  private func index(of number: Int32) -> Int? {
    guard number >= 0, number < small.count else { return indices[number] }
    let index = small[Int(number)]
    return index < 0 ? nil : index
  }

  /// The number of the value at a place; nil when it has none.
  @inline(__always)
  func number(of source: UnsafePointer<Enum>) -> Int32? {
    if let index = cases.number(at: UnsafeRawPointer(source)), index < numbers.count {
      return numbers[index]
    }
    return soughtNumber(of: source.pointee)
  }

  @inline(never)
  private func soughtNumber(of value: Enum) -> Int32? {
    guard let names else { return listedNumber(of: value) ?? EnumNumbers.integer(value.rawValue) }
    guard let raw = value.rawValue as? String else { return nil }
    let index = raw.withBytes { names.firstIndex(of: $0) }
    // The text of an unknown number can be that of a case.
    if let index, index < numbers.count, !hasNumericNames || cases[index] == value {
      return numbers[index]
    }
    return Int32(raw).flatMap { String($0) == raw ? $0 : nil }
  }

  /// The number of a case whose raw value is an integer, but not its number.
  private func listedNumber(of value: Enum) -> Int32? {
    guard Enum.protobufNumbers != nil else { return nil }
    return numbers.indices.first { cases[$0] == value }.map { numbers[$0] }
  }

  private static func integer(_ value: Enum.RawValue) -> Int32? {
    if let value = value as? Int32 { return value }
    return (value as? any FixedWidthInteger).flatMap { Int32(exactly: $0) }
  }
}

/// Makes values of open enums that no case stands for.
private enum EnumUnknowns {
  static func maker<Open: OpenWireEnum, Enum>(
    of type: Open.Type
  ) -> @Sendable (Int32) -> Enum? {
    { number in raw(number, as: Open.RawValue.self).map(Open.unknown) as? Enum }
  }

  /// A number as the raw value of an enum: itself, or its decimal text.
  private static func raw<Raw>(_ number: Int32, as type: Raw.Type) -> Raw? {
    if let text = String(number) as? Raw { return text }
    guard let integer = Raw.self as? any FixedWidthInteger.Type else { return nil }
    return integer.init(exactly: number) as? Raw
  }
}
