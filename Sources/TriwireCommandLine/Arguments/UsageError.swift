/// The words behind `triwire` make no sense.
package struct UsageError: Error, Equatable, Sendable {
  /// One sentence without a final period, beginning in lower case.
  package var message: String
  /// Such as `did you mean '--access'?`
  package var suggestion: String?

  package init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  package var description: String {
    [message, suggestion].compactMap { $0 }.joined(separator: "; ")
  }
}
