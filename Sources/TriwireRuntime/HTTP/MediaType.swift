/// A `Content-Type` taken apart (RFC 9110 section 8.3), in lower case.
struct MediaType: Hashable, Sendable {
  /// `type/subtype`.
  let name: String
  /// The `charset` parameter without quotes; nil when it isn't there.
  let charset: String?

  /// Reads a header's value; parameters other than `charset` are left out.
  init(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    name = parts.first.map { Self.trimmed($0).lowercased() } ?? ""
    charset = parts.dropFirst().compactMap(Self.charset).first
  }

  /// JSON itself or a format built on it (`application/problem+json`, RFC 6839).
  var isJSON: Bool {
    ["application/json", "text/json"].contains(name) || name.hasSuffix("+json")
  }

  /// XML itself or a format built on it (RFC 7303).
  var isXML: Bool {
    ["application/xml", "text/xml"].contains(name) || name.hasSuffix("+xml")
  }

  /// Protobuf's binary encoding under one of the names it goes by; none is registered.
  var isProtobuf: Bool {
    [
      "application/x-protobuf", "application/protobuf", "application/vnd.google.protobuf",
    ].contains(name) || name.hasSuffix("+proto") || name.hasSuffix("+protobuf")
  }

  private static func charset(_ parameter: Substring) -> String? {
    let pair = parameter.split(separator: "=", maxSplits: 1)
    guard pair.count == 2, trimmed(pair[0]).lowercased() == "charset" else { return nil }
    return trimmed(pair[1]).filter { $0 != "\"" }.lowercased()
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = text.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last])
  }
}
