package import Foundation

/// Text of a URL: a URI reference of RFC 3986, absolute or relative.
///
/// Newer versions of Foundation escape what a URL can't hold, so that a text with a space or an umlaut
/// becomes another URL than the one that was sent. Here such a text is refused.
package enum URLText {
  /// Reads a URI reference; nil when the text has characters a URL can't hold, a percent sign without
  /// two hexadecimal digits, or is empty.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> URL? {
    guard hasOnlyURLCharacters(bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return URL(string: text) }
    return URL(string: text, encodingInvalidCharacters: false)
  }

  /// Reads a URI reference; nil when the text has characters a URL can't hold, a percent sign without
  /// two hexadecimal digits, or is empty.
  package static func read(_ text: String) -> URL? { text.withBytes(read) }

  /// Appends the URL, resolved against its base if it has one.
  package static func append(_ value: URL, to output: inout [UInt8]) {
    output.append(contentsOf: text(value).utf8)
  }

  /// The URL's text, resolved against its base if it has one.
  package static func text(_ value: URL) -> String { value.absoluteString }

  private static func hasOnlyURLCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "%") {
        let digits = bytes[(offset + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy({ hexValue($0) != nil }) else { return false }
      } else if !isURLCharacter(byte) {
        return false
      }
    }
    return true
  }

  /// Whether RFC 3986 has the byte among its unreserved and reserved characters.
  private static func isURLCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "&")...UInt8(ascii: ";"): true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "="),
      UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
