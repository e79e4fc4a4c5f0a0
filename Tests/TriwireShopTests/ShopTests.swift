import Foundation
import Testing
import TriwireRuntime
import TriwireShop

/// The generated client of the shop, over a transport that answers in place of a server.
@Suite struct ShopTests {
  private func client(
    _ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse
  ) -> ShopClient {
    ShopClient(
      server: .regional(region: .us),
      common: Shop.Common(version: .value("7"), userID: .value("me")),
      credentials: Shop.Credentials(bearer: .value("secret"), key: .value("k")),
      transport: .stub { try answer($0) })
  }

  private let rex = Shop.Pet(id: 1, name: "Rex", mood: .happy)

  @Test func sendsParametersOfEveryPlace() async throws {
    let client = client { request in
      #expect(request.method == .post)
      #expect(
        request.url.absoluteString
          == "https://us.example.com/v1/shops/a%2Fb%20c/pets?notify=true&tags=x%2Cy,z&limit=20")
      #expect(request.headers["Authorization"] == "Bearer secret")
      #expect(request.headers["platform"] == "4")
      #expect(request.headers["version"] == "7")
      #expect(request.headers["Cookie"] == "session=s")
      let body = try #require(request.body?.data)
      #expect(try Shop.Pet(json: body).name == "Rex")
      #expect(String(decoding: body, as: UTF8.self).contains(#""userId":"me""#))
      return HTTPResponse.json(
        #"{"id": 2, "name": "Rex", "mood": "n/a", "price": "12.50", "level": 2}"#)
    }
    let pet = try await client.pets.addPet(
      rex, shop: "a/b c", notify: true, tags: ["x,y", "z"], session: "s")
    #expect(pet == Shop.Pet(id: 2, name: "Rex", price: 12.5, level: .high, mood: .nA))
  }

  @Test func readsPagesAndStyles() async throws {
    let client = client { request in
      #expect(
        request.url.query(percentEncoded: true)
          == "filter%5Bstatus%5D=in-progress&filter%5Brepeat%5D=true&sort=-price&page=3")
      #expect(request.headers["X-API-Key"] == "k")
      return HTTPResponse.json(
        #"{"items": [{"id": 1, "name": "Rex", "mood": ""}], "total": 7}"#)
    }
    let page = try await client.pets.findPets(
      filter: Shop.PetFilter(status: .inProgress, repeat: true), sort: .minusPrice, page: 3)
    #expect(page == Shop.Page(items: [Shop.Pet(id: 1, name: "Rex", mood: .empty)], total: 7))
  }

