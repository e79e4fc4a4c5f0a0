import Testing
import TriwireYAML

@Suite struct SchemaCheckerTests {
  struct Case: CustomTestStringConvertible {
    var schema: String
    var valid: [String]
    var invalid: [String]

    var testDescription: String { schema }
  }

  static let cases = [
    Case(
      schema: "{type: string}", valid: ["a", "\"1\"", "2026-01-01"],
      invalid: ["1", "true", "~", "[]"]),
    Case(schema: "{type: integer}", valid: ["1", "-7", "0x1F"], invalid: ["1.5", "\"1\"", "x"]),
    Case(schema: "{type: number}", valid: ["1", "1e3", ".5", ".inf"], invalid: ["x", "\"1\""]),
    Case(
      schema: "{type: [boolean, 'null']}", valid: ["true", "~", "null"], invalid: ["yes", "0"]),
    Case(schema: "{type: object}", valid: ["{}"], invalid: ["[]", "a"]),
    Case(schema: "{const: 1}", valid: ["1"], invalid: ["2", "\"1\""]),
    Case(schema: "{enum: [a, [1, {b: c}]]}", valid: ["a", "[1, {b: c}]"], invalid: ["b", "[1]"]),
    Case(schema: "{anyOf: [{type: string}, {minimum: 3}]}", valid: ["a", "3"], invalid: ["2"]),
    Case(schema: "{oneOf: [{minimum: 3}, {maximum: 5}]}", valid: ["2", "6"], invalid: ["4"]),
    Case(schema: "{not: {required: [a, b]}}", valid: ["{a: 1}"], invalid: ["{a: 1, b: 2}"]),
    Case(schema: "{pattern: '^a+$'}", valid: ["aa", "1"], invalid: ["b", "\"1\""]),
    Case(schema: "{minLength: 2}", valid: ["ab", "1"], invalid: ["a"]),
    Case(schema: "{required: [a]}", valid: ["{a: 1}", "x"], invalid: ["{}"]),
    Case(schema: "{properties: {a: {type: string}}}", valid: ["{a: x, b: 1}"], invalid: ["{a: 1}"]),
    Case(
      schema:
        "{properties: {a: true}, patternProperties: {'^x': true}, additionalProperties: false}",
      valid: ["{a: 1, x1: 2}"], invalid: ["{b: 1}"]),
    Case(schema: "{additionalProperties: {type: string}}", valid: ["{a: b}"], invalid: ["{a: 1}"]),
    Case(schema: "{propertyNames: {pattern: '^a'}}", valid: ["{ab: 1}"], invalid: ["{b: 1}"]),
    Case(
      schema: "{dependentRequired: {a: [b]}}", valid: ["{b: 1}", "{a: 1, b: 1}"],
      invalid: ["{a: 1}"]),
    Case(schema: "{minProperties: 1}", valid: ["{a: 1}", "x"], invalid: ["{}"]),
    Case(
      schema: "{items: {type: string}, minItems: 1}", valid: ["[a]", "x"], invalid: ["[1]", "[]"]),
    Case(
      schema: "{if: {required: [a]}, then: {required: [b]}, else: {required: [c]}}",
      valid: ["{a: 1, b: 1}", "{c: 1}"], invalid: ["{a: 1, c: 1}", "{b: 1}"]),
    Case(
      schema: "{$ref: '#/$defs/a', $defs: {a: {type: array, items: {$ref: '#/$defs/a'}}}}",
      valid: ["[[], [[]]]"], invalid: ["[a]"]),
    Case(schema: "{$ref: '#/$defs/nowhere'}", valid: [], invalid: ["1", "{}"]),
    Case(schema: "{unheardOf: 1}", valid: [], invalid: ["1"]),
  ]

  @Test(arguments: cases)
  func judges(_ testCase: Case) throws {
    let checker = SchemaChecker(root: try YAMLParser.parse(Array(testCase.schema.utf8)))
    for text in testCase.valid {
      #expect(checker.errors(try YAMLParser.parse(Array(text.utf8))) == [], "\(text)")
    }
    for text in testCase.invalid {
      #expect(checker.errors(try YAMLParser.parse(Array(text.utf8))) != [], "\(text)")
    }
  }
}
