/// `123e4567-e89b-12d3-a456-426614174000`, upper or lower case.
enum UUIDText {
  static func isValid(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy(\.isHexadecimal) }
  }
}

/// References of RFC 3986, as far as their characters go.
enum URLText {
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.allSatisfy(\.isPartOfURL) else { return false }
    return bytes.indices.allSatisfy { index in
      bytes[index] != UInt8(ascii: "%")
        || (index + 2 < bytes.count && bytes[index + 1].isHexadecimal
          && bytes[index + 2].isHexadecimal)
    }
  }
}

/// Base 64 of RFC 4648 (section 4), padded.
enum Base64Text {
  static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count % 4 == 0 else { return false }
    let padding = bytes.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return padding <= 2 && bytes.dropLast(padding).allSatisfy(\.isBase64)
  }
}

/// Seconds with up to nine digits of a fraction: `1.5s`.
enum DurationLiteral {
  static func isValid(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: "s") else { return false }
    let number = text.dropLast()
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), IntegerText.isInteger(String(parts[0])),
      Int64(parts[0]) != nil
    else { return false }
    guard parts.count == 2 else { return true }
    return (1...9).contains(parts[1].utf8.count) && parts[1].utf8.allSatisfy(\.isDigit)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isHexadecimal: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  fileprivate var isBase64: Bool {
    isLetter || isDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "/")
  }

  fileprivate var isPartOfURL: Bool {
    isLetter || isDigit || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(self)
  }
}
