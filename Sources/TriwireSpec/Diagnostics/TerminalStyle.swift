/// The colours of a terminal, or none.
enum TerminalStyle {
  case plain, ansi

  func bold(_ text: String) -> String {
    wrap(text, "1")
  }

  func label(_ text: String, _ severity: Diagnostic.Severity) -> String {
    wrap(text, "1;\(color(severity))")
  }

  func marker(_ text: String, _ severity: Diagnostic.Severity) -> String {
    wrap(text, color(severity))
  }

  private func color(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "31"
    case .warning: "33"
    case .note: "36"
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