  @Test(arguments: [
    (404, #"{"what": "pet"}"#, Shop.FindPets.Failure.notFound(Shop.NotFound(what: "pet"))),
    (503, #"{"title": "busy"}"#, .problem(Shop.Problem(title: "busy"))),
    (418, "{}", .problem(Shop.Problem())),
  ])
  func throwsDeclaredFailures(status: Int, body: String, failure: Shop.FindPets.Failure) async {
    let client = client { _ in .json(body, status: status) }
    do throws(APIError<Shop.FindPets.Failure>) {
      _ = try await client.pets.findPets()
      Issue.record("an error was expected")
    } catch {
      guard case .rejected(let found, let response) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(found == failure)
      #expect(response.status == status)
    }
  }

  @Test func asksForTheMediaTypeOfTheSpec() async throws {
    let client = client { request in
      #expect(request.headers["Accept"] == "image/png")
      return HTTPResponse(200, headers: ["Content-Type": "image/png"], body: Data([1, 2]))
    }
    #expect(try await client.avatar(id: UUID()) == Data([1, 2]))
  }

  @Test func tellsStatusesAndHeadersApart() async throws {
    let created = client { _ in
      var response = HTTPResponse.json(#"{"id": 1, "name": "Rex", "mood": "happy"}"#, status: 201)
      response.headers["Location"] = "/pets/1"
      response.headers["X-Left"] = "3"
      return response
    }
    let accepted = client { _ in HTTPResponse(202, headers: ["Location": "/pets/2"]) }
    let first = try await created.createPet(rex)
    let second = try await accepted.createPet(rex)
    #expect(first.body == .created(rex))
    #expect(first.xLeft == 3)
    #expect(second.body == .accepted)
    #expect(second.location.absoluteString == "/pets/2")
  }

  @Test func opensEnvelopes() async throws {
    let client = client { request in
      let body = String(decoding: request.body?.data ?? Data(), as: UTF8.self)
      return body.contains("password=wrong")
        ? HTTPResponse.json(#"{"resultCode": 1001, "resultMsg": "expired"}"#)
        : HTTPResponse.json(#"{"resultCode": 0}"#)
    }
    try await client.login(user: "me", password: "correct horse")
    do throws(APIError<Shop.Problem>) {
      try await client.login(user: "me", password: "wrong password")
      Issue.record("an error was expected")
    } catch {
      #expect(error.businessCode(as: Shop.StandardCode.self) == .tokenInvalid)
    }
  }

  @Test func checksLimitsBeforeItSends() async {
    let client = client { _ in
      Issue.record("nothing should be sent")
      return HTTPResponse(200)
    }
    await #expect(throws: APIError<Shop.Problem>.self) {
      try await client.login(user: "me", password: "short")
    }
    #expect(throws: ValidationError.self) {
      try Shop.Owner(name: "Ann", pets: [Shop.Pet(id: 1, name: "", mood: .happy)]).validate()
    }
  }

  @Test func keepsUnknownValues() throws {
    let text = #"{"id":1,"name":"Rex","tags":[],"status":"lost","level":1,"mood":"new"}"#
    let pet = try Shop.Pet(json: Data(text.utf8))
    #expect(pet.status == .unknown("lost"))
    #expect(String(decoding: try pet.json(), as: UTF8.self) == text)
  }

  @Test func readsUnionsOfEveryStyle() async throws {
    let client = client { _ in
      HTTPResponse.json(
        """
        [{"at": "2026-01-01T00:00:00Z", "shape": {"circle": {"radius": 1}}, "payload": ["a"]},
         {"at": "2026-01-01T00:00:00Z", "shape": {"blob": 1}, "payload": "b", "extra": [1]}]
        """)
    }
    let events = try await client.events()
    #expect(events.map(\.payload) == [.strings(["a"]), .string("b")])
    #expect(events[0].shape == .circle(Shop.Circle(radius: 1)))
    guard case .unknown("blob", _)? = events[1].shape else {
      Issue.record("\(events[1])")
      return
    }
  }

  @Test func holdsRecursiveModels() throws {
    let leaf = Shop.Category(name: "leaf")
    let tree = Shop.Category(name: "tree", parent: leaf, children: ["a": leaf])
    #expect(try Shop.Category(json: tree.json()) == tree)
  }

  @Test func answersThroughTheStub() async throws {
    var stub = Shop.Stub()
    stub.avatar = { request in Data(request.id.uuidString.utf8) }
    let id = UUID()
    #expect(try await stub.client.avatar(id: id) == Data(id.uuidString.utf8))
    await #expect(throws: APIError<Shop.Problem>.self) { try await stub.client.ping() }
  }

  @Test func failsThroughTheStub() async {
    var stub = Shop.Stub()
    stub.ping = { _ in
      let problem = Shop.Problem(title: "asleep")
      throw APIError<Shop.Problem>.rejected(problem, HTTPResponse(503))
    }
    stub.search = { request in
      if request.key == "slow" { throw TransportError.timedOut }
      return Shop.Page(total: 0)
    }
    let client = stub.client
    let rejected = await #expect(throws: APIError<Shop.Problem>.self) { try await client.ping() }
    guard case .rejected(let problem, _)? = rejected else {
      Issue.record("\(String(describing: rejected))")
      return
    }
    #expect(problem.title == "asleep")
    let late = await #expect(throws: APIError<Shop.Problem>.self) {
      _ = try await client.search(key: "slow")
    }
    #expect(late?.code == 3)
  }
}

extension ShopTests {
  @Test func sendsFormsWithCommonFields() async throws {
    let client = client { request in
      let body = String(decoding: try #require(request.body?.data), as: UTF8.self)
      let names = body.components(separatedBy: "form-data; name=\"").dropFirst()
        .compactMap { $0.split(separator: "\"").first }
      #expect(names == ["userId", "about", "tags", "tags", "photo"])
      #expect(body.contains("Content-Type: application/vnd.shop+json\r\n\r\n{\"status\""))
      #expect(body.contains("filename=\"rex\"\r\nContent-Type: image/png\r\n\r\nPNG\r\n"))
      #expect(body.contains("name=\"userId\"\r\n\r\nme\r\n"))
      return HTTPResponse(204)
    }
    try await client.pets.uploadPhoto(
      id: Shop.PetID(1), photo: UploadFile(Data("PNG".utf8), name: "rex"),
      about: Shop.PetFilter(status: .available), tags: ["a", "b"])
  }

  @Test(arguments: [200, 202])
  func savesFilesByStatus(status: Int) async throws {
    let client = client { _ in
      HTTPResponse(
        status, headers: ["Content-Type": "application/json", "Retry-After": "5"],
        body: Data("{}".utf8))
    }
    let answer = try await client.exported(id: UUID())
    #expect(answer.retryAfter == 5)
    guard case .ok(let file) = answer.body else {
      #expect(status == 202 && answer.body == .accepted)
      return
    }
    #expect(status == 200 && file.byteCount == 2)
    #expect(try Data(contentsOf: file.url) == Data("{}".utf8))
    try FileManager.default.removeItem(at: file.url.deletingLastPathComponent())
  }

  @Test func readsErrorsOfFiles() async throws {
    let client = client { _ in .json(#"{"what": "photo"}"#, status: 404) }
    do {
      _ = try await client.photo(id: UUID())
      Issue.record("there is no photo")
    } catch {
      guard case .rejected(.notFound(let problem), _) = error else { throw error }
      #expect(problem.what == "photo")
    }
  }
}
