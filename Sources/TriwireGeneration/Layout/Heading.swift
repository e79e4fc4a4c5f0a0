/// The first line of a type with what it conforms to.
enum Heading {
  static func lines(_ declaration: String, _ conformances: [String], indent: Int) -> [String] {
    let list = conformances.joined(separator: ", ")
    let flat = conformances.isEmpty ? "\(declaration) {" : "\(declaration): \(list) {"
    if flat.utf8.count + indent <= Code.width || conformances.isEmpty { return [flat] }
    return ["\(declaration):", "  \(list)", "{"]
  }

  /// `public typealias Pets = [Pet]`.
  static func alias(_ declaration: String, _ type: String, indent: Int) -> [String] {
    let flat = "\(declaration) = \(type)"
    if flat.utf8.count + indent <= Code.width { return [flat] }
    return ["\(declaration) =", "  \(type)"]
  }
}
