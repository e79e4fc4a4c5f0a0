/// The templates that come with the tool, one for each kind of declaration.
package enum BuiltInTemplates {
  /// Texts by name: `model` for `model.mustache`.
  package static var texts: [String: String] {
    let suffix = ".mustache"
    return Dictionary(
      EmbeddedFile.all.map { (String($0.path.dropLast(suffix.count)), $0.text + "\n") },
      uniquingKeysWith: { first, _ in first })
  }
}
