import Testing
import TriwireYAML

/// Where nodes begin and end: columns are Unicode scalars, lines end as editors end them.
@Suite struct PlaceTests {
  @Test(arguments: [
    Sample("a: b", ["{} 1:1-1:5", "a 1:1-1:2", "b 1:4-1:5"]),
    Sample(
      "a: {b: c }  # d\n",
      [
        "{} 1:1-1:11", "a 1:1-1:2", "{} 1:4-1:11", "b 1:5-1:6", "c 1:8-1:9",
      ]),
    Sample(
      "a:\n  - b\n\n# c\nd: e\n",
      [
        "{} 1:1-5:5", "a 1:1-1:2", "[] 2:3-2:6", "b 2:5-2:6", "d 5:1-5:2", "e 5:4-5:5",
      ]),
    Sample(
      "a:\nb: \"c\"",
      [
        "{} 1:1-2:7", "a 1:1-1:2", " 1:3-1:3", "b 2:1-2:2", "\"c\" 2:4-2:7",
      ]),
    Sample(
      "a: |\n  b\n\n\nc: d",
      [
        "{} 1:1-5:5", "a 1:1-1:2", "\"b\n\" 1:4-2:4", "c 5:1-5:2", "d 5:4-5:5",
      ]),
    Sample("\u{FEFF}é😀: e\u{301}\n", ["{} 1:1-1:7", "é😀 1:1-1:3", "e\u{301} 1:5-1:7"]),
    Sample(
      "a: b\r\nc: d\re: f",
      [
        "{} 1:1-3:5", "a 1:1-1:2", "b 1:4-1:5", "c 2:1-2:2", "d 2:4-2:5", "e 3:1-3:2", "f 3:4-3:5",
      ]),
    Sample("[\"a\u{2028}b\", c]", ["[] 1:1-1:11", "\"a\u{2028}b\" 1:2-1:7", "c 1:9-1:10"]),
    Sample(
      "- &x !!str a\n- *x\n",
      [
        "[] 1:1-2:5", "\"a\" 1:3-1:13", "\"a\" 1:3-1:13",
      ]),
    Sample(
      "a: &b {c: d}\ne:\n  <<: *b",
      [
        "{} 1:1-3:9", "a 1:1-1:2", "{} 1:4-1:13", "c 1:8-1:9", "d 1:11-1:12",
        "e 2:1-2:2", "{} 3:3-3:9", "c 1:8-1:9", "d 1:11-1:12",
      ]),
  ])
  func places(_ sample: Sample) throws {
    #expect(try YAMLParser.parse(Array(sample.yaml.utf8)).places == sample.places)
  }

  struct Sample: Sendable {
    let yaml: String
    let places: [String]

    init(_ yaml: String, _ places: [String]) {
      self.yaml = yaml
      self.places = places
    }
  }
}
