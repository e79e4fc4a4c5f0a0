import TriwireCommandLine
import TriwireComparison
import TriwireSpec
import TriwireYAML

/// The changes between two specs, for people and for programs.
struct DifferenceReport {
  /// The gravest first.
  private let changes: [Change]

  init(_ changes: [Change]) {
    self.changes = changes
  }

  var exitCode: ExitCode {
    switch changes.map(\.severity).max() {
    case .breaking?: .breaking
    case .additive?: .additive
    case .cosmetic?, Impact.none?, nil: .success
    }
  }

  func text(_ format: DifferenceFormat) -> String {
    switch format {
    case .text: changes.map { line($0) + "\n" }.joined() + counts + "\n"
    case .json: json
    case .markdown: markdown
    }
  }

  /// `2 breaking, 1 additive`.
  private var counts: String {
    let parts = Self.severities.compactMap { severity in
      let count = changes.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }

  private static let severities: [Impact] = [.breaking, .additive, .cosmetic]
}

// MARK: Text

extension DifferenceReport {
  private func line(_ change: Change) -> String {
    let place = change.location.map { "\($0.text): " } ?? ""
    return "\(place)\(change.severity.rawValue): \(clause(change)) \(detail(change))"
  }

  private func clause(_ change: Change) -> String {
    [change.subject, change.message].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func detail(_ change: Change) -> String {
    "[\(change.kind.rawValue); callers: \(change.callers.rawValue); wire: \(change.wire.rawValue)]"
  }
}

// MARK: JSON

extension DifferenceReport {
  private var json: String {
    guard !changes.isEmpty else { return "[]\n" }
    return "[\n" + changes.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

  private func object(_ change: Change) -> String {
    let texts = [
      ("kind", change.kind.rawValue), ("severity", change.severity.rawValue),
      ("callers", change.callers.rawValue), ("wire", change.wire.rawValue),
      ("subject", change.subject), ("message", change.message),
    ]
    var members = texts.map { "\"\($0)\": \(JSONString.encode($1))" }
    if let location = change.location {
      members.append("\"path\": \(JSONString.encode(location.path))")
      members.append("\"line\": \(location.range.start.line)")
      members.append("\"column\": \(location.range.start.column)")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}

// MARK: Markdown

extension DifferenceReport {
  private var markdown: String {
    guard !changes.isEmpty else { return "No changes.\n" }
    return Self.severities.compactMap { severity in
      let items = changes.filter { $0.severity == severity }
      guard !items.isEmpty else { return nil }
      let title = severity.rawValue.prefix(1).uppercased() + severity.rawValue.dropFirst()
      return "## \(title) changes\n\n" + items.map { item($0) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func item(_ change: Change) -> String {
    let subject = change.subject.isEmpty ? "" : "`\(change.subject)`: "
    let place = change.location.map { " (\(escaped($0.text)))" } ?? ""
    return "- \(subject)\(escaped(change.message))\(place); `\(change.kind.rawValue)`, "
      + "callers: \(change.callers.rawValue), wire: \(change.wire.rawValue)"
  }

  /// Text that Markdown takes for nothing else.
  private func escaped(_ text: String) -> String {
    text.map { "\\`*_[]<>#|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

extension Location {
  /// `shop.yaml:12:5`.
  fileprivate var text: String { "\(path):\(range.start.line):\(range.start.column)" }
}
