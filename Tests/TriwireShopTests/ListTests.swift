import Foundation
import Testing
import TriwireRuntime
import TriwireShop

/// Pages, streams of text and kept answers of the generated client.
@Suite struct ListTests {
  private func client(
    _ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse
  ) -> ShopClient {
    ShopClient(common: Shop.Common(version: .value("7")), transport: .stub { try answer($0) })
  }

  private func pets(_ range: Range<Int>) -> String {
    range.map { #"{"id": \#($0), "name": "Rex", "mood": "happy"}"# }.joined(separator: ", ")
  }

  @Test func walksOverPages() async throws {
    let client = client { [self] request in
      let page = request.url.query?.contains("page=2") == true ? 3..<5 : 0..<3
      return .json("{\"items\": [\(pets(page))], \"total\": 5}")
    }
    var ids: [Int64] = []
    for try await pet in client.pets.findPetsItems(size: 3) { ids.append(pet.id) }
    #expect(ids == [0, 1, 2, 3, 4])
  }

  @Test func walksOverPagesOfTheStub() async throws {
    var stub = Shop.Stub()
    stub.findPets = { request in
      let pet = Shop.Pet(id: Int64(request.page), name: "Rex", mood: .happy)
      return Shop.Page(items: request.page < 4 ? [pet] : [], total: 9)
    }
    var ids: [Int64] = []
    for try await page in stub.client.items(of: Shop.FindPets(page: 2)).pages {
      ids += page.items.map(\.id)
    }
    #expect(ids == [2, 3])
  }

  @Test func walksInEachStyle() async throws {
    let client = client { request in
      let query = request.url.query ?? ""
      let isFirst = !query.contains("=2")
      switch request.url.lastPathComponent {
      case "categories":
        return .json(
          isFirst
            ? #"{"meta": {"categories": [{"name": "a"}], "next": "2", "count": 2}}"#
            : #"{"meta": {"count": 2}}"#)
      case "names":
        #expect(query == (isFirst ? "limit=3" : "limit=3&start=2"))
        return HTTPResponse(
          200, headers: ["X-Total": "3"], body: Data((isFirst ? #"["a", "b"]"# : #"["c"]"#).utf8))
      case "owners":
        var response = HTTPResponse.json(#"[{"name": "\#(query)"}]"#)
        if isFirst { response.headers["Link"] = "</v1/owners?page=2>; rel=next" }
        return response
      default:
        return isFirst ? .json(#"{"total": 9, "next": "2"}"#) : .json("null")
      }
    }
    var names: [String] = []
    for try await category in client.listCategoriesItems() { names.append(category.name) }
    for try await name in client.listNamesItems(limit: 3) { names.append(name) }
    for try await owner in client.listOwnersItems() { names.append(owner.name) }
    for try await event in client.archiveItems() { names.append("\(event.at)") }
    #expect(names == ["a", "a", "b", "c", "", "page=2"])
  }

  @Test func readsEvents() async throws {
    let client = client { request in
      let isText = request.url.path.hasSuffix("chatter")
      let data = isText ? "Mind\ndata: the cat" : #"{"at": "2026-01-01T00:00:00Z", "payload": "x"}"#
      return HTTPResponse(
        200, headers: ["Content-Type": "text/event-stream"], body: Data("data: \(data)\n\n".utf8))
    }
    var payloads: [Shop.Payload] = []
    for try await event in try await client.news() { payloads.append(event.payload) }
    #expect(payloads == [.string("x")])
    var texts: [String] = []
    for try await text in try await client.chatter() { texts.append(text) }
    #expect(texts == ["Mind\nthe cat"])
  }

  @Test func sendsAndReadsLines() async throws {
    let client = client { request in
      HTTPResponse(
        200, headers: ["Content-Type": request.headers["Content-Type"] ?? "application/jsonl"],
        body: request.body?.data ?? Data("{\"id\": 1, \"name\": \"Rex\", \"mood\": \"\"}".utf8))
    }
    try await client.importPets([Shop.Pet(id: 1, name: "Rex", mood: .empty)])
    var pets: [Shop.Pet] = []
    for try await pet in try await client.exportPets() { pets.append(pet) }
    #expect(pets == [Shop.Pet(id: 1, name: "Rex", mood: .empty)])
  }

  @Test func keepsAnswers() async throws {
    let client = client { request in
      let name = request.url.lastPathComponent
      return .json(#"{"name": "\#(name) \#(UUID())"}"#)
    }
    let cats = try await client.category(name: "cats")
    #expect(try await client.category(name: "cats") == cats)
    #expect(try await client.category(name: "dogs") != cats)
    #expect(try await client.readFile(path: "a") != client.readFile(path: "a"))
  }
}
