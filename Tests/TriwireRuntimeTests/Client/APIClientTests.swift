import Foundation
import Testing

@testable import TriwireRuntime

struct APIClientTests {
  @Test func sendsARequestAndReadsTheAnswer() async throws {
    let log = Log<HTTPRequest>()
    let client = ShopClient(
      userId: "u", token: .provider { "t" }, credentials: .init(bearer: .value("b"))
    ) {
      log.append($0)
      return .json(Shop.Pet.rexJSON)
    }
    let pet = try await client.pets.addPet(.rex, shop: "a/b c", notify: true)
    #expect(pet == .rex)
    let request = try #require(log.entries.first)
    #expect(request.method == .post)
    #expect(
      request.url.absoluteString == "https://h/v1/shops/a%2Fb%20c/pets?notify=true&limit=20")
    #expect(
      request.headers == [
        "platform": "4", "version": "1.2", "token": "t", "Authorization": "Bearer b",
        "Content-Type": "application/json", "Accept": "application/json",
      ])
    let body = try Codec.json.decode(json: try #require(request.body?.data))
    #expect(body["userId"] == "u" && body["name"] == "Rex")
    #expect(request.timeout == .seconds(40))
    #expect(request.maximumResponseBytes == 64 << 20)
  }

  @Test func asksOnlyForTheCredentialsOfItsScheme() async throws {
    let log = Log<HTTPRequest>()
    let credentials = Shop.Credentials(bearer: .provider { throw URLError(.badURL) })
    let client = ShopClient(credentials: credentials) {
      log.append($0)
      return HTTPResponse(202, headers: ["Location": "https://h/1"])
    }
    let response = try await client.createPet(.rex)
    #expect(response.body == .accepted)
    #expect(log.entries.first?.headers["Authorization"] == nil)
  }

  @Test func leavesTheChoiceOfBytesToTheServer() async throws {
    let log = Log<HTTPRequest>()
    let client = ShopClient {
      log.append($0)
      return HTTPResponse(200, body: Data([1]))
    }
    #expect(try await client.send(Shop.Avatar(id: UUID())) == Data([1]))
    #expect(log.entries.first?.headers["Accept"] == nil)
  }

  @Test func sendsNoInvalidRequest() async {
    let client = ShopClient { _ in
      Issue.record("sent")
      return HTTPResponse(200)
    }
    let nameless = await failure { () throws(APIError<Shop.Problem>) in
      try await client.pets.addPet(Shop.Pet(id: 1, name: ""), shop: "s")
    }
    guard case .invalidRequest(let limit) = nameless else {
      Issue.record("\(String(describing: nameless))")
      return
    }
    #expect(limit.description == "name: must be at least 1 character")
    let moved = await failure { () throws(APIError<Shop.Problem>) in
      try await client.pets.addPet(.rex, shop: "..")
    }
    guard case .invalidRequest(let segment) = moved else {
      Issue.record("\(String(describing: moved))")
      return
    }
    #expect(segment.parameter == "shop")
    #expect(moved?.code == 1001)
  }

  @Test func tellsOfAFaultyBaseURL() async {
    let client = ShopClient(baseURL: "https://h/v1?x=1") { _ in HTTPResponse(200) }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Shop.Avatar(id: UUID()))
    }
    guard case .invalidRequest = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func tellsOfAProviderThatThrows() async {
    struct NoToken: Error {}
    let client = ShopClient(token: .provider { throw NoToken() }) { _ in HTTPResponse(200) }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Shop.Avatar(id: UUID()))
    }
    guard case .invalidRequest(let problem) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.cause is NoToken)
    let cancelled = ShopClient(token: .provider { throw CancellationError() }) { _ in
      HTTPResponse(200)
    }
    let second = await failure { () throws(APIError<Never>) in
      try await cancelled.send(Shop.Avatar(id: UUID()))
    }
    guard case .cancelled = second else {
      Issue.record("\(String(describing: second))")
      return
    }
  }

  @Test(arguments: [
    (URLError(.timedOut) as any Error, 3), (URLError(.cannotConnectToHost), 7),
    (URLError(.cannotFindHost), 7), (URLError(.notConnectedToInternet), 7),
    (URLError(.networkConnectionLost), 7), (URLError(.secureConnectionFailed), 5),
    (URLError(.cancelled), 6), (CancellationError(), 6), (TransportError.timedOut, 3),
    (TransportError.unreachable(URLError(.unknown)), 7),
    (TransportError.tooManyRedirects(limit: 1), 5), (TransportError.failed(URLError(.unknown)), 5),
    (InvalidRequest("no body with GET"), 1001), (CocoaError(.fileNoSuchFile), 5),
  ])
  func mapsWhatATransportThrows(error: any Error, code: Int) async {
    let client = ShopClient { _ in throw error }
    let mapped = await failure { () throws(APIError<Never>) in
      try await client.send(Shop.Avatar(id: UUID()))
    }
    #expect(mapped?.code == code)
  }

  @Test func refusesATooLongAnswerOfAnyTransport() async {
    let client = ShopClient(configuration: .init(maximumResponseBytes: 3)) { _ in
      HTTPResponse(200, body: Data([1, 2, 3, 4]))
    }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Shop.Avatar(id: UUID()))
    }
    guard case .transport(TransportError.responseTooLarge(limit: 3)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func followsRedirectsUnlessToldOtherwise() async throws {
    let answer: @Sendable (HTTPRequest) -> HTTPResponse = { request in
      request.url.path() == "/x"
        ? HTTPResponse(200, body: Data([7])) : HTTPResponse(307, headers: ["Location": "/x"])
    }
    let client = ShopClient(answer: answer)
    #expect(try await client.send(Shop.Avatar(id: UUID())) == Data([7]))
    let other = ShopClient(configuration: .init(redirects: .answer), answer: answer)
    let error = await failure { () throws(APIError<Never>) in
      try await other.send(Shop.Avatar(id: UUID()))
    }
    #expect(error?.code == 307)
  }
}
