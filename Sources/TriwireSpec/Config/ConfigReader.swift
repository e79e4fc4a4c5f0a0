import TriwireYAML

/// Reads configs: text → tree → ``Config``.
///
/// The build plugin finds the outputs and the inputs of a target by the same files without a parser;
/// what it can't understand is an error here.
package struct ConfigReader {
  /// `nil` after errors that leave nothing to go on with.
  package private(set) var config: Config?
  /// In the order of lines.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The text as diagnostics show it; `nil` when the file can't be read.
  package private(set) var text: String?
  private let path: String
  private let files: SourceFiles

  /// Reads the config at a path, from which the paths in it start.
  package init(path: String, files: SourceFiles) {
    self.path = path
    self.files = files
    do throws(SourceFiles.Failure) {
      let document = YAMLDocument(path: path, bytes: try files.read(path))
      text = document.text
      // A file that says nothing is a config of defaults.
      if ConfigReader.isBlank(document.text) { config = Config(specs: []) } else { read(document) }
    } catch {
      diagnostics = [error.diagnostic(path: path, at: nil)]
    }
  }

  private mutating func read(_ document: YAMLDocument) {
    do throws(Diagnostic) {
      let findings = FileFindings(path: path)
      let root = Value(try document.tree(), in: findings)
      config = read(root)
      diagnostics = findings.sorted
    } catch {
      diagnostics = [error]
    }
  }

  private static func isBlank(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy {
      $0.first { !$0.isWhitespace }.map { $0 == "#" } ?? true
    }
  }

  private func read(_ root: Value) -> Config? {
    root.mapping("a config") { keys in
      Config(
        specs: keys.list("specs", specs).flatMap { $0 },
        access: keys.take("access") { $0.choice(Access.self)?.value },
        shards: keys.take("shards") { $0.integer("a number", in: Config.shardRange)?.value },
        isCodable: keys.take("codable") { $0.bool()?.value },
        templates: keys.take("templates", resolved))
    }
  }

  /// The files that an entry stands for.
  private func specs(_ entry: Value) -> [Located<String>]? {
    guard let pattern = resolved(entry) else { return nil }
    let matches = files.list(pattern)
    if matches.isEmpty {
      entry.error(
        PathPattern.hasWildcard(pattern)
          ? "no file matches '\(pattern)'" : "there is no file '\(pattern)'")
    }
    return matches.map(entry.located)
  }

  private func resolved(_ entry: Value) -> String? {
    guard let written = entry.text()?.value else { return nil }
    guard !written.hasPrefix("/") else {
      entry.error("a path is relative to the file it stands in")
      return nil
    }
    return FilePath.resolve(written, against: path)
  }
}
