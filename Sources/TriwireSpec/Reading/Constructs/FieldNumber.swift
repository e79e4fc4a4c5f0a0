import TriwireYAML

/// Field numbers of protobuf: 1 to 536870911 without 19000 to 19999.
enum FieldNumber {
  static let all = 1...536_870_911
  private static let reserved = 19_000...19_999

  static func read(_ value: Value) -> Located<Int>? {
    guard let number = value.integer("a field number", in: all) else { return nil }
    guard !reserved.contains(number.value) else {
      value.error("protobuf keeps the field numbers 19000 to 19999 for itself")
      return nil
    }
    return number
  }

  /// The number of an enumeration's value: any 32-bit integer.
  static func readEnum(_ value: Value) -> Located<Int>? {
    value.integer("a number", in: Int(Int32.min)...Int(Int32.max))
  }

  /// An element of `reserved`: `4` or `9-12`.
  static func readReserved(_ value: Value) -> Located<ClosedRange<Int>>? {
    let parts = value.plainText?.split(separator: "-", omittingEmptySubsequences: false) ?? []
    let numbers = parts.map { Int($0.trimming(" ")) }
    guard (1...2).contains(numbers.count), let first = numbers[0], let last = numbers.last ?? nil,
      all.contains(first), all.contains(last), first <= last
    else {
      value.expected("a number such as 4 or a range such as 9-12")
      return nil
    }
    return value.located(first...last)
  }
}

extension Substring {
  /// Without the character at both ends.
  fileprivate func trimming(_ character: Character) -> Substring {
    var result = drop { $0 == character }
    while result.last == character { result.removeLast() }
    return result
  }
}
