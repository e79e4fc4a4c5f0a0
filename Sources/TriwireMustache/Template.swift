/// A Mustache template, parsed once and rendered often.
///
/// It knows the core of the Mustache specification: variables (`{{name}}`, `{{{name}}}`,
/// `{{&name}}`), sections, inverted sections, comments, partials and other delimiters.
///
/// ```swift
/// let hello = try Template(parsing: "Hello {{name}}!", name: "hello")
/// let text = try hello.render(["name": "you"])
/// ```
package final class Template: Sendable {
  /// What errors call it.
  package let name: String
  let parts: [Part]
  private let source: Source

  /// Parses all of a text.
  ///
  /// Throws at the first tag that is malformed, and for sections that are not closed in order.
  package init(parsing text: String, name: String) throws(TemplateError) {
    self.name = name
    source = Source(text: text, name: name)
    var parser = TemplateParser(source)
    parts = try parser.parse()
  }

  /// Fills the template with a value.
  ///
  /// - Parameters:
  ///   - value: The outermost context.
  ///   - partials: Other templates by name, for `{{> name}}`.
  ///   - isLenient: Renders unknown names and partials as nothing, as the specification has it.
  ///   - escape: Applied to `{{name}}`, but not to `{{{name}}}` and `{{&name}}`; `nil` changes
  ///     nothing.
  /// - Returns: All of the output; nothing when there is an error.
  /// - Throws: For a name that no context knows, an unknown partial, a list or an object that
  ///   should be written as text, and partials that include each other without an end.
  package func render(
    _ value: Value, partials: [String: Template] = [:], isLenient: Bool = false,
    escape: ((String) -> String)? = nil
  ) throws(TemplateError) -> String {
    var rendering = Rendering(
      of: value, partials: partials, isLenient: isLenient, escape: escape)
    try rendering.add(parts, of: self)
    return rendering.output
  }

  func error(_ message: String, at tag: Int, suggestion: String? = nil) -> TemplateError {
    source.error(message, at: tag, suggestion: suggestion)
  }
}
