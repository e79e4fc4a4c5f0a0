import Testing
import TriwireYAML

/// Mistakes in quotes, escapes, block texts and special characters.
@Suite struct TextMistakeTests {
  @Test(arguments: [
    Case("a: \"x\nb: 1\n", "1:4-1:5 this text never ends: missing '\"'"),
    Case("a: 'x\nb: 1\n", "1:4-1:5 this text never ends: missing \"'\""),
    Case(
      "\"a\n---\nb\"",
      "1:1-1:2 this text never ends: missing '\"'",
      note: "2:1-2:2 a document marker can't stand in it"),
    Case(
      "a: \"\\q\"",
      "1:5-1:6 no escape begins with '\\q'",
      hint: "write '\\\\' for a backslash, or use single quotes"),
    Case("a: \"\\xZZ\"", "1:7-1:8 '\\x', '\\u' and '\\U' need 2, 4 and 8 hexadecimal digits"),
    Case("a: \"\\uD800\"", "1:7-1:8 no Unicode character has this number"),
    Case(
      "a: |0\n b",
      "1:5-1:6 only '+', '-' and a digit from 1 to 9 can follow '|' or '>'",
      hint: "a text that begins with '|' or '>' needs quotes"),
    Case(
      "a: >x\n b",
      "1:5-1:6 only '+', '-' and a digit from 1 to 9 can follow '|' or '>'",
      hint: "a text that begins with '|' or '>' needs quotes"),
    Case(
      "a: *\n",
      "1:4-1:5 no valid alias: the name after '*' has letters, digits, '-' and '_'",
      hint: "a text that begins with '*' needs quotes"),
    Case(
      "{path: *, b: c}",
      "1:8-1:9 no valid alias: the name after '*' has letters, digits, '-' and '_'",
      hint: "a text that begins with '*' needs quotes"),
    Case(
      "a: *x*y\n",
      "1:4-1:6 no valid alias: the name after '*' has letters, digits, '-' and '_'",
      hint: "a text that begins with '*' needs quotes"),
    Case(
      "a: & b\n",
      "1:4-1:5 no valid anchor: the name after '&' has letters, digits, '-' and '_'",
      hint: "a text that begins with '&' needs quotes"),
    Case("a: @b\n", "1:4-1:5 a text can't begin with '@'", hint: "put quotes around it"),
    Case("a: `b`\n", "1:4-1:5 a text can't begin with '`'", hint: "put quotes around it"),
    Case("a: %b\n", "1:4-1:5 a text can't begin with '%'", hint: "put quotes around it"),
    Case(
      "a: !foo b",
      "1:4-1:10 unknown tag '!foo'",
      hint: "a text that begins with '!' needs quotes"),
    Case("a: !e!foo b", "1:4-1:5 no valid tag", hint: "a text that begins with '!' needs quotes"),
    Case("a: !<x b", "1:4-1:5 no valid tag", hint: "a text that begins with '!' needs quotes"),
    Case("a: !!str [a]", "1:4-1:11 the tag '!!str' does not fit a list"),
    Case("a: !!set {a}", "1:4-1:11 the tag '!!set' does not fit a mapping"),
    Case("a: !!binary YQ==", "1:4-1:17 the tag '!!binary' does not fit a text"),
    Case("!!map a", "1:1-1:8 the tag '!!map' does not fit a text"),
    Case("!!seq {a: b}", "1:1-1:8 the tag '!!seq' does not fit a mapping"),
  ])
  func outcome(_ sample: Case) {
    #expect(sample.outcome == sample.expected)
  }
}
