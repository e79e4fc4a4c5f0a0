import TriwireYAML

/// What reading one file has found so far. Used by one read at a time.
final class FileFindings {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) {
    self.path = path
  }

  func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}
