import TriwireYAML

/// Wire names joined by dots: `page.items`.
enum DottedPath {
  static func read(_ value: Value) -> Located<[String]>? {
    guard let text = value.text() else { return nil }
    let names = text.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ !$0.isEmpty }) else {
      value.error("a dotted path is names with single dots between them")
      return nil
    }
    return value.located(names)
  }

  /// The same, where `.` stands for the whole answer and gives an empty path.
  static func readOrWhole(_ value: Value) -> Located<[String]>? {
    value.scalarText == "." ? value.located([]) : read(value)
  }
}
