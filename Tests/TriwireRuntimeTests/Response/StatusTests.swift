import Foundation
import Testing

@testable import TriwireRuntime

struct StatusTests {
  let endpoint = Endpoint<String, String>(
    "e", .get, "/",
    returns: [
      .on(.success, .none, { "success" }), .on(201, .none, { "created" }),
      .on(404, .none, { "nothing, and that is fine" }),
    ],
    errors: [
      .on(.any, .none, { "any" }), .on(.group(5), .none, { "group 5" }),
      .on(503, .none, { "busy" }), .on(404, .none, { "never" }), .on(.group(2), .none, { "never" }),
    ])

  @Test(arguments: [
    (200, "success"), (201, "created"), (299, "success"), (404, "nothing, and that is fine"),
  ])
  func takesTheMostPreciseRule(status: Int, value: String) throws {
    #expect(try endpoint.read(HTTPResponse(status), by: ClientConfiguration()) == value)
  }

  @Test(arguments: [(300, "any"), (400, "any"), (500, "group 5"), (503, "busy"), (599, "group 5")])
  func rejects(status: Int, value: String) throws {
    let error = try #require(throws: APIError<String>.self) {
      try endpoint.read(HTTPResponse(status), by: ClientConfiguration())
    }
    guard case .rejected(value, let response) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(response.status == status)
    #expect(error.code == status)
  }

  @Test(arguments: [100, 304, 403, 418, 500])
  func tellsOfAStatusThatIsNotDeclared(status: Int) throws {
    let response = HTTPResponse(status, headers: ["X": "y"], body: Data("<p>".utf8))
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try Shop.CreatePet.endpointWithoutErrors.read(response, by: ClientConfiguration())
    }
    guard case .unexpectedStatus(response) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.code == status)
    #expect(error.response == response)
  }

  @Test(arguments: [("text/html", "<p>"), ("application/json", ""), (nil, "")])
  func tellsByItsStatusOfAnErrorOfAnotherKind(type: String?, body: String) throws {
    var response = HTTPResponse(500, body: Data(body.utf8))
    response.headers["Content-Type"] = type
    let error = try #require(throws: APIError<Shop.CreatePet.Failure>.self) {
      try Shop.CreatePet.endpoint.read(response, by: ClientConfiguration())
    }
    guard case .unexpectedStatus(response) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func tellsOfAnErrorThatDoesNotFit() throws {
    let error = try #require(throws: APIError<Shop.CreatePet.Failure>.self) {
      try Shop.CreatePet.endpoint.read(
        .json(#"{"what": 1}"#, status: 404), by: ClientConfiguration())
    }
    guard case .undecodable(let reason, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.path == "what")
  }
}

extension Shop.CreatePet {
  static let endpointWithoutErrors = Endpoint<Shop.Pet, Shop.Problem>(
    "createPet", .post, "/pets", returns: [.on(201, .body(.model))])
}
