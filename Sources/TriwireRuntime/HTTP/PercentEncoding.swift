/// Percent-encoding of UTF-8 (RFC 3986 section 2.1): which bytes stay as they are, and how a space
/// is written.
struct PercentEncoding: Sendable {
  private let kept: Set<UInt8>
  private let space: String

  /// Keeps RFC 3986 `unreserved` alone: for every value of a path, a query or a cookie.
  static let component = PercentEncoding(keeping: "-._~", space: "%20")
  /// The `application/x-www-form-urlencoded` set of the WHATWG URL standard.
  static let form = PercentEncoding(keeping: "*-._", space: "+")
  /// Keeps what may stand in a path, escapes included: for the fixed text of a route.
  static let route = PercentEncoding(keeping: "-._~!$&'()*+,;=:@%/", space: "%20")

  private init(keeping marks: String, space: String) {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    kept = Set((letters + marks).utf8)
    self.space = space
  }

  /// The text with everything else escaped, in upper-case hexadecimal.
  func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(kept.contains) { return text }
    return text.utf8.reduce(into: "") { result, byte in result += encode(byte) }
  }

  private func encode(_ byte: UInt8) -> String {
    if kept.contains(byte) { return String(UnicodeScalar(byte)) }
    if byte == UInt8(ascii: " ") { return space }
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0" + digits : "%" + digits
  }
}
