/// Words that Swift's API design guidelines write in capitals. Words that are also ordinary ones
/// (`rest`, `pin`, `ram`) are left out.
enum Acronyms {
  /// `ID` for `id`, `IDs` for `ids`, `SHA256` for `sha256`; `nil` for other words.
  static func form(of word: String) -> String? {
    let lower = word.lowercased()
    guard let (letters, rest) = parts(lower), known.contains(letters) else { return nil }
    return letters.uppercased() + rest
  }

  /// The acronym that the word may be, and the digits or the `s` of the plural behind it.
  private static func parts(_ word: String) -> (String, Substring)? {
    let utf8 = word.utf8
    guard utf8.count <= longest else { return nil }
    if known.contains(word) { return (word, "") }
    if utf8.last == UInt8(ascii: "s") { return (String(word.dropLast()), "s") }
    guard let end = utf8.firstIndex(where: { (0x30...0x39).contains($0) }) else { return nil }
    return (String(word[..<end]), word[end...])
  }

  private static let longest = 8

  private static let known: WordSet = [
    "api", "ascii", "aws", "cdn", "cors", "cpu", "csrf", "css", "csv", "db", "dns", "ean", "eof",
    "ftp", "gif", "gpu", "gps", "gtin", "gui", "html", "http", "https", "iban", "id", "ip", "ipv",
    "isbn", "iso", "jpeg", "jpg", "json", "jwt", "md", "mfa", "nfc", "os", "otp", "pdf", "png",
    "qr", "rfc", "rgb", "rpc", "rss", "sdk", "sha", "sku", "sms", "smtp", "sql", "sse", "ssh",
    "ssl", "sso", "svg", "tcp", "tls", "ttl", "udp", "ui", "uri", "url", "utc", "utf", "uuid",
    "vat", "vin", "vpn", "xml", "yaml",
  ]
}
