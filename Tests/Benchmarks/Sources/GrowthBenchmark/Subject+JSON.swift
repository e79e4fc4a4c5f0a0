import Foundation
import TriwireRuntime

extension Subject {
  static let json: [Subject] = [
    node("deep models") {
      repeated($0, from: "{\"nodes\":[{}", "," + deep(62, "{\"nodes\":[", "{}", "]}"), to: "]}")
    },
    node("deep unknown values") {
      repeated($0, from: "{\"x\":[1", "," + deep(120, "[", "1", "]"), to: "]}")
    },
    value("deep values") {
      repeated($0, from: "[1", "," + deep(120, "{\"a\":", "1", "}"), to: "]")
    },
    node("one key again") { repeated($0, from: "{\"text\":\"a\"", ",\"text\":\"b\"", to: "}") },
    node("one list again") {
      repeated($0, from: "{\"numbers\":[1]", ",\"numbers\":[2,3]", to: "}")
    },
    node("one map again") {
      counted($0, from: "{\"named\":{}", to: "}") { ",\"named\":{\"\($0)\":1}" }
    },
    node("one key of a map again") {
      repeated($0, from: "{\"named\":{\"a\":1", ",\"a\":2", to: "}}")
    },
    value("one key of a value again") { repeated($0, from: "{\"a\":1", ",\"a\":2", to: "}") },
    node("unknown keys") { counted($0, from: "{\"text\":\"a\"", to: "}") { ",\"k\($0)\":\($0)" } },
    node("keys out of order") {
      repeated(
        $0, from: "{\"nodes\":[{}", ",{\"nodes\":[],\"text\":\"\",\"numbers\":[],\"double\":1}",
        to: "]}")
    },
    node("a long double") { repeated($0, from: "{\"double\":1.", "7", to: "}") },
    node("a long exponent") { repeated($0, from: "{\"double\":1e-", "7", to: "}") },
    node("a long decimal") { repeated($0, from: "{\"decimal\":1.", "7", to: "}") },
    node("a long integer") { repeated($0, from: "{\"numbers\":[1", "7", to: "]}") },
    node("a long integer of zeros") { repeated($0, from: "{\"numbers\":[1.", "0", to: "]}") },
    value("a long number as a value") { repeated($0, from: "[1", "7", to: "]") },
    node("one text") { repeated($0, from: "{\"text\":\"", "abcdefgh", to: "\"}") },
    node("one text beyond ASCII") { repeated($0, from: "{\"text\":\"", "aé\u{1F600}", to: "\"}") },
    node("one text of escapes") {
      repeated($0, from: "{\"text\":\"", #"\n\u00e9\ud83d\ude00"#, to: "\"}")
    },
    node("keys of escapes") {
      counted($0, from: "{\"text\":\"\"", to: "}") { #","\u006b\#($0)":1"# }
    },
    node("one text of base64") { repeated($0, from: "{\"bytes\":\"", "QUJD", to: "\"}") },
    node("empty texts") { repeated($0, from: "{\"texts\":[\"\"", ",\"\"", to: "]}") },
    node("small numbers") { repeated($0, from: "{\"numbers\":[1", ",1", to: "]}") },
    node("empty models") { repeated($0, from: "{\"nodes\":[{}", ",{}", to: "]}") },
    value("empty lists") { repeated($0, from: "[[]", ",[]", to: "]") },
    node("blanks") { repeated($0, from: "{", " \n", to: "}") },
    node("many keys") { counted($0, from: "{\"named\":{\"\":1", to: "}}") { ",\"\($0)\":1" } },
    value("many keys of a value") { counted($0, from: "{\"\":1", to: "}") { ",\"\($0)\":1" } },
    node("keys with one beginning") { size in
      counted(size, from: "{\"named\":{\"\":1", to: "}}") { ",\"\(times(40, "a"))\($0)\":1" }
    },
    node("keys with one end") { size in
      counted(size, from: "{\"named\":{\"\":1", to: "}}") { ",\"\($0)\(times(40, "a"))\":1" }
    },
    node("unknown keys like known ones") {
      counted($0, from: "{\"text\":\"a\"", to: "}") { ",\"texts\($0 % 10)\":\($0)" }
    },
  ]

  static func deep(_ count: Int, _ opening: String, _ core: String, _ closing: String) -> String {
    times(count, opening) + core + times(count, closing)
  }

  private static func node(_ name: String, _ input: @escaping @Sendable (Int) -> Data) -> Subject {
    Subject("JSON: " + name) { size in
      let data = input(size)
      return { _ = try Node(json: data) }
    }
  }

  private static func value(_ name: String, _ input: @escaping @Sendable (Int) -> Data) -> Subject {
    Subject("JSON: " + name) { size in
      let data = input(size)
      return { _ = try Codec<JSONValue>.json.decode(json: data) }
    }
  }
}
