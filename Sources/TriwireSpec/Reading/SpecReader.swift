/// Reads specs: text → tree → ``Spec``.
package enum SpecReader {
  /// Reads the spec at `path` and the files it includes.
  ///
  /// The same texts always give the same result; nothing is written. Time and memory grow linearly
  /// with the texts.
  package static func read(path: String, files: SourceFiles) -> ReadResult {
    var loader = SpecLoader(files: files)
    loader.load(path)
    return loader.result()
  }
}

/// What a read found.
package struct ReadResult: Sendable {
  /// `nil` when a file can't be read, is no YAML or lacks the spec's name, since a look at the rest
  /// would only report names as missing. With errors in ``diagnostics`` a spec holds what could be
  /// read: enough to look for further errors, not to generate.
  package var spec: Spec?
  /// In the order of files and lines.
  package var diagnostics: [Diagnostic]
  /// The texts of all files by path, as diagnostics show them.
  package var sources: [String: String]
  /// The files that the spec includes, directly or not, in the order of reading.
  package var includedPaths: [String]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
