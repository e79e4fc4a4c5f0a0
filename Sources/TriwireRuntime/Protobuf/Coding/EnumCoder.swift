/// Enums by their numbers.
///
/// A closed enum doesn't know numbers of no case; an open one keeps them.
final class EnumCoder<Enum: WireEnum>: ProtobufCoder<Enum>, @unchecked Sendable {
  private let numbers: EnumNumbers
  private let cases: [Enum]
  /// Finds cases by raw values that are strings.
  private let names: KeyIndex?
  /// Whether a case is named like a number.
  private let hasNumericNames: Bool
  private let unknown: (@Sendable (Int32) -> Enum?)?

  /// nil when the enum has no numbers.
  init?(of type: Enum.Type) {
    let cases = Array(Enum.allCases)
    let raw = cases.map(\.rawValue)
    guard let numbers = Enum.protobufNumbers ?? EnumNumbers.numbers(of: raw),
      numbers.count == cases.count
    else { return nil }
    self.cases = cases
    self.numbers = EnumNumbers(numbers)
    names = (raw as? [String]).map(KeyIndex.init)
    hasNumericNames = (raw as? [String])?.contains { Int32($0) != nil } ?? false
    unknown = (Enum.self as? any OpenWireEnum.Type).map { EnumUnknowns.maker(of: $0) }
  }

  override var wireType: WireType { .varint }

  override func order(at source: UnsafeRawPointer) -> ProtobufKeyOrder? {
    number(of: source).map { .signed(Int64($0)) }
  }

  // MARK: Reading

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let number = Int32(truncatingIfNeeded: try reader.varint())
    if let index = numbers.index(of: number) {
      put(cases[index], into: target, isSet: isSet)
      return true
    }
    guard let value = unknown?(number) else { return false }
    put(value, into: target, isSet: isSet)
    return true
  }

  @inline(__always)
  private func put(_ value: Enum, into target: UnsafeMutableRawPointer, isSet: Bool) {
    let target = target.assumingMemoryBound(to: Enum.self)
    if isSet { target.pointee = value } else { target.initialize(to: value) }
  }

  /// The case of number zero; an integer enum that is open has no need of one.
  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    guard let zero = numbers.index(of: 0).map({ cases[$0] }) ?? (names == nil ? unknown?(0) : nil)
    else { return false }
    target.initializeMemory(as: Enum.self, to: zero)
    return true
  }

  // MARK: Writing

  override func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    writer.varint(UInt64(bitPattern: Int64(try written(source, &writer))))
  }

  override func writeUnlessOmitted(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let number = try written(source, &writer)
    if number == 0, leavesZeroOut { return }
    writer.varint(UInt64(bitPattern: Int64(number)))
    writer.tag(tag)
  }

  private func written(
    _ source: UnsafeRawPointer, _ writer: inout ProtobufWriter
  ) throws(CodecFailure) -> Int32 {
    guard let number = number(of: source) else {
      let value = source.assumingMemoryBound(to: Enum.self).pointee.rawValue
      throw writer.fail(.unwritable, "the value \(value) has no number")
    }
    return number
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    leavesZeroOut && number(of: source) == 0
  }

  /// Whether an absent field means number zero.
  private var leavesZeroOut: Bool { names == nil || numbers.index(of: 0) != nil }

  private func number(of source: UnsafeRawPointer) -> Int32? {
    let value = source.assumingMemoryBound(to: Enum.self).pointee
    guard let names else { return knownNumber(of: value) ?? EnumNumbers.number(value.rawValue) }
    guard let raw = value.rawValue as? String else { return nil }
    let index = raw.withBytes { names.firstIndex(of: $0) }
    // The text of an unknown number can be that of a case.
    if let index, !hasNumericNames || cases[index] == value { return numbers.list[index] }
    return Int32(raw)
  }

  /// The number of a case whose raw value isn't its number.
  private func knownNumber(of value: Enum) -> Int32? {
    guard Enum.protobufNumbers != nil else { return nil }
    return cases.firstIndex(of: value).map { numbers.list[$0] }
  }
}

/// The numbers of an enum's cases.
struct EnumNumbers: Sendable {
  /// In the order of the cases.
  let list: [Int32]
  /// Indices of the cases by number; of several cases with one number, the first.
  private let indices: [Int32: Int]
  /// The same for small numbers; -1 where there is no case.
  private let small: [Int]

  init(_ list: [Int32]) {
    self.list = list
    let pairs = list.enumerated().map { ($1, $0) }
    indices = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    let indices = indices
    small = (0..<64).map { indices[$0] ?? -1 }
  }

  @inline(__always)
  func index(of number: Int32) -> Int? {
    guard number >= 0, number < small.count else { return indices[number] }
    let index = small[Int(number)]
    return index < 0 ? nil : index
  }

  /// The integers that are raw values; nil when one isn't an integer of 32 bits.
  static func numbers<Raw>(of values: [Raw]) -> [Int32]? {
    let numbers = values.compactMap { number($0) }
    return numbers.count == values.count ? numbers : nil
  }

  /// The integer that a raw value is.
  static func number<Raw>(_ value: Raw) -> Int32? {
    if let value = value as? Int32 { return value }
    return (value as? any FixedWidthInteger).flatMap { Int32(exactly: $0) }
  }
}

/// Makes values of open enums that no case stands for.
enum EnumUnknowns {
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
