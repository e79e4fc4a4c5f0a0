import TriwireSpec

/// The specs of a run, read.
struct SpecInput {
  struct File {
    var path: String
    var spec: Spec
  }

  /// Those that could be read.
  private(set) var files: [File] = []
  private(set) var findings = Findings()

  /// Reads the specs at the paths; a file that is named twice is read once.
  init(paths: [String]) {
    var seen: Set<String> = []
    for path in paths where seen.insert(Disk.canonicalPath(path) ?? path).inserted {
      let result = SpecReader.read(path: path, files: .onDisk)
      findings.append(Findings(result.diagnostics, sources: result.sources))
      if let spec = result.spec { files.append(File(path: path, spec: spec)) }
    }
    checkNames()
  }

  /// Two specs of a name would write the same files, also where a disk ignores case.
  private mutating func checkNames() {
    var first: [String: Located<String>] = [:]
    for name in files.map(\.spec.name) {
      guard let other = first.updateValue(name, forKey: name.value.lowercased()) else { continue }
      let note = Diagnostic.Note("'\(other.value)' is used here", at: other.location)
      findings.diagnostics.append(
        Diagnostic(
          .error, "two specs of a run can't have the name '\(name.value)'", at: name.location,
          notes: [note]))
    }
  }
}
