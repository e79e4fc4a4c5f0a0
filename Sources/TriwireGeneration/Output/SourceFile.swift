/// A generated file, not yet written.
package struct SourceFile: Equatable, Sendable {
  /// Without a folder: `ShopModels.swift`.
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
