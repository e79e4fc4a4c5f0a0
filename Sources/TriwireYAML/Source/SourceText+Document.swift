/// What may stand around the one document of a text.
extension SourceText {
  /// Refuses any directive but `%YAML` before the document begins.
  ///
  /// Tag handles serve custom tags, which no spec has; libyaml reads many of them slowly.
  func refuseUnknownDirectives() throws(YAMLError) {
    for (text, start) in lines(from: 0) {
      let first = text.first { $0 != " " && $0 != "\t" }
      guard let first, first != "#" else { continue }
      guard text.first == "%" else { return }
      guard !text.starts(with: "%YAML".unicodeScalars) else { continue }
      throw YAMLError(
        "unknown directive", at: range(start, start + text.count),
        hint: "a text that begins with '%' needs quotes")
    }
  }

  /// Refuses everything but comments and document end markers after the document.
  func refuseContent(after index: Int) throws(YAMLError) {
    for (text, start) in lines(from: index) {
      guard let first = text.firstIndex(where: { $0 != " " && $0 != "\t" }) else { continue }
      let isEndMarker = text.starts(with: "...".unicodeScalars) && mark(at: start).column == 1
      if text[first] == "#" || isEndMarker && text.count == 3 { continue }
      let place = range(start + first, start + text.count)
      if text[first] == "%" || text.starts(with: "---".unicodeScalars) {
        throw YAMLError(
          "a second document begins here; a file holds one", at: place,
          hint: "move it to a file of its own")
      }
      throw YAMLError("unexpected text after the document's end", at: place)
    }
  }
}
