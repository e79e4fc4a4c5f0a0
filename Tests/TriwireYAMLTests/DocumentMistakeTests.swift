import Testing
import TriwireYAML

/// Mistakes of the document as a whole, and of references in it.
@Suite struct DocumentMistakeTests {
  @Test(arguments: [
    Case("", "1:1-1:1 the file is empty"),
    Case("\u{FEFF}", "1:1-1:1 the file is empty"),
    Case("  \n\n", "1:1-1:1 the file holds only blanks and comments"),
    Case("# c", "1:1-1:1 the file holds only blanks and comments"),
    Case("---\n", "1:1-1:1 the document holds nothing"),
    Case(
      "a: b\n---\nc\n",
      "2:1-2:4 a second document begins here; a file holds one",
      hint: "move it to a file of its own"),
    Case(
      "a: b\n...\n%YAML 1.2\n---\nc\n",
      "3:1-3:10 a second document begins here; a file holds one",
      hint: "move it to a file of its own"),
    Case("a: b\n...\nc\n", "3:1-3:2 unexpected text after the document's end"),
    Case("a: b\n... c\n", "2:5-2:6 unexpected text after the document's end"),
    Case(
      "%b\n---\na",
      "1:1-1:3 unknown directive",
      hint: "a text that begins with '%' needs quotes"),
    Case(
      "%TAG !e! x\n---\na",
      "1:1-1:11 unknown directive",
      hint: "a text that begins with '%' needs quotes"),
    Case(
      "%YAML 3.0\n---\na",
      "1:1-1:2 unknown version of YAML",
      hint: "write '%YAML 1.2', or no directive"),
    Case("%YAML 1.2\n%YAML 1.2\n---\na", "2:1-2:2 a second '%YAML' directive"),
    Case(
      "%YAML\n---\na",
      "1:1-1:2 no valid directive",
      hint: "a text that begins with '%' needs quotes"),
    Case("%YAML 1.2\na: b", "2:1-2:2 expected '---' between the directives and the document"),
    Case("%YAML 1.2\n", "2:1-2:1 expected '---' between the directives and the document"),
    Case(
      "x: *a\n",
      "1:4-1:6 no anchor '&a' comes before this alias",
      hint: "a text that begins with '*' needs quotes"),
    Case(
      "a: &base 1\nc: *bsae",
      "2:4-2:9 no anchor '&bsae' comes before this alias",
      hint: "did you mean '*base'?"),
    Case("a: &b [*b]", "1:8-1:10 the alias '*b' stands inside the value that it names"),
    Case("a: &b {c: [*b]}", "1:12-1:14 the alias '*b' stands inside the value that it names"),
    Case("a: &q {<<: *q}", "1:12-1:14 the alias '*q' stands inside the value that it names"),
    Case(
      "? [a]\n: b\n",
      "1:3-1:6 a key must be a text",
      hint: "a text that begins with '{' or '[' needs quotes"),
    Case(
      "{id}: int64",
      "1:1-1:5 a key must be a text",
      hint: "a text that begins with '{' or '[' needs quotes"),
    Case(
      "a: {{id}: x}",
      "1:5-1:9 a key must be a text",
      hint: "a text that begins with '{' or '[' needs quotes"),
    Case(
      "b: {<<: 1}",
      "1:5-1:7 '<<' merges a mapping or a list of mappings",
      hint: "quote the key if '<<' is meant as a name",
      note: "1:9-1:10 this is no mapping"),
    Case(
      "a: &a [x]\nb:\n  <<: *a",
      "3:3-3:5 '<<' merges a mapping or a list of mappings",
      hint: "quote the key if '<<' is meant as a name",
      note: "1:8-1:9 this is no mapping"),
    Case(
      "b: {<<: [{x: 1}, 2]}",
      "1:5-1:7 '<<' merges a mapping or a list of mappings",
      hint: "quote the key if '<<' is meant as a name",
      note: "1:18-1:19 this is no mapping"),
    Case(
      "b: {<<: {a: 1}, <<: {b: 2}}",
      "1:17-1:19 a mapping can have one '<<'",
      hint: "merge several mappings with a list: '<<: [*first, *second]'",
      note: "1:5-1:7 the first is here"),
  ])
  func outcome(_ sample: Case) {
    #expect(sample.outcome == sample.expected)
  }
}
