/// The name of a template and the file that holds it: `model` and `model.mustache`.
package struct TemplateName {
  package static let suffix = ".mustache"

  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(file: String) {
    text = String(file.dropLast(Self.suffix.count))
  }

  package var file: String { text + Self.suffix }
}
