/// Why a text is no document that ``YAMLParser`` accepts.
package struct YAMLError: Error, Hashable, Sendable {
  /// What is wrong, in one line without a final full stop.
  package var message: String
  /// Where it is wrong; empty at the end of the text.
  package var range: MarkRange
  /// How to mend it, when one way is likely.
  package var hint: String?
  /// Another place that explains the error, such as the bracket that was never closed.
  package var related: Note?

  package init(_ message: String, at range: MarkRange, hint: String? = nil, related: Note? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
    self.related = related
  }

  /// A remark about a place.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var range: MarkRange

    package init(_ message: String, at range: MarkRange) {
      self.message = message
      self.range = range
    }
  }
}
