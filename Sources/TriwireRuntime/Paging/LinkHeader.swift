/// The `Link` header (RFC 8288): `<https://h/pets?page=2>; rel="next", …`.
struct LinkHeader {
  private var rest: Substring.UnicodeScalarView

  private init(_ value: String) {
    rest = value[...].unicodeScalars
  }

  /// The target of the first link with this relation, as it was written; nil when there is none. A
  /// link that says something of another page than this one, by `anchor`, is none of this page's.
  static func target(of relation: String, in headers: HTTPHeaders) -> String? {
    headers.values(of: "Link").lazy.flatMap { value in
      var header = LinkHeader(value)
      return header.links()
    }.first { $0.relations.contains(relation) && $0.anchor == nil }?.target
  }

  private struct Link {
    var target: String
    /// The values of the first of several parameters count (section 3.3).
    var relations: [String] {
      parameters["rel"]?.lowercased().split(separator: " ").map(String.init) ?? []
    }
    var anchor: String? { parameters["anchor"] }
    var parameters: [String: String] = [:]
  }

  /// Every link of the value. What is no link is skipped up to the next comma.
  private mutating func links() -> [Link] {
    var links: [Link] = []
    while !rest.isEmpty {
      if let link = link() { links.append(link) }
      while let scalar = rest.first, scalar != "," { skip(scalar) }
      rest = rest.dropFirst()
    }
    return links
  }

  private mutating func link() -> Link? {
    dropBlanks()
    guard rest.first == "<" else { return nil }
    guard let end = rest.firstIndex(of: ">") else {
      rest = rest[rest.endIndex...]  // no link can follow
      return nil
    }
    var link = Link(target: String(rest[rest.index(after: rest.startIndex)..<end]))
    rest = rest[rest.index(after: end)...]
    while let (name, value) = parameter() {
      if link.parameters[name] == nil { link.parameters[name] = value }
    }
    return link
  }

  /// `; name=value`, `; name="value"` or `; name`.
  private mutating func parameter() -> (name: String, value: String)? {
    dropBlanks()
    guard rest.first == ";" else { return nil }
    rest = rest.dropFirst()
    dropBlanks()
    let name = take { $0 != "=" && $0 != ";" && $0 != "," && !Self.isBlank($0) }
    dropBlanks()
    guard rest.first == "=" else { return (name.lowercased(), "") }
    rest = rest.dropFirst()
    dropBlanks()
    return (
      name.lowercased(),
      rest.first == "\"" ? quoted() : take { $0 != ";" && $0 != "," && !Self.isBlank($0) }
    )
  }

  private mutating func quoted() -> String {
    rest = rest.dropFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      if scalar == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Passes over a scalar, or over the quoted text that it begins.
  private mutating func skip(_ scalar: UnicodeScalar) {
    if scalar == "\"" { _ = quoted() } else { rest = rest.dropFirst() }
  }

  private mutating func take(while isWanted: (UnicodeScalar) -> Bool) -> String {
    let part = rest.prefix(while: isWanted)
    rest = rest[part.endIndex...]
    return String(part)
  }

  private mutating func dropBlanks() {
    rest = rest.drop(while: Self.isBlank)
  }

  private static func isBlank(_ scalar: UnicodeScalar) -> Bool { scalar == " " || scalar == "\t" }
}
