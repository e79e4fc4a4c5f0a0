import Testing
import TriwireMustache

/// Malformed templates are refused, with the place of the tag at fault.
@Suite struct SyntaxTests {
  @Test(arguments: [
    ("a\n {{name", "t:2:2: error: this tag never ends: missing '}}'"),
    ("{{{name}}", "t:1:1: error: this tag never ends: missing '}}}'"),
    ("é{{! note }", "t:1:2: error: this tag never ends: missing '}}'"),
    ("{{=<% %>}}", "t:1:1: error: this tag never ends: missing '=}}'"),
    ("{{=<% %>=}}<%name}}", "t:1:12: error: this tag never ends: missing '%>'"),
    ("{{", "t:1:1: error: this tag never ends: missing '}}'"),
    ("{{#", "t:1:1: error: this tag never ends: missing '}}'"),
    ("a\n{{#b}}\nc", "t:2:1: error: the section 'b' never ends; write '{{/b}}'"),
    ("{{^b}}{{#c}}{{/c}}", "t:1:1: error: the section 'b' never ends; write '{{/b}}'"),
    ("a\n\n{{/b}}", "t:3:1: error: '{{/b}}' ends no section"),
    ("{{#a}}{{/a}}{{/a}}", "t:1:13: error: '{{/a}}' ends no section"),
    (
      "{{#a}}\n{{#b}}\n{{/a}}\n{{/b}}",
      "t:3:1: error: '{{/a}}' can't end the section 'b' of line 2; write '{{/b}}'"
    ),
    ("{{}}", "t:1:1: error: this tag has no name"),
    ("{{# }}{{/}}", "t:1:1: error: this tag has no name"),
    ("{{>}}", "t:1:1: error: this tag has no name"),
    ("{{a b}}", "t:1:1: error: 'a b' is no name"),
    ("{{a..b}}", "t:1:1: error: 'a..b' is no name"),
    ("{{.a}}", "t:1:1: error: '.a' is no name"),
    ("{{#a.}}{{/a.}}", "t:1:1: error: 'a.' is no name"),
    ("{{> a b}}", "t:1:1: error: 'a b' is no name of a partial"),
    ("{{< parent}}", "t:1:1: error: tags with '<' are not part of the Mustache core"),
    ("{{$ block}}", "t:1:1: error: tags with '$' are not part of the Mustache core"),
    ("{{>*dynamic}}", "t:1:1: error: tags with '*' are not part of the Mustache core"),
    ("{{=<%=}}", "t:1:1: error: '<%' are no delimiters; write '{{=<% %>=}}'"),
    ("{{=a b c=}}", "t:1:1: error: 'a b c' are no delimiters; write '{{=<% %>=}}'"),
    ("{{=a= =b=}}", "t:1:1: error: 'a= =b' are no delimiters; write '{{=<% %>=}}'"),
    ("{{==}}", "t:1:1: error: '' are no delimiters; write '{{=<% %>=}}'"),
  ])
  func refused(_ text: String, _ expected: String) {
    let error = #expect(throws: TemplateError.self) { try Template(parsing: text, name: "t") }
    #expect(error?.description == expected)
  }

  @Test func deepSections() throws {
    let nested = { String(repeating: "{{#a}}", count: $0) + String(repeating: "{{/a}}", count: $0) }
    #expect(try Template(parsing: nested(100), name: "t").render(["a": true]) == "")
    let error = #expect(throws: TemplateError.self) {
      try Template(parsing: nested(100_000), name: "t")
    }
    #expect(error?.description == "t:1:601: error: sections nested more than 100 deep")
  }

  /// Nothing that a template can be cut into traps.
  @Test func truncation() {
    let text = "a\r\n  {{#b}}\n{{{c}}}{{&d}}{{! e }}\n{{/b}}{{^f}}{{>g}}{{/f}}\n{{=<% %>=}}<%h%>é\n"
    for count in 0...text.unicodeScalars.count {
      let prefix = String(text.unicodeScalars.prefix(count))
      let rendered = try? Template(parsing: prefix, name: "t").render([:], isLenient: true)
      #expect(rendered == nil || rendered?.contains("{{") == false)
    }
  }
}
