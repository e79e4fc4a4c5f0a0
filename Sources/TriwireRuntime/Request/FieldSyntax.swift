/// What may stand in a header or a cookie, so that no value can end its line or start another.
enum FieldSyntax {
  /// A header's name or a method (RFC 9110 section 5.6.2).
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(tokenBytes.contains)
  }

  /// Visible ASCII, and space and tab within. RFC 9110 section 5.5 leaves the meaning of other bytes
  /// open, and platforms send them differently, so they are refused rather than guessed; white space
  /// at either end would be lost on the way.
  static func isHeaderValue(_ text: String) -> Bool {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return !isBlank(first) && !isBlank(last)
      && text.utf8.allSatisfy { isBlank($0) || (0x21...0x7E).contains($0) }
  }

  /// Refuses what is no request method.
  static func check(_ method: HTTPMethod) throws(InvalidRequest) {
    guard isToken(method.rawValue) else {
      throw InvalidRequest("“\(method.rawValue)” is no request method")
    }
  }

  /// Refuses a header that could not be sent as it is.
  static func check(header name: String, _ value: String) throws(InvalidRequest) {
    guard isToken(name) else {
      throw InvalidRequest(parameter: name, "is no name of a header")
    }
    guard isHeaderValue(value) else {
      throw InvalidRequest(
        parameter: name,
        "a header's value can hold visible ASCII characters only, and spaces between them")
    }
  }

  /// `cookie-octet` of RFC 6265 section 4.1.1.
  static func isCookieValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (0x21...0x7E).contains(byte) && !"\",;\\".utf8.contains(byte)
    }
  }

  private static let tokenBytes = Set(
    "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
