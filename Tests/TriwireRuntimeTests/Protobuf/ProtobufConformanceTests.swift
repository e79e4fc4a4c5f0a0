import Foundation
import Testing

@testable import TriwireRuntime

/// Messages that must be read and written again, or refused, as the protobuf project says.
struct ProtobufConformanceTests {
  struct Fact: CustomTestStringConvertible {
    let name: String
    let input: [UInt8]
    /// nil when the message must be refused.
    let output: [UInt8]?

    var testDescription: String { name }
  }

  static let facts: [Fact] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/conformance.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      return Fact(
        name: words[0], input: [UInt8](hex: words[1]),
        output: words[2] == "refused" ? nil : [UInt8](hex: words[2]))
    }
  }()

  @Test func hasAllFacts() { #expect(Self.facts.count == 360) }

  @Test(arguments: facts)
  func agrees(fact: Fact) throws { try Self.check(fact) }

  static let path = ProcessInfo.processInfo.environment["TRIWIRE_PROTOBUF_CASES"]

  /// Runs a file of cases, `{"cases": [{name, input, reference, output}]}` with messages in base 64, whose
  /// path is in the environment variable `TRIWIRE_PROTOBUF_CASES`.
  @Test(.enabled(if: path != nil, "TRIWIRE_PROTOBUF_CASES is not set"))
  func agreesWithTheFile() throws {
    let data = try Data(contentsOf: URL(filePath: try #require(Self.path)))
    let cases = try #require(try Codec.json.decode(json: data)["cases"]?.array)
    #expect(!cases.isEmpty)
    for item in cases {
      let input = try #require(item["input"]?.string.flatMap { Data(base64Encoded: $0) })
      let output = item["output"]?.string.flatMap { Data(base64Encoded: $0) }
      let isRefused = item["reference"]?.string == "parseError"
      try Self.check(
        Fact(
          name: item["name"]?.string ?? "", input: Array(input),
          output: isRefused ? nil : Array(output ?? Data())))
    }
  }

  /// Where fields or the entries of maps may come in another order, the messages are compared as
  /// values.
  private static func check(_ fact: Fact) throws {
    guard let output = fact.output else {
      let error = #expect(throws: ProtobufError.self, "\(fact.name)") {
        try TestAllTypes(protobuf: fact.input)
      }
      #expect(error?.isAboutSyntax == true, "\(fact.name)")
      return
    }
    let message = try TestAllTypes(protobuf: fact.input)
    let written = try message.protobuf(deterministic: true)
    if written.hex == output.hex { return }
    let expected = try TestAllTypes(protobuf: output)
    #expect(message == expected, "\(fact.name)")
    #expect(try TestAllTypes(protobuf: Array(written)) == expected, "\(fact.name)")
    #expect(written.count == output.count, "\(fact.name): \(written.hex) for \(output.hex)")
  }
}
