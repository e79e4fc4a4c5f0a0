import TriwireYAML

/// Diagnostics for programs: a JSON array with one object per diagnostic.
///
/// Keys: `severity` (`error`, `warning` or `note`), `message`, `path`, `line`, `column`, `endLine`,
/// `endColumn` (lines and columns from 1, a column is one Unicode scalar, the end is exclusive),
/// `suggestion`, and `notes`, a list of objects with `message` and the place's keys. The keys of the
/// place are absent when a diagnostic has none; so are `suggestion` and an empty `notes`.
package enum DiagnosticJSON {
  /// The array, with a line feed behind it.
  package static func print(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

  private static func object(_ diagnostic: Diagnostic) -> String {
    var members = [
      member("severity", diagnostic.severity.rawValue), member("message", diagnostic.message),
    ]
    members += diagnostic.location.map(place) ?? []
    members += diagnostic.suggestion.map { [member("suggestion", $0)] } ?? []
    if !diagnostic.notes.isEmpty {
      members.append("\"notes\": [\(diagnostic.notes.map(note).joined(separator: ", "))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func note(_ note: Diagnostic.Note) -> String {
    let members = [member("message", note.message)] + place(note.location)
    return "{\(members.joined(separator: ", "))}"
  }

  private static func place(_ location: Location) -> [String] {
    [
      member("path", location.path),
      "\"line\": \(location.range.start.line)", "\"column\": \(location.range.start.column)",
      "\"endLine\": \(location.range.end.line)", "\"endColumn\": \(location.range.end.column)",
    ]
  }

  private static func member(_ key: String, _ value: String) -> String {
    "\"\(key)\": \(JSONString.encode(value))"
  }
}
