import TriwireSpec
import TriwireYAML

/// What building an API has found so far. Used by one build at a time.
final class Findings {
  private(set) var diagnostics: [Diagnostic] = []

  func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func error(
    _ message: String, at location: Location, suggestion: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    add(Diagnostic(.error, message, at: location, suggestion: suggestion, notes: notes))
  }

  func warning(_ message: String, at location: Location, suggestion: String? = nil) {
    add(Diagnostic(.warning, message, at: location, suggestion: suggestion))
  }
}

extension [Diagnostic] {
  /// By place, those of the file at `path` before all others; findings of one place keep their
  /// order, and each is there once.
  func sorted(first path: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return enumerated().sorted { left, right in
      let (first, second) = (left.element.place(path), right.element.place(path))
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element).filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  fileprivate func place(_ main: String) -> (String, Int, Int) {
    guard let location else { return ("", 0, 0) }
    let start = location.range.start
    return (location.path == main ? "" : location.path, start.line, start.column)
  }
}
