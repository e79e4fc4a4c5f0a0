import Testing
import TriwireYAML

/// Documents that are read: texts stay as written, references are resolved.
@Suite struct TreeTests {
  @Test(arguments: [
    Case(
      "[NO, on, 012, 1e3, null, 2026-01-01, ~, 1.0, 0x1F, .inf, '', \"a\"]",
      "[NO, on, 012, 1e3, null, 2026-01-01, ~, 1.0, 0x1F, .inf, \"\", \"a\"]"),
    Case("a:\nb: ~", "{a: , b: ~}"),
    Case("a: b\nc: [d, {e: f}]\n", "{a: b, c: [d, {e: f}]}"),
    Case("- a\n- a: 1\n  a: 2\n", "[a, {a: 1, a: 2}]"),
    Case("route: GET /a/{id}", "{route: GET /a/{id}}"),
    Case("doc: Use `name`.", "{doc: Use `name`.}"),
    Case("{\"a\":b}", "{\"a\": b}"),
    Case("{a: b, c}", "{a: b, c: }"),
    Case("a: {x, y: }", "{a: {x: , y: }}"),
    Case("\u{FEFF}a: b\n", "{a: b}"),
    Case("%YAML 1.2\n---\na: b\n...\n# the end\n", "{a: b}"),
    Case("a: x\r\nb: y\rc: z\n", "{a: x, b: y, c: z}"),
    Case("a: |\n x\n y\n\nb: >-\n x\n y\n", "{a: \"x\ny\n\", b: \"x y\"}"),
    Case("a: \"\\u0041\\n\\0\\\"\"", "{a: \"A\n\u{0}\"\"}"),
    Case("'it''s'", "\"it's\""),
    Case("a: \"x\u{2028}y\"", "{a: \"x\u{2028}y\"}"),
    Case("a: !!str 12", "{a: \"12\"}"),
    Case("a: !!int 12", "{a: 12}"),
    Case("a: ! 12", "{a: \"12\"}"),
    Case("!!map {a: !!seq [b]}", "{a: [b]}"),
    Case("? a\n: b\n", "{a: b}"),
    Case("a: &x\nb: *x", "{a: , b: }"),
    Case("a: &x [b, &y c]\nd: [*x, *y]", "{a: [b, c], d: [[b, c], c]}"),
    Case("&a [&a x, *a]", "[x, x]"),
    Case("[&a x, *a, &a y, *a]", "[x, x, y, y]"),
    Case("&k a: b\n*k : c", "{a: b, a: c}"),
    Case(
      "a: &base {x: 1, y: 2}\nb: {<<: *base, y: 3, z: 4}",
      "{a: {x: 1, y: 2}, b: {x: 1, y: 3, z: 4}}"),
    Case("b: {z: 4, <<: {x: 1}, y: 2}", "{b: {z: 4, x: 1, y: 2}}"),
    Case("b: {<<: [{x: 1}, {x: 2, w: 3}], z: 4}", "{b: {x: 1, w: 3, z: 4}}"),
    Case("b: {<<: [], z: 4}", "{b: {z: 4}}"),
    Case(
      "a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b, x: 3}",
      "{a: {x: 1}, b: {x: 1, y: 2}, c: {y: 2, x: 3}}"),
    Case("b: {<<: {x: 1, x: 2}}", "{b: {x: 1, x: 2}}"),
    Case("b: {\"<<\": 1}", "{b: {\"<<\": 1}}"),
    Case("b: {!!str <<: 1}", "{b: {\"<<\": 1}}"),
  ])
  func outcome(_ sample: Case) {
    #expect(sample.outcome == sample.expected)
  }
}
