import TriwireSpec

/// How diagnostics are written to standard error.
package enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// `path:line:column: error: message`, the line and a caret.
  case text
  /// One JSON array, `[]` when there is nothing to say.
  case json

  package func print(_ findings: Findings, colors: Bool) -> String {
    switch self {
    case .text:
      DiagnosticPrinter(sources: findings.sources, colors: colors).print(findings.diagnostics)
    case .json: DiagnosticJSON.print(findings.diagnostics)
    }
  }
}
