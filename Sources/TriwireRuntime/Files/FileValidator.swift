internal import Foundation

/// By what a server knows again the version of a resource that a part is of (RFC 9110 section 13.1.5).
struct FileValidator: Hashable, Sendable {
  /// A hash of the URL: other resources may have the same validator.
  let resource: UInt64
  /// A strong `ETag`, or a date.
  let validator: String

  /// nil where the answer has none that is sure, or isn't sent as it is.
  init?(_ response: HTTPResponse, of resource: URL) {
    guard response.isUncompressed else { return nil }
    if let tag = response.headers["ETag"], tag.hasPrefix("\""), !tag.contains("\n") {
      validator = tag
    } else if let date = response.sureDate {
      validator = date
    } else {
      return nil
    }
    self.resource = Self.hash(resource)
  }

  /// As it was written down; nil for anything else.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, let resource = UInt64(lines[0], radix: 16), !lines[1].isEmpty,
      FieldSyntax.isHeaderValue(String(lines[1]))
    else { return nil }
    self.resource = resource
    validator = String(lines[1])
  }

  /// Two lines.
  var text: String { "\(String(resource, radix: 16))\n\(validator)\n" }

  /// FNV-1a.
  static func hash(_ url: URL) -> UInt64 {
    url.absoluteString.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}

extension HTTPResponse {
  /// Whether the bytes of the body are those of the resource.
  var isUncompressed: Bool {
    ["", "identity"].contains(headers["Content-Encoding"]?.lowercased() ?? "")
  }

  /// `Last-Modified` where it lies a minute behind `Date`: within a second a file may change twice, and
  /// clocks differ.
  fileprivate var sureDate: String? {
    guard let modified = headers["Last-Modified"], let sent = headers["Date"],
      let start = try? HTTPDate.read(modified), let end = try? HTTPDate.read(sent),
      end.timeIntervalSince(start) >= 60
    else { return nil }
    return modified
  }
}
