/// `Cache-Control` (RFC 9111 section 5.2), of a request or an answer.
struct CacheDirectives {
  /// Names in lower case; a value is empty when there is none. Of several, the first counts.
  private var values: [String: String] = [:]

  init(_ headers: HTTPHeaders) {
    let fields = headers.values(of: "Cache-Control")
    for element in HeaderList.split(fields.isEmpty ? Self.pragma(headers) : fields) {
      let parts = element.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].lowercased().filter { $0 != " " && $0 != "\t" }
      let value = parts.count > 1 ? parts[1].filter { $0 != "\"" && $0 != " " } : ""
      if values[name] == nil { values[name] = value }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value in seconds; nil when the directive is absent, 0 when its value is none, which a cache
  /// should take for the worst.
  func seconds(_ name: String) -> Double? {
    guard let value = values[name] else { return nil }
    guard !value.isEmpty, value.utf8.areDigits else { return 0 }
    return min(Double(value) ?? 0, 2_147_483_648)
  }

  /// The same for a directive that means any time when it has no value.
  func secondsOrAny(_ name: String) -> Double? {
    values[name] == "" ? .infinity : seconds(name)
  }

  /// What requests said before there was `Cache-Control` (section 5.4).
  private static func pragma(_ headers: HTTPHeaders) -> [String] {
    headers["Pragma"]?.lowercased() == "no-cache" ? ["no-cache"] : []
  }
}
