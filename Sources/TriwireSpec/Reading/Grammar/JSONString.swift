/// A JSON string literal, as RFC 8259 (section 7) defines it.
package enum JSONString {
  /// The text between the quotes, without escapes; `nil` when `literal` is no JSON string.
  static func decode(_ literal: String) -> String? {
    var input = literal.unicodeScalars[...]
    guard input.popFirst() == "\"" else { return nil }
    var output = String.UnicodeScalarView()
    while let scalar = input.popFirst() {
      switch scalar {
      case "\"": return input.isEmpty ? String(output) : nil
      case "\\":
        guard let escaped = escape(&input) else { return nil }
        output.append(escaped)
      case "\u{0}"..<"\u{20}": return nil
      default: output.append(scalar)
      }
    }
    return nil
  }

  private static func escape(_ input: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch input.popFirst() {
    case "\"": "\""
    case "\\": "\\"
    case "/": "/"
    case "b": "\u{8}"
    case "f": "\u{C}"
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case "u": unicode(&input)
    default: nil
    }
  }

  private static func unicode(_ input: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let high = hexadecimal(&input) else { return nil }
    guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) }
    guard input.popFirst() == "\\", input.popFirst() == "u", let low = hexadecimal(&input),
      UTF16.isTrailSurrogate(low)
    else { return nil }
    return String(decoding: [high, low], as: UTF16.self).unicodeScalars.first
  }

  private static func hexadecimal(_ input: inout Substring.UnicodeScalarView) -> UInt16? {
    let digits = input.prefix(4)
    input = input.dropFirst(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.properties.isHexDigit }) else {
      return nil
    }
    return UInt16(String(digits), radix: 16)
  }

  /// The literal of a text, with quotes, in ASCII and the text's own other characters.
  package static func encode(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
