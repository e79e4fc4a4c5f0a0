/// One finding about a spec, with the place it is about.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  package var severity: Severity
  /// One sentence without a final period, beginning in lower case.
  package var message: String
  /// `nil` when the finding is about a file as a whole that can't be read.
  package var location: Location?
  /// What to do instead, such as `did you mean 'returns'?`
  package var suggestion: String?
  /// Further places that belong to the finding, such as the first of two equal names.
  package var notes: [Note]

  package struct Note: Hashable, Sendable {
    package var message: String
    package var location: Location

    package init(_ message: String, at location: Location) {
      self.message = message
      self.location = location
    }
  }

  package init(
    _ severity: Severity = .error,
    _ message: String,
    at location: Location?,
    suggestion: String? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.suggestion = suggestion
    self.notes = notes
  }
}
