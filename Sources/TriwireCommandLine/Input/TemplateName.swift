/// The name of a template and the file that holds it: `model` and `model.mustache`.
struct TemplateName {
  static let suffix = ".mustache"

  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(file: String) {
    text = String(file.dropLast(Self.suffix.count))
  }

  var file: String { text + Self.suffix }
}
