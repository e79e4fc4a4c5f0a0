/// Reads one YAML document into a tree of positioned texts.
///
/// ```swift
/// let root = try YAMLParser.parse(Array("route: GET /pets".utf8))
/// ```
///
/// No type is guessed: `NO`, `012`, `1e3`, `null` and `2026-01-01` stay the text that was written.
/// Aliases and merge keys are resolved; a repeated key is kept, for the reader to judge.
package enum YAMLParser {
  /// How much a document may ask for before it is refused.
  ///
  /// Aliases count with everything they stand for, before anything is built, so a small file
  /// can't blow up to a large tree.
  package struct Limits: Equatable, Sendable {
    /// Bytes of the file.
    package var inputBytes: Int
    /// Collections inside each other; more than 500 are never allowed.
    package var depth: Int
    /// Texts, sequences and mappings; keys count too.
    package var nodes: Int
    /// UTF-8 bytes of all texts.
    package var textBytes: Int

    package init(
      inputBytes: Int = 8 << 20, depth: Int = 100, nodes: Int = 1_000_000,
      textBytes: Int = 32 << 20
    ) {
      self.inputBytes = inputBytes
      self.depth = min(depth, 500)
      self.nodes = nodes
      self.textBytes = textBytes
    }
  }

  /// The root of the one document that the bytes hold, in UTF-8 with or without a byte order mark.
  ///
  /// Throws at the first mistake. An empty document and a second one are mistakes, too.
  package static func parse(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(YAMLError) -> Node {
    let source = try SourceText(checking: bytes, limit: limits.inputBytes)
    try source.refuseUnknownDirectives()
    return try source.withContent { (content) throws(YAMLError) in
      let events = try EventReader(content)
      return try root(of: events, in: source, limits: limits)
    }
  }

  private static func root(
    of events: borrowing EventReader, in source: SourceText, limits: Limits
  ) throws(YAMLError) -> Node {
    var builder = TreeBuilder(source: source, limits: limits)
    while true {
      let event: Event
      do throws(SyntaxProblem) {
        event = try events.next()
      } catch {
        throw Explanation(of: error, in: source, open: builder.innermost).error
      }
      if case .end = event.kind {
        try source.refuseContent(after: event.end)
        return try builder.finish()
      }
      try builder.add(event)
    }
  }
}
