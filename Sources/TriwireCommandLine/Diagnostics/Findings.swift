package import TriwireSpec

/// Diagnostics and the texts they are about.
package struct Findings: Sendable {
  package var diagnostics: [Diagnostic]
  /// The texts of the files by path.
  package var sources: [String: String]

  package init(_ diagnostics: [Diagnostic] = [], sources: [String: String] = [:]) {
    self.diagnostics = diagnostics
    self.sources = sources
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// A file that several specs include is reported on once.
  package mutating func append(_ other: Findings) {
    let known = Set(diagnostics)
    diagnostics += other.diagnostics.filter { !known.contains($0) }
    sources.merge(other.sources) { old, _ in old }
  }
}
