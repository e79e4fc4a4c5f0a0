package import TriwireModel
package import TriwireSpec
import TriwireYAML

/// The specs of a run: texts → ``Spec`` → ``API``, with all that is wrong on the way.
package struct SpecInput {
  /// A spec that could be read; its API is `nil` when there are errors.
  package struct File {
    package var path: String
    package var spec: Spec
    package var api: API?
  }

  package private(set) var files: [File] = []
  package private(set) var findings = Findings()
  private let source: SourceFiles

  /// Reads the specs at the paths; a file that is named twice is read once.
  ///
  /// - Parameters:
  ///   - paths: The main files.
  ///   - files: Where they are.
  ///   - isCodable: Whether types are `Codable` unless they say otherwise.
  package init(paths: [String], files: SourceFiles = .onDisk, isCodable: Bool = false) {
    source = files
    var seen: Set<String> = []
    for path in paths where seen.insert(Disk.canonicalPath(path) ?? path).inserted {
      read(path, isCodable: isCodable)
    }
    checkNames()
  }

  private mutating func read(_ path: String, isCodable: Bool) {
    let result = SpecReader.read(path: path, files: source)
    var diagnostics = result.diagnostics
    if let spec = isCodable ? result.spec?.codableByDefault : result.spec {
      let build = APIBuilder.build(from: spec)
      // What reads like an unused type may be used where the spec could not be read.
      diagnostics += build.diagnostics.filter { $0.severity == .error || !result.hasErrors }
      files.append(File(path: path, spec: spec, api: result.hasErrors ? nil : build.api))
    }
    diagnostics = diagnostics.sorted(files: [path] + result.includedPaths)
    findings.append(Findings(diagnostics, sources: result.sources))
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

extension [Diagnostic] {
  /// By file, then by place; those without a place come first and keep their order.
  fileprivate func sorted(files: [String]) -> [Diagnostic] {
    let ranks = Dictionary(zip(files, files.indices)) { first, _ in first }
    func place(_ diagnostic: Diagnostic) -> (Int, Int, Int) {
      guard let location = diagnostic.location else { return (-1, 0, 0) }
      let start = location.range.start
      return (ranks[location.path] ?? files.count, start.line, start.column)
    }
    return enumerated().sorted { left, right in
      let (first, second) = (place(left.element), place(right.element))
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
