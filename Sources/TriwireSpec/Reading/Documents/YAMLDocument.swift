import TriwireYAML

/// One file of a spec as YAML.
struct YAMLDocument {
  let path: String
  let bytes: [UInt8]

  /// The text as diagnostics show it: without a byte order mark, with U+FFFD for invalid bytes.
  var text: String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: bytes.starts(with: mark) ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  func tree() throws(Diagnostic) -> Node {
    do {
      return try YAMLParser.parse(bytes)
    } catch {
      throw diagnostic(error)
    }
  }

  private func diagnostic(_ error: YAMLError) -> Diagnostic {
    let note = error.related.map { Diagnostic.Note($0.message, at: location($0.range)) }
    return Diagnostic(
      .error, error.message, at: location(error.range),
      suggestion: error.hint,
      notes: note.map { [$0] } ?? [])
  }

  private func location(_ range: MarkRange) -> Location {
    Location(path: path, range: range)
  }
}
