import Testing
import TriwireSpec
import TriwireYAML

@Suite struct DiagnosticPrinterTests {
  private func place(_ line: Int, _ start: Int, _ end: Int) -> Location {
    Location(
      path: "a.yaml",
      range: MarkRange(
        start: Mark(line: line, column: start), end: Mark(line: line, column: end)))
  }

  /// The source line and the marker line of an error at columns of a one-line text.
  private func excerpt(_ text: String, _ start: Int, _ end: Int) -> [String] {
    let printer = DiagnosticPrinter(sources: ["a.yaml": text])
    let printed = printer.print(Diagnostic(.error, "m", at: place(1, start, end)))
    return printed.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test func printsEverything() {
    let diagnostic = Diagnostic(
      .error, "duplicate key 'b'", at: place(2, 3, 4), suggestion: "did you mean 'c'?",
      notes: [Diagnostic.Note("first written here", at: place(1, 1, 2))])
    let printer = DiagnosticPrinter(sources: ["a.yaml": "b: 1\r\n  b: 2\r\n"])
    #expect(
      printer.print([diagnostic, Diagnostic(.warning, "odd", at: nil)])
        == """
        a.yaml:2:3: error: duplicate key 'b'; did you mean 'c'?
            b: 2
            ^
        a.yaml:1:1: note: first written here
          b: 1
          ^
        warning: odd

        """)
  }

  @Test func usesColorsWhenAsked() {
    let printer = DiagnosticPrinter(sources: ["a.yaml": "b: 1"], colors: true)
    #expect(
      printer.print(Diagnostic(.error, "m", at: place(1, 1, 3)))
        == "\u{1B}[1ma.yaml:1:1: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mm\u{1B}[0m\n"
        + "  b: 1\n  \u{1B}[31m^~\u{1B}[0m\n")
  }

  static let excerpts: [(String, Int, Int, String, String)] = [
    ("a: bcd", 4, 7, "a: bcd", "   ^~~"),
    ("a: bcd", 7, 7, "a: bcd", "      ^"),
    ("\ta: b", 2, 3, "    a: b", "    ^"),
    ("a\tb: c", 3, 4, "a   b: c", "    ^"),
    ("日本: b", 1, 3, "日本: b", "^~~~"),
    ("日本: b", 5, 6, "日本: b", "      ^"),
    ("e\u{301}: b", 4, 5, "e\u{301}: b", "  ^"),
    ("e\u{301}: b", 2, 3, "e\u{301}: b", "^"),
    ("👨‍👩‍👧: b", 8, 9, "👨‍👩‍👧: b", "    ^"),
    ("a\u{1B}[31m", 1, 2, "a\u{FFFD}[31m", "^"),
    ("a\u{202E}b", 3, 4, "a\u{FFFD}b", "  ^"),
    ("", 1, 1, "", "^"),
  ]

  @Test(arguments: excerpts)
  func marks(text: String, start: Int, end: Int, line: String, marker: String) {
    let printed = excerpt(text, start, end)
    #expect(printed == (line.isEmpty ? ["", marker] : [line, marker]))
  }

  @Test func cutsLongLines() {
    let text = String(repeating: "a", count: 500) + "bcd" + String(repeating: "e", count: 500)
    let middle = excerpt(text, 501, 504)
    #expect(
      middle == [
        "…" + String(repeating: "a", count: 50) + "bcd" + String(repeating: "e", count: 47) + "…",
        String(repeating: " ", count: 51) + "^~~",
      ])
    let start = excerpt(text, 1, 1000)
    #expect(
      start == [String(repeating: "a", count: 100) + "…", "^" + String(repeating: "~", count: 99)])
    let end = excerpt(text, 1004, 1004)
    #expect(
      end == ["…" + String(repeating: "e", count: 99), String(repeating: " ", count: 100) + "^"])
  }

  @Test func aRangeOverLinesIsMarkedToTheEndOfItsFirst() {
    var location = place(1, 4, 1)
    location.range.end.line = 3
    let printer = DiagnosticPrinter(sources: ["a.yaml": "a: [b,\nc\n]"])
    #expect(
      printer.print(Diagnostic(.note, "m", at: location))
        == "a.yaml:1:4: note: m\n  a: [b,\n     ^~~\n")
  }

  @Test func survivesPlacesBeyondTheText() {
    let printer = DiagnosticPrinter(sources: ["a.yaml": "a"])
    for line in [0, 1, 2, 9] {
      for column in [0, 1, 2, 99] {
        let printed = printer.print(Diagnostic(.error, "m", at: place(line, column, column + 1)))
        #expect(printed.hasPrefix("a.yaml:\(line):\(column): error: m\n"))
      }
    }
  }

  @Test func printsJSON() {
    let diagnostic = Diagnostic(
      .error, "a \"b\"\u{1B}", at: place(2, 3, 4), suggestion: "s",
      notes: [Diagnostic.Note("n", at: place(1, 1, 2))])
    #expect(DiagnosticJSON.print([]) == "[]\n")
    #expect(
      DiagnosticJSON.print([diagnostic, Diagnostic(.warning, "odd", at: nil)]) == """
        [
          {"severity": "error", "message": "a \\"b\\"\\u001b", "path": "a.yaml", "line": 2, \
        "column": 3, "endLine": 2, "endColumn": 4, "suggestion": "s", "notes": [{"message": "n", \
        "path": "a.yaml", "line": 1, "column": 1, "endLine": 1, "endColumn": 2}]},
          {"severity": "warning", "message": "odd"}
        ]

        """)
  }
}
