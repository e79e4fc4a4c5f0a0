/// What may stand in a header or a cookie, so that no value can end its line or start another.
enum FieldSyntax {
  /// A header's name or a method (RFC 9110 section 5.6.2).
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(tokenBytes.contains)
  }

  /// Visible ASCII, space and tab. RFC 9110 section 5.5 leaves the meaning of other bytes open, and
  /// platforms send them differently, so they are refused rather than guessed.
  static func isHeaderValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x09 || (0x20...0x7E).contains($0) }
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
