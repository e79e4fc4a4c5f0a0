import Testing
import TriwireMustache

/// Lines and series are written like the lists that they stand for.
@Suite struct LinesTests {
  static let templates = [
    "{{#items}}\n{{.}}\n{{/items}}\n",
    "{{#items}}\n  - {{.}}\n{{/items}}",
    "{{#items}}\n{{{.}}}\n\nnext\n{{/items}}",
    "{{#items}}{{.}}, {{/items}}end",
    "{{#items}}\n{{.}};\n{{/items}}",
    "{{^items}}none{{/items}}",
  ]

  private static let texts: [[String]] = [[], [""], ["a"], ["a < b", "", "ü"]]

  @Test(arguments: templates, texts)
  func writeLikeLists(text: String, items: [String]) throws {
    let list = Value.list(items.map(Value.text))
    for outer in ["{{> inner}}", "  {{> inner}}\n", "x {{> inner}}"] {
      let expected = try render(text, in: outer, list)
      #expect(try render(text, in: outer, .lines(Lines(items))) == expected)
      let series = Series(count: items.count) { .text(items[$0]) }
      #expect(try render(text, in: outer, .series(series)) == expected)
    }
  }

  private func render(_ text: String, in outer: String, _ items: Value) throws -> String {
    let inner = try Template(parsing: text, name: "inner")
    return try Template(parsing: outer, name: "outer").render(
      ["items": items], partials: ["inner": inner]
    ) { $0.replacing("<", with: "&lt;") }
  }

  @Test func keepTheirTexts() {
    var lines: Lines = ["a", ""]
    lines.append("b", "c")
    #expect(Array(lines + ["d"]) == ["a", "", "bc", "d"])
    #expect(lines.count == 3)
    #expect(lines.longest == 2)
    #expect(Lines().isEmpty && Array(Lines()).isEmpty)
  }
}
