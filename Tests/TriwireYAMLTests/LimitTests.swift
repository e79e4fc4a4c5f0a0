import Testing
import TriwireYAML

/// Hostile documents are refused early, at the place that asks for too much.
@Suite(.timeLimit(.minutes(2))) struct LimitTests {
  @Test func inputBytes() {
    let limits = YAMLParser.Limits(inputBytes: 3)
    #expect(outcome("[a]", limits: limits) == "[a]")
    #expect(
      outcome("[ab]", limits: limits) == "1:1-1:1 the file has 4 bytes, more than the 3 allowed")
  }

  @Test func depth() {
    let limits = YAMLParser.Limits(depth: 2)
    #expect(outcome("a: [b]", limits: limits) == "{a: [b]}")
    #expect(
      outcome("a:\n  - - b", limits: limits) == "2:5-2:6 nested more than 2 levels deep")
    #expect(
      outcome("a: &x [b]\nc: {d: *x}", limits: limits) == "2:8-2:10 nested more than 2 levels deep")
  }

  @Test(arguments: ["[", "{", "{a: ", "- ", "? ", "[{a: ", "&a [ *a, "])
  func deepNesting(_ opening: String) {
    let yaml = String(repeating: opening, count: 100_000)
    let expected = opening.contains("*") ? "the alias '*a'" : "nested more than 100 levels deep"
    #expect(outcome(yaml).contains(expected))
  }

  @Test func deepestNestingAllowed() throws {
    let limits = YAMLParser.Limits(depth: .max)
    #expect(limits.depth == 500)
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(outcome(nested(500), limits: limits) == nested(500))
    #expect(outcome(nested(501), limits: limits).contains("nested more than 500 levels deep"))
  }

  @Test func nodes() {
    let limits = YAMLParser.Limits(nodes: 5)
    #expect(outcome("{a: [b, c]}", limits: limits) == "{a: [b, c]}")
    let excess = "more than 5 values, with aliases expanded"
    #expect(outcome("{a: [b, c, d]}", limits: limits) == "1:12-1:13 \(excess)")
    #expect(outcome("[&x [b], *x, c]", limits: limits).hasSuffix(excess))
  }

  @Test func textBytes() {
    let limits = YAMLParser.Limits(textBytes: 4)
    #expect(outcome("[&x é, *x]", limits: limits) == "[é, é]")
    #expect(
      outcome("[&x é, a, *x]", limits: limits)
        == "1:11-1:13 more than 4 bytes of text, with aliases expanded")
  }

  /// Nine levels of nine: 387 million texts.
  @Test func manyLaughs() {
    let lines = (1..<9).map { level in
      let aliases = Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ")
      return "l\(level): &l\(level) [\(aliases)]\n"
    }
    #expect(
      outcome("l0: &l0 lol\n" + lines.joined())
        == "8:10-8:13 more than 1000000 values, with aliases expanded")
  }

  @Test func longTextsThroughAliases() {
    let text = String(repeating: "x", count: 1 << 20)
    let aliases = String(repeating: "*a,", count: 40)
    #expect(outcome("[&a \(text), \(aliases)]").hasSuffix("bytes of text, with aliases expanded"))
  }

  @Test(arguments: [
    "%TAG !a! x\n", "&a a: *a\n", "'", "\"\\", "a:\n ", "\n", "# c\n", "[a,", "{a: b,", "*a ",
    "!a ", "| \n",
  ])
  func repetition(_ piece: String) {
    let yaml = String(repeating: piece, count: (1 << 17) / piece.utf8.count)
    #expect(!outcome(yaml).isEmpty)
  }

  /// Every prefix of a document with all constructs is read or refused; nothing traps.
  @Test func truncation() {
    let yaml = """
      %YAML 1.2
      --- # comment
      a: &x {b: [1, "é\\n\\u0041", 'it''s'], ? c : !!str d}
      e: &y
        <<: [*x, {f: g}]
        h: |2-
            text
        "i": >
          folded

          more
      - j
      ...
      """
    for count in 0...yaml.utf8.count {
      #expect(!outcome(Array(yaml.utf8.prefix(count))).isEmpty)
    }
  }
}
