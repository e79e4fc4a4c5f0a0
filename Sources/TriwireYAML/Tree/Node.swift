/// One value of a YAML document, with the place where it was written.
///
/// Aliases and merge keys are already resolved: a node that came through an alias carries the mark
/// of its anchor's text. Mapping keys may repeat; what a duplicate means is the reader's decision.
package struct Node: Equatable, Sendable {
  /// What the node is.
  package var kind: Kind
  /// Where the node's text begins and ends.
  package var range: MarkRange

  package init(_ kind: Kind, range: MarkRange) {
    self.kind = kind
    self.range = range
  }

  package enum Kind: Equatable, Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  /// A scalar's text, exactly as written (after YAML's own unescaping); no type is guessed from it.
  package struct Scalar: Equatable, Sendable {
    package var text: String
    /// False for a single- or double-quoted or block scalar. A plain empty scalar, `~` and `null`
    /// stand for "nothing" where the position allows nothing.
    package var isPlain: Bool

    package init(text: String, isPlain: Bool) {
      self.text = text
      self.isPlain = isPlain
    }
  }

  /// One `key: value` pair of a mapping; the parser lets only scalars be keys.
  package struct Entry: Equatable, Sendable {
    package var key: Node
    package var value: Node

    package init(key: Node, value: Node) {
      self.key = key
      self.value = value
    }
  }
}
