package import TriwireGeneration

/// A source to write.
package struct OutputFile: Equatable, Sendable {
  /// Without folders.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  package init(_ source: SourceFile) {
    self.init(name: source.name, text: source.text)
  }
}
