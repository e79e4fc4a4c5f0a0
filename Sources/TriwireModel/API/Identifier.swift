/// A Swift name, not yet escaped: templates print `declared` where the name is declared or used as
/// a bare word, `label` before a colon in parameters and arguments, and `member` after a dot.
package struct Identifier: Hashable, Sendable {
  package var text: String

  package init(_ text: String) {
    self.text = text
  }
}
