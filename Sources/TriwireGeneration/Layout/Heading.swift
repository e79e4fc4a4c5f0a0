import TriwireMustache

/// Lines that begin a declaration.
enum Heading {
  /// The first line of a type with what it conforms to.
  static func type(_ declaration: String, _ conformances: [String], indent: Int) -> Lines {
    opened("\(declaration):", conformances.joined(separator: ", "), indent: indent)
  }

  /// The first line of a computed property.
  static func property(_ declaration: String, _ type: String, indent: Int) -> Lines {
    opened("\(declaration):", type, indent: indent)
  }

  /// A stored property: `public var name: String`.
  static func stored(
    _ modifiers: String, _ name: String, _ type: String, indent: Int
  ) -> Lines {
    var lines = CodeLines(indent: indent)
    let isFlat = lines.addFlat { line in
      line += modifiers
      line += "var "
      line += name
      line += ": "
      line += type
    }
    if !isFlat {
      lines.add("\(modifiers)var \(name)", ":")
      lines.indented { $0.add(type, "") }
    }
    return lines.finished()
  }

  /// `public typealias Pets = [Pet]`.
  static func alias(_ declaration: String, _ type: String, indent: Int) -> Lines {
    Code.pair("\(declaration) =", type).lines(indent: indent)
  }

  private static func opened(_ head: String, _ tail: String, indent: Int) -> Lines {
    let flat = "\(head) \(tail) {"
    return flat.columns + indent <= Code.width ? [flat] : [head, "  \(tail)", "{"]
  }
}
