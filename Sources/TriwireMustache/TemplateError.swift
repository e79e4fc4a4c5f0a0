/// Why a template could not be parsed or rendered.
package struct TemplateError: Error, Equatable, Sendable {
  /// What is wrong, in one line without a final full stop.
  package var message: String
  /// How to mend it, when one way is likely.
  package var suggestion: String?
  /// The name of the template that holds the tag at fault.
  package var template: String
  /// From 1.
  package var line: Int
  /// In Unicode scalars, from 1.
  package var column: Int
}

extension TemplateError: CustomStringConvertible {
  /// `template:line:column: error: message; suggestion`.
  package var description: String {
    let parts = [message, suggestion].compactMap { $0 }
    return "\(template):\(line):\(column): error: \(parts.joined(separator: "; "))"
  }
}
