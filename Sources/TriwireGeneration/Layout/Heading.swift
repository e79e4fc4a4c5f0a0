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

  /// `public typealias Pets = [Pet]`.
  static func alias(_ declaration: String, _ type: String, indent: Int) -> Lines {
    Code.pair("\(declaration) =", type).lines(indent: indent)
  }

  private static func opened(_ head: String, _ tail: String, indent: Int) -> Lines {
    let flat = "\(head) \(tail) {"
    return flat.columns + indent <= Code.width ? [flat] : [head, "  \(tail)", "{"]
  }
}
