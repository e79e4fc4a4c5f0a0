import Testing
import TriwireMustache

/// Unknown names and partials are errors; nothing else of the core changes.
@Suite struct StrictnessTests {
  private let pet: Value = [
    "name": "Rex", "note": nil, "isOld": false, "tags": ["dog"], "owner": ["name": "Ann"],
    "greeting": "",
  ]

  @Test(arguments: [
    ("{{name}}{{note}}{{isOld}}", "Rexfalse"),
    ("{{#note}}x{{/note}}{{^note}}none{{/note}}", "none"),
    ("{{note.anything.else}}", ""),
    ("{{#owner}}{{name}} {{note}}{{/owner}}", "Ann "),
    ("{{#greeting}}an empty text is a text{{/greeting}}", "an empty text is a text"),
    ("{{name}} <&>", "Rex <&>"),
  ])
  func rendered(_ template: String, _ expected: String) throws {
    #expect(try Template(parsing: template, name: "pet").render(pet) == expected)
  }

  @Test func nothingIsEscapedByDefault() throws {
    let template = try Template(parsing: "{{.}}{{{.}}}", name: "raw")
    #expect(try template.render("<&>") == "<&><&>")
    #expect(try template.render("<&>") { _ in "!" } == "!<&>")
  }

  @Test(arguments: [
    ("a\n  {{nmae}}", "pet:2:3: error: unknown name 'nmae'; did you mean 'name'?"),
    ("{{#owner}}é{{nots}}{{/owner}}", "pet:1:12: error: unknown name 'nots'; did you mean 'note'?"),
    ("{{#missing}}{{/missing}}", "pet:1:1: error: unknown name 'missing'"),
    ("{{^missing}}{{/missing}}", "pet:1:1: error: unknown name 'missing'"),
    (
      "{{owner.nam}}",
      "pet:1:1: error: unknown name 'nam' in 'owner.nam'; did you mean 'name'?"
    ),
    ("{{name.length}}", "pet:1:1: error: unknown name 'length' in 'name.length'"),
    ("{{> pat}}", "pet:1:1: error: unknown partial 'pat'; did you mean 'part'?"),
    ("{{> far/away}}", "pet:1:1: error: unknown partial 'far/away'"),
    ("x {{> part}}", "part:2:2: error: unknown name 'inside'"),
    ("{{tags}}", "pet:1:1: error: 'tags' is a list, which has no text"),
    ("\r\n{{{owner}}}", "pet:2:1: error: 'owner' is an object, which has no text"),
    ("{{.}}", "pet:1:1: error: '.' is an object, which has no text"),
  ])
  func refused(_ template: String, _ expected: String) throws {
    let parsed = try Template(parsing: template, name: "pet")
    let part = try Template(parsing: "a\n {{inside}}", name: "part")
    let error = #expect(throws: TemplateError.self) {
      try parsed.render(pet, partials: ["part": part])
    }
    #expect(error?.description == expected)
  }

  @Test(arguments: ["{{>loop}}", "{{#list}}{{>loop}}{{/list}}", "  {{>loop}}\n"])
  func endlessPartials(_ text: String) throws {
    let loop = try Template(parsing: text, name: "loop")
    let error = #expect(throws: TemplateError.self) {
      try loop.render(["list": [["a": nil]]], partials: ["loop": loop])
    }
    #expect(error?.message == "partials and sections nested more than 100 deep")
    #expect(error?.template == "loop")
  }
}
