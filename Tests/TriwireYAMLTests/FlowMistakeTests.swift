import Testing
import TriwireYAML

/// Mistakes between braces and brackets.
@Suite struct FlowMistakeTests {
  @Test(arguments: [
    Case(
      "{route: GET /a/{id}}",
      "1:16-1:17 a text without quotes can't hold braces in flow style",
      hint: "a route with braces needs quotes here: {route: \"GET /pets/{id}\"}",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "{route: GET /a/{id}, path: {id: int64}}",
      "1:16-1:17 a text without quotes can't hold braces in flow style",
      hint: "a route with braces needs quotes here: {route: \"GET /pets/{id}\"}",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "photo: {route: GET /photos/{id}, returns: file}",
      "1:28-1:29 a text without quotes can't hold braces in flow style",
      hint: "a route with braces needs quotes here: {route: \"GET /pets/{id}\"}",
      note: "1:8-1:9 the mapping begins here"),
    Case(
      "{route: {rest*}/x}",
      "1:16-1:17 a text without quotes can't hold braces in flow style",
      hint: "a route with braces needs quotes here: {route: \"GET /pets/{id}\"}",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "[GET /a/{id}]",
      "1:9-1:10 a text without quotes can't hold braces in flow style",
      hint: "a route with braces needs quotes here: {route: \"GET /pets/{id}\"}",
      note: "1:1-1:2 the list begins here"),
    Case("a: {x: 1\n", "1:4-1:5 this mapping never ends: missing '}'"),
    Case("a: {x: 1,\n", "1:4-1:5 this mapping never ends: missing '}'"),
    Case("a: [1, 2\n", "1:4-1:5 this list never ends: missing ']'"),
    Case("a: [1,\n", "1:4-1:5 this list never ends: missing ']'"),
    Case(
      "a: {x: 1\nb: 2\n",
      "2:2-2:3 expected ',' or '}' here",
      hint: "end the mapping above with '}', or its entry with ','",
      note: "1:4-1:5 the mapping begins here"),
    Case(
      "a: [1, 2\nb: 3\n",
      "2:2-2:3 expected ',' or ']' here",
      hint: "end the list above with ']', or its entry with ','",
      note: "1:4-1:5 the list begins here"),
    Case(
      "a: {b: 1,\n  c: 2\nd: 3\n",
      "3:2-3:3 expected ',' or '}' here",
      hint: "end the mapping above with '}', or its entry with ','",
      note: "1:4-1:5 the mapping begins here"),
    Case("a: [1, 2}\n", "1:9-1:10 expected ',' or ']' here", note: "1:4-1:5 the list begins here"),
    Case(
      "a: {1, 2]\n",
      "1:9-1:10 expected ',' or '}' here",
      note: "1:4-1:5 the mapping begins here"),
    Case("{a: [1, 2}", "1:10-1:11 expected ',' or ']' here", note: "1:5-1:6 the list begins here"),
    Case("[{a: 1]", "1:7-1:8 expected ',' or '}' here", note: "1:2-1:3 the mapping begins here"),
    Case(
      "{a: x: y}",
      "1:6-1:7 expected ',' or '}' here",
      hint: "a text that holds ': ' needs quotes",
      note: "1:1-1:2 the mapping begins here"),
    Case(
      "[a b: c: d]",
      "1:8-1:9 expected ',' or ']' here",
      hint: "a text that holds ': ' needs quotes",
      note: "1:1-1:2 the list begins here"),
    Case(
      "{a: b, , c}",
      "1:8-1:9 expected a value or '}' here",
      note: "1:1-1:2 the mapping begins here"),
    Case("[a, }", "1:5-1:6 expected a value or ']' here", note: "1:1-1:2 the list begins here"),
    Case(
      "x: [\"a\" \"b\"]",
      "1:9-1:10 expected ',' or ']' here",
      note: "1:4-1:5 the list begins here"),
    Case("[a, ]]", "1:6-1:7 unexpected text after the document's end"),
    Case(
      "a: ]\n",
      "1:4-1:5 this ']' closes nothing",
      hint: "a text that begins with ']' needs quotes"),
    Case(
      "a: }\n",
      "1:4-1:5 this '}' closes nothing",
      hint: "a text that begins with '}' needs quotes"),
    Case(
      "a: ,b",
      "1:4-1:5 a text can't begin with ','",
      hint: "a text that begins with ',' needs quotes"),
  ])
  func outcome(_ sample: Case) {
    #expect(sample.outcome == sample.expected)
  }
}
