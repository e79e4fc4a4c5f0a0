/// The templates that come with the tool, one for each kind of declaration.
package enum BuiltInTemplates {
  /// Texts by name: `model` for `model.mustache`.
  package static var texts: [String: String] {
    Dictionary(embedded.map { ($0.name, $0.text + "\n") }, uniquingKeysWith: { first, _ in first })
  }
}
