import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// What is taken for XML, compared with what the parser Expat takes for it.
@Suite struct XMLAgreementTests {
  static let seeds = [
    "<a b='1' c=\"&lt;\"><b/>x &amp; y<!-- c --><?p i?><![CDATA[<d>]]></a>",
    "<p:a xmlns:p='urn:p' xmlns='urn:d' p:b='1' b='2'><p:c q:d='' xmlns:q='urn:p'/>&#65;&#x1F600;</p:a>",
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<a>\r\n<b></b ></a>\n<!-- e -->",
    "<a xml:lang='en'>é]] ></a>", "<x:y xmlns:x='u' xmlns:z='u' x:a='' z:b=''><x:y z:a=''/></x:y>",
  ]

  private struct Mutation {
    var generator: SeededGenerator
    private let pieces = [
      "<", ">", "/", "&", ";", "'", "\"", "=", "!", "-", "--", "?", "[", "]", "]]>", " ", "\n", "a",
      "b", ":",
      "x", "xml", "xmlns", "xmlns:p='u'", " b='1'", "<b/>", "</a>", "<a>", "&#0;", "&#9;", "&lt;",
      "<!--", "-->",
      "<?", "?>", "<![CDATA[", "é", "\u{1}", "1", "#", "p:", "q:",
    ].map { Array($0.utf8) }

    mutating func document() -> [UInt8] {
      var bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 0...3, using: &generator))
        let piece = pieces.randomElement(using: &generator) ?? []
        bytes.replaceSubrange(place..<end, with: Bool.random(using: &generator) ? piece : [])
      }
      return bytes
    }
  }

  @Test func agreesWithExpat() throws {
    var mutation = Mutation(generator: SeededGenerator(seed: 11))
    let documents =
      (0..<20_000).map { _ in mutation.document() }
      + (XMLGrammar.accepted + XMLGrammar.refused).map { Array($0.utf8) }
    let verdicts = try XMLAgreementTests.verdicts(documents)
    #expect(verdicts.count == documents.count)
    for (document, isWellFormed) in zip(documents, verdicts) {
      let isAccepted = (try? validate(document)) != nil
      if isAccepted == isWellFormed || XMLAgreementTests.mayDiffer(document) { continue }
      Issue.record(
        "\(isAccepted ? "taken" : "refused"): \(String(decoding: document, as: UTF8.self))")
    }
    #expect(verdicts.contains(true))
  }

  /// Expat goes by an earlier edition's names, and by rules of its own for versions and encodings.
  private static func mayDiffer(_ document: [UInt8]) -> Bool {
    let hasDeclaration = document.starts(with: "<?xml".utf8)
    let declaration = Array(seeds[2].utf8.prefix { $0 != UInt8(ascii: "\n") })
    return hasDeclaration && !document.starts(with: declaration)
      || String(decoding: document, as: UTF8.self).unicodeScalars.contains { $0.value > 0x2100 }
  }

  private static func verdicts(_ documents: [[UInt8]]) throws -> [Bool] {
    let lines = documents.map { Data($0).base64EncodedString() }.joined(separator: "\n") + "\n"
    let output = try PythonScript.run("expat_judge.py", input: Data(lines.utf8))
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map { $0 == "1" }
  }
}
