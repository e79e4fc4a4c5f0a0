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
      suggestion: hintForRoute(at: error.range.start) ?? error.hint,
      notes: note.map { [$0] } ?? [])
  }

  private func location(_ range: MarkRange) -> Location {
    Location(path: path, range: range)
  }

  /// In flow style YAML takes the brace of `/pets/{id}` for a mapping and fails right there.
  private func hintForRoute(at mark: Mark) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let line = lines[mark.line - 1].prefix(mark.column)
    guard let route = line.split(separator: "route:").last, line.contains("route:") else {
      return nil
    }
    let value = route.drop { $0 == " " }
    guard value.first?.isUppercase == true, value.contains("{"), !value.contains(",") else {
      return nil
    }
    return "in flow style a route with braces needs quotes"
  }
}
