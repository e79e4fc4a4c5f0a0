import Foundation
import Testing
import TriwireRuntime
import TriwireShop
import TriwireTestSupport

/// The Swift of `Specs/REFERENCE.md` is compiled, and does what is said of it.
struct ReferenceTests {
  @Test func snippetsAreCompiled() throws {
    let folder = Toolchain.root.appendingPathComponent("Tests/TriwireReadmeTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let compiled = try files.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let page = try Readme("Specs/REFERENCE.md")
    let unchecked = page.blocks.filter { $0.language == "swift" && $0.remark != "compiled" }
    #expect(unchecked.isEmpty)
    #expect(page.blocks(remarked: "compiled").count >= 4)
    for block in page.blocks(remarked: "compiled") {
      let indented = block.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
      #expect(compiled.contains(indented), "\(block.text)")
    }
  }

  @Test func codesAreAsInTheTable() throws {
    let response = HTTPResponse(404)
    let errors: [APIError<Never>] = [
      .encryption(CancellationError()), .decryption(CancellationError(), response), .timedOut,
      .undecodable(ResponseError(.mismatch, ""), response), .transport(CancellationError()),
      .cancelled, .unreachable(CancellationError()), .invalidRequest(InvalidRequest("")),
      .undecodable(ResponseError(.malformed, ""), response),
    ]
    let page = try String(
      contentsOf: Toolchain.root.appendingPathComponent("Specs/REFERENCE.md"), encoding: .utf8)
    for error in errors {
      #expect(page.contains("| \(error.code) | `\(error.kind.rawValue)`"), "\(error)")
    }
    let business: APIError<Never> = .business(code: "0077", message: nil, response)
    let unexpected: APIError<Never> = .unexpectedStatus(response)
    #expect(business.code == 77)
    #expect(unexpected.code == 404)
  }

  @Test func businessFailuresAreTold() async {
    let session = Login()
    let client = ShopClient(
      common: Shop.Common(version: .value("1")),
      configuration: PolicySnippets.business(session: session),
      transport: .stub { _ in .json(#"{"resultCode": 1002, "resultMsg": "elsewhere"}"#) })
    await #expect(throws: APIError<Shop.Problem>.self) {
      try await client.login(user: "ann", password: "12345678")
    }
    #expect(session.said.texts == ["You are logged in on another device."])
  }

  @Test func cardsAreNeitherPrintedNorReadable() async throws {
    let sent = Said()
    let card = Shop.Card(number: "4111111111111111", holder: "Ann")
    let client = ShopClient(
      common: Shop.Common(version: .value("1")),
      configuration: ClientConfiguration(cipher: PolicySnippets.cipher()),
      transport: .stub { request in
        sent.append("\(request.body?.data?.last ?? 1) \(request.headers["Idempotency-Key"] ?? "")")
        let status = sent.texts.count < 2 ? 503 : 200
        return HTTPResponse(
          status, headers: ["Content-Type": "application/json", "Retry-After": "0"],
          body: Data(#"{"orders": [1], "total": 3}"#.utf8) + [0])
      })
    let paid = try await client.orders.pay(card, id: 1, xPin: "4711")
    #expect(paid.body.orders == [1])
    #expect(sent.texts.count == 2 && sent.texts[0] == sent.texts[1])
    #expect(sent.texts[0].hasPrefix("0 "))
    let printed = "\(card) \(Shop.Pay(card, id: 1, xPin: "4711"))"
    #expect(printed.contains("Ann") && !printed.contains("4111") && !printed.contains("4711"))
    let short = await #expect(throws: APIError<Shop.Problem>.self) {
      try await client.orders.pay(Shop.Card(number: "4711", holder: "Ann"), id: 1)
    }
    let told = "\(try #require(short))"
    #expect(!told.contains("4711"))
  }
}
