import Foundation
import TriwireRuntime

extension Subject {
  static let xml: [Subject] = [
    node("deep models") { deep(100, "<nodes>", "", "</nodes>") },
    node("deep unknown elements") { deep(100, "<x>", "", "</x>") },
    node("namespaces at each level") { deep(100, "<x xmlns='urn:a' xmlns:p='urn:b'>", "", "</x>") },
    node("many prefixes at each level") {
      (0..<100).map {
        "<x \((0..<20).map { n in "xmlns:p\(n)='u'" }.joined(separator: " "))\($0 > 0 ? "" : "")>"
      }
      .joined() + times(200, "<p19:y/>") + times(100, "</x>")
    },
    Subject("XML: many attributes") { size in
      let data = repeated(
        size, from: "<Node><x/>", "<x\((0..<1_000).map { " a\($0)=''" }.joined())/>", to: "</Node>")
      return { _ = try Attributed(xml: data) }
    },
    Subject("XML: many attributes of models") { size in
      let piece = "<Node\((0..<1_000).map { " a\($0)=''" }.joined())/>"
      let data = repeated(size, from: "<l>", piece, to: "</l>")
      return { _ = try Codec<[Attributed]>.list(.model).decode(xml: data) }
    },
    node("a long attribute") {
      ""
    } input: {
      repeated($0, from: "<Node><x a='", "a&amp;b", to: "'/></Node>")
    },
    node("one element again") { "<text>a</text>" },
    node("elements by turns") { "<texts>a</texts><numbers>1</numbers><nodes/>" },
    node("unknown elements") { "<x>1</x>" },
    node("empty elements") { "<nodes/>" },
    node("empty texts") { "<texts/>" },
    node("entries of a map") {
      ""
    } input: { size in
      counted(size, from: "<Node><text/>", to: "</Node>") {
        "<named><key>\($0)</key><value>1</value></named>"
      }
    },
    node("one entry of a map again") { "<named><key>a</key><value>1</value></named>" },
    node("comments") { "<!-- a -->" },
    node("instructions") { "<?a b?>" },
    text("one text") { "abcdefgh" },
    text("one text beyond ASCII") { "aé\u{1F600}" },
    text("references") { "&amp;&#233;&#x1F600;" },
    text("pieces of CDATA") { "<![CDATA[a]]>" },
    text("pieces between comments") { "a<!-- -->" },
    text("line ends") { "\r\n" },
    text("a long reference") {
      ""
    } input: {
      repeated($0, from: "<Node><text>&#", "0", to: "65;</text></Node>")
    },
    text("a reference without an end") {
      ""
    } input: {
      repeated($0, from: "<Node><text>&", "a", to: "</text></Node>")
    },
    text("a long double") {
      ""
    } input: {
      repeated($0, from: "<Node><double>1.", "7", to: "</double></Node>")
    },
    text("a long decimal") {
      ""
    } input: {
      repeated($0, from: "<Node><decimal>1.", "7", to: "</decimal></Node>")
    },
    text("a long name") {
      ""
    } input: {
      repeated($0, from: "<Node><", "a", to: "/></Node>")
    },
    text("blanks") {
      ""
    } input: {
      repeated($0, from: "<Node>", " \n", to: "</Node>")
    },
    text("UTF-16") {
      ""
    } input: { size in
      let text = "<Node><text>\(times(size / 2, "a"))</text></Node>"
      return Data([0xFE, 0xFF]) + Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    },
  ]

  private static func node(
    _ name: String, _ piece: @escaping @Sendable () -> String,
    input: (@Sendable (Int) -> Data)? = nil
  ) -> Subject {
    Subject("XML: " + name) { size in
      let data = input?(size) ?? repeated(size, from: "<Node>", piece(), to: "</Node>")
      return { _ = try Node(xml: data) }
    }
  }

  private static func text(
    _ name: String, _ piece: @escaping @Sendable () -> String,
    input: (@Sendable (Int) -> Data)? = nil
  ) -> Subject {
    node(
      name, piece,
      input: input ?? { repeated($0, from: "<Node><text>", piece(), to: "</text></Node>") })
  }
}
