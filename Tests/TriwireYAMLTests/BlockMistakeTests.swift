import Testing
import TriwireYAML

/// Mistakes of lines and indentation.
@Suite struct BlockMistakeTests {
  @Test(arguments: [
    Case("a:\n\tb: 1\n", "2:1-2:2 a tab can't indent", hint: "use spaces"),
    Case("a:\n  b: 1\n\tc: 2\n", "3:1-3:2 a tab can't indent", hint: "use spaces"),
    Case("a:\n  b: x\n \tc\n", "3:2-3:3 a tab can't indent", hint: "use spaces"),
    Case("a: |\n\tb\n", "2:1-2:2 a tab can't indent", hint: "use spaces"),
    Case(
      "a: Note: this\n",
      "1:8-1:9 ':' can't stand here",
      hint: "a text that holds ': ' needs quotes"),
    Case(
      "a\nb: 1\n",
      "2:2-2:3 ':' can't stand here",
      hint: "the text of the line above goes on here; check the indentation"),
    Case(
      "a: 1\n  c: 2\n",
      "2:4-2:5 ':' can't stand here",
      hint: "the text of the line above goes on here; check the indentation"),
    Case("a: 1\nb\nc: 2\n", "2:1-2:2 expected ':' after the key"),
    Case("a: 1\nb:2\nc: 3", "2:1-2:4 expected ':' after the key", hint: "put a space after ':'"),
    Case("\"a\": b\n\"c\" d\n", "2:1-2:6 expected ':' after the key"),
    Case(
      "a: 1\n- b\n",
      "2:1-2:2 a list item can't stand between the keys of a mapping",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "- b\na: 1\n",
      "2:1-2:2 expected '- ': this line stands between the items of a list",
      note: "1:1-1:2 the list begins here"),
    Case(
      "a:\n  b: 1\n c: 2\n",
      "3:2-3:3 the indentation of this line fits none above",
      hint: "all keys of a mapping begin in one column",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "a:\n  - b\n - c\n",
      "3:2-3:3 a list item can't stand between the keys of a mapping",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "a:\n  - b\n c: d\n",
      "3:2-3:3 the indentation of this line fits none above",
      hint: "all keys of a mapping begin in one column",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "a: - b",
      "1:4-1:5 a list item can't begin here",
      hint: "begin a line with '- ', or write [first, second]; quote it if it is a text"),
    Case(": b\n", "1:1-1:2 no key stands before ':'"),
    Case("a: b\n: c\n", "2:1-2:2 no key stands before ':'"),
    Case(
      "a: ? b",
      "1:4-1:5 a key can't begin here",
      hint: "a text that begins with '? ' needs quotes"),
    Case(
      "a: \"b\" c\n",
      "1:8-1:9 unexpected text after the value",
      hint: "a text that begins with a quote, a bracket or a brace needs quotes around all of it"),
    Case(
      "a: 'it's'",
      "1:8-1:9 unexpected text after the value",
      hint: "inside single quotes, write '' for a quote"),
    Case(
      "a: \"say \"x\" y\"",
      "1:10-1:11 unexpected text after the value",
      hint: "inside double quotes, write \\\" for a quote"),
    Case(
      "a: [b] c\n",
      "1:8-1:9 unexpected text after the value",
      hint: "a text that begins with a quote, a bracket or a brace needs quotes around all of it"),
    Case(
      "a: {b: c} d\n",
      "1:11-1:12 unexpected text after the value",
      hint: "a text that begins with a quote, a bracket or a brace needs quotes around all of it"),
    Case(
      "a: b\u{2028}c\n",
      "1:6-1:7 expected ':' after the key",
      hint:
        "the line holds U+2028, which ends lines in YAML; write '\\u2028' in a double-quoted text"),
    Case(
      "a: \u{85}b",
      "1:5-1:6 expected ':' after the key",
      hint:
        "the line holds U+0085, which ends lines in YAML; write '\\u0085' in a double-quoted text"),
  ])
  func outcome(_ sample: Case) {
    #expect(sample.outcome == sample.expected)
  }
}
