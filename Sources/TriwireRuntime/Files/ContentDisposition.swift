internal import Foundation

/// The header of RFC 6266 that suggests a file's name.
enum ContentDisposition {
  /// The name as the server wrote it, `filename*` before `filename`; nil when there is none.
  static func fileName(in value: String) -> String? {
    let parameters = parameters(of: value)
    let extended = parameters.lazy.filter { $0.name == "filename*" }.compactMap { decode($0.value) }
    return extended.first ?? parameters.first { $0.name == "filename" }?.value
  }

  private struct Parameter {
    var name: String
    var value: String
  }

  /// What follows the first semicolon, in pairs whose quotes and escapes are taken away.
  private static func parameters(of header: String) -> [Parameter] {
    var parameters: [Parameter] = []
    var rest = header.unicodeScalars.drop { $0 != ";" }
    while rest.popFirst() != nil {
      let name = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
      let value = rest.first == "\"" ? takeQuoted(&rest) : takeToken(&rest)
      rest = rest.drop { $0 != ";" }
      parameters.append(Parameter(name: trimmed(name).lowercased(), value: value))
    }
    return parameters
  }

  private static func takeToken(_ rest: inout Substring.UnicodeScalarView) -> String {
    let token = rest.prefix { $0 != ";" }
    rest = rest.dropFirst(token.count)
    return trimmed(token)
  }

  private static func takeQuoted(_ rest: inout Substring.UnicodeScalarView) -> String {
    rest = rest.dropFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      if scalar == "\\" {
        if let escaped = rest.popFirst() { text.append(escaped) }
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// `UTF-8''a%20b` (RFC 8187); nil when it is no such value.
  private static func decode(_ value: String) -> String? {
    let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    switch parts[0].lowercased() {
    case "utf-8": return String(parts[2]).removingPercentEncoding
    case "iso-8859-1":
      return latin(parts[2])
    default: return nil
    }
  }

  private static func latin(_ escaped: Substring) -> String? {
    var bytes = Data()
    var rest = escaped.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(data: bytes, encoding: .isoLatin1)
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    String(Substring(text)).trimmingCharacters(in: .whitespaces)
  }
}
