/// A source file of `TriwireRuntime` as text.
package struct RuntimeSource: Hashable, Sendable {
  /// Below the runtime's folder: `Client/APIClient.swift`.
  package var path: String
  /// Without the line end of the last line.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// All files of the runtime that this tool was built with, sorted by path.
  package static var all: [RuntimeSource] { embedded }
}
