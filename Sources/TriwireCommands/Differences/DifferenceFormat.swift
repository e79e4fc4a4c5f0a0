import TriwireCommandLine

/// How the changes between two specs are written.
enum DifferenceFormat: String, Sendable, CaseIterable {
  /// One line a change, and one that counts them.
  case text
  /// One array of objects.
  case json
  /// A list for each severity.
  case markdown
}
