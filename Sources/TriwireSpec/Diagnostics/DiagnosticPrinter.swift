import TriwireYAML

/// Writes diagnostics for people: in a terminal, or in an editor that reads
/// `path:line:column: error: message`.
///
/// ```
/// spec.yaml:12:5: error: unknown key 'retruns' in an endpoint; did you mean 'returns'?
///       retruns: Pet
///       ^~~~~~~
/// ```
package struct DiagnosticPrinter {
  /// How much of a message or a path is shown, in Unicode scalars.
  private static let maximumLength = 1000

  private let sources: Excerpts
  private let style: TerminalStyle

  /// - Parameters:
  ///   - sources: The texts of the files by path; a place in another file is shown without its line.
  ///   - colors: Whether to use ANSI escapes.
  package init(sources: [String: String], colors: Bool = false) {
    self.sources = Excerpts(sources)
    style = colors ? .ansi : .plain
  }

  /// All diagnostics, each with its notes; every line ends with a line feed.
  package func print(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(print).joined()
  }

  /// One diagnostic with its notes.
  package func print(_ diagnostic: Diagnostic) -> String {
    let message = [diagnostic.message, diagnostic.suggestion].compactMap { $0 }
    let notes = diagnostic.notes.map { entry(.note, $0.message, at: $0.location) }
    return entry(diagnostic.severity, message.joined(separator: "; "), at: diagnostic.location)
      + notes.joined()
  }

  private func entry(
    _ severity: Diagnostic.Severity, _ message: String, at location: Location?
  ) -> String {
    let place = location.map { "\($0.description): " } ?? ""
    let label = style.label("\(severity.rawValue):", severity)
    let head = "\(style.bold(visible(place)))\(label) \(style.bold(visible(message)))\n"
    guard let location, let excerpt = sources.excerpt(at: location) else { return head }
    return head + "  \(excerpt.line)\n  \(style.marker(excerpt.marker, severity))\n"
  }

  /// A diagnostic quotes the spec; its control characters must not reach the terminal,
  /// and a name of a megabyte must not fill it.
  private func visible(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = String(String.UnicodeScalarView(scalars.prefix(Self.maximumLength).map(\.visible)))
    return scalars.count > Self.maximumLength ? shown + "…" : shown
  }
}

extension Location: CustomStringConvertible {
  /// `path:line:column`.
  package var description: String { "\(path):\(range.start.line):\(range.start.column)" }
}
