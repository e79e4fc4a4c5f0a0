import Foundation
import Testing
import TriwirePetshop
import TriwireRuntime
import TriwireShop
import TriwireTestSupport

/// What the README shows is what is there.
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Toolchain.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func specIsTheOneInItsFolder() async throws {
    let blocks = try Readme().blocks.filter { $0.language == "yaml" }
    #expect(blocks.count == 1)
    #expect(try blocks.first?.text == text("Specs/Petshop/spec.yaml"))
  }

  @Test func generatedExcerptsAreInTheGeneratedFiles() async throws {
    let blocks = try Readme().blocks(remarked: "from ")
    #expect(blocks.count == 4)
    for block in blocks {
      let file = block.remark.dropFirst("from ".count)
      let path = file.contains("/") ? "Specs/\(file)" : "Specs/Petshop/Generated/\(file)"
      #expect(try text(path).contains(block.text))
    }
  }

  @Test func snippetsAreCompiled() async throws {
    let compiled = try text("Tests/TriwireReadmeTests/Snippets.swift")
    let blocks = try Readme().blocks(remarked: "compiled")
    #expect(blocks.count == 5)
    for block in blocks {
      let indented = block.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
      #expect(compiled.contains(indented), "\(block.text)")
    }
  }

  @Test func everySwiftBlockIsChecked() async throws {
    let unchecked = try Readme().blocks.filter { $0.language == "swift" && $0.remark.isEmpty }
    #expect(unchecked.map { $0.text.hasPrefix(".target(") } == [true])
  }

  @Test func stubsAnswer() async throws {
    let pets = try await Snippets.stubs()
    #expect(pets.map { $0?.name } == ["Rex", "Nemo"])
    #expect(pets.last??.habitat == .unknown("coral reef"))
    #expect(
      try pets.last??.json()
        == Data(#"{"id":2,"name":"Nemo","habitat":"coral reef","tags":[]}"#.utf8))
  }

  @Test func modelsSpeakAllWires() async throws {
    let catalog = Shop.Catalog(version: 1, title: "All", gift: Shop.Gift(what: "a pen"))
    let order = Shop.Order(id: 1, itemName: "pen", payment: .card("4711"), state: .paid)
    let (document, message) = (try catalog.xml(), try order.protobuf())
    var stub = Shop.Stub()
    stub.watchOrders = { _ in MessageStream([order]) }
    let copies = try await Snippets.wires(document: document, message: message, shop: stub.client)
    #expect(try copies == [document, message, order.json()])
  }

  @Test func commandsRun() async throws {
    let folder = try TemporaryFolder()
    try folder.write(text("Specs/Petshop/spec.yaml"), to: "petshop.yaml")
    let lines = try Readme().blocks(remarked: "run").flatMap { $0.text.split(separator: "\n") }
    #expect(lines.count == 3)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      #expect(words.first == "triwire")
      let result = try await BuiltTool.run(Array(words.dropFirst()), in: folder)
      #expect(result.code == 0, "\(line): \(result.errors)")
    }
  }

  @Test func mistakesLookAsShown() async throws {
    let block = try #require(try Readme().blocks(remarked: "shown for ").first)
    let quoted = block.remark.components(separatedBy: "\"")
    let folder = try TemporaryFolder()
    let spec = try text("Specs/Petshop/spec.yaml").replacingOccurrences(
      of: quoted[3], with: quoted[1])
    try folder.write(spec, to: "petshop.yaml")
    let result = try await BuiltTool.run(["validate", "petshop.yaml"], in: folder)
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix(block.text), "\(result.errors)")
  }

  @Test func codesAreAsInTheTable() {
    let response = HTTPResponse(404)
    let cancelled: APIError<Never> = .cancelled
    let business: APIError<Never> = .business(code: "1001", message: nil, response)
    let unexpected: APIError<Never> = .unexpectedStatus(response)
    let timedOut: APIError<Never> = .timedOut
    let codes = [timedOut.code, cancelled.code, unexpected.code, business.code]
    #expect(codes == [3, 6, 404, 1001])
    #expect(APIError<Never>.errorDomain == "TriwireRuntime.APIError")
  }

  @Test func linksLeadSomewhere() async throws {
    let readme = try text("README.md")
    for part in readme.components(separatedBy: "](").dropFirst() {
      let target = part.prefix { $0 != ")" && $0 != "#" }
      #expect(
        FileManager.default.fileExists(
          atPath: Toolchain.root.appendingPathComponent(String(target)).path))
    }
  }
}
