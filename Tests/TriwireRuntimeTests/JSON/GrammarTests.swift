import Foundation
import Testing
import TriwireRuntime

@Suite struct GrammarTests {
  @Test(arguments: JSONGrammar.accepted.joined())
  func acceptsJSON(_ text: String) throws {
    let json = Data(text.utf8)
    try JSONScanner.validate(json)
    let value = try Codec<JSONValue>.json.decode(json: json)
    let written = try Codec<JSONValue>.json.json(value)
    #expect(try Codec<JSONValue>.json.decode(json: written) == value)
  }

  @Test(arguments: JSONGrammar.refused.joined())
  func refusesWhatIsNotJSON(_ text: String) {
    #expect(throws: JSONError.self) { try JSONScanner.validate(Data(text.utf8)) }
    #expect(throws: JSONError.self) {
      try Codec<JSONValue>.json.decode(json: Data(text.utf8))
    }
  }

  @Test(arguments: JSONGrammar.refusedBytes)
  func refusesWhatIsNotUTF8(_ bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONScanner.validate(Data(bytes)) }
    #expect(throws: JSONError.self) { try Codec<JSONValue>.json.decode(json: bytes) }
  }

  /// Every beginning of a document is refused as one that ends too early.
  @Test(arguments: [
    #"{"a":[1,-2.5e3,true,null,"x\u00e9\n"],"b":{"c":"äöü","d":[{}]}}"#,
    #"[[[["deep"]]],{"k":false}]"#,
  ])
  func refusesTruncatedDocuments(_ text: String) {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      let error = #expect(throws: JSONError.self) {
        try JSONScanner.validate(Data(bytes[..<length]))
      }
      #expect(error?.kind == .unexpectedEnd || error?.kind == .malformed)
      #expect(throws: JSONError.self) {
        try Codec<JSONValue>.json.decode(json: Array(bytes[..<length]))
      }
    }
  }

  @Test func refusesAByteOrderMark() {
    let error = #expect(throws: JSONError.self) {
      try JSONScanner.validate(Data([0xEF, 0xBB, 0xBF] + Array("{}".utf8)))
    }
    #expect(error?.description == "a document must not begin with a byte order mark (byte 0)")
  }

  // MARK: Cases from a file

  private struct CaseFile: Decodable {
    let cases: [Case]
  }

  private struct Case: Decodable {
    let name: String
    let expect: String
    let bytes: Data
  }

  static let path = ProcessInfo.processInfo.environment["TRIWIRE_JSON_CASES"]

  /// Runs a file of cases: `{"cases": [{"name": …, "expect": "accept" | "reject" | "either",
  /// "bytes": base 64}]}`.
  @Test(.enabled(if: path != nil)) func followsTheCaseFile() throws {
    let url = URL(fileURLWithPath: try #require(GrammarTests.path))
    let file = try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: url))
    #expect(!file.cases.isEmpty)
    for item in file.cases {
      let isValid = (try? JSONScanner.validate(item.bytes)) != nil
      let isReadable = (try? Codec<JSONValue>.json.decode(json: item.bytes)) != nil
      #expect(isValid == isReadable, "\(item.name)")
      if item.expect != "either" { #expect(isValid == (item.expect == "accept"), "\(item.name)") }
    }
  }
}
