internal import Foundation

/// The parts of a `multipart/form-data` body (RFC 7578) in the order in which they are sent.
struct MultipartForm: Sendable {
  private(set) var parts: [Part] = []

  /// Puts parts of a name at the end, in place of all that had it.
  mutating func set(_ name: String, _ parts: [Part]) {
    self.parts.removeAll { $0.name == name }
    self.parts += parts
  }

  /// Puts parts before all others unless there are some of their name.
  mutating func add(common parts: [Part]) {
    let own = Set(self.parts.map(\.name))
    self.parts = parts.filter { !own.contains($0.name) } + self.parts
  }

  /// Everything between the message's headers and its end.
  func body(boundary: String) -> HTTPBody {
    let delimiter = "--\(boundary)"
    let pieces = parts.flatMap { part in
      [HTTPBody("\(delimiter)\r\n\(part.head)\r\n"), part.content, HTTPBody("\r\n")]
    }
    return HTTPBody(joining: pieces + [HTTPBody("\(delimiter)--\r\n")])
  }
}

extension MultipartForm {
  /// One value or one file.
  struct Part: Sendable {
    let name: String
    var fileName: String?
    var mediaType: String?
    let content: HTTPBody

    /// Its header lines.
    var head: String {
      let file = fileName.map { "; filename=\"\(Self.escape($0))\"" } ?? ""
      let type = mediaType.map { "Content-Type: \($0)\r\n" } ?? ""
      return "Content-Disposition: form-data; name=\"\(Self.escape(name))\"\(file)\r\n\(type)"
    }

    /// As the WHATWG's HTML standard has it (“multipart/form-data encoding algorithm”): a backslash
    /// escapes nothing, and UTF-8 stays as it is.
    private static func escape(_ name: String) -> String {
      name.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "\"": escaped += "%22"
        case "\r": escaped += "%0D"
        case "\n": escaped += "%0A"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

extension HTTPBody {
  fileprivate init(_ text: String) {
    self.init(Data(text.utf8))
  }
}
