import Foundation
import Testing

@testable import TriwireRuntime

struct ResponseReadingTests {
  func endpoint<Value: Sendable>(_ content: ResponseContent<Value>) -> Endpoint<Value, Shop.Problem>
  {
    Endpoint("e", .get, "/", returns: [.on(.success, content)], errors: [.on(404, .body(.model))])
  }

  func read<Value: Sendable>(
    _ content: ResponseContent<Value>, _ status: Int = 200, _ type: String? = "application/json",
    _ body: String = ""
  ) throws(APIError<Shop.Problem>) -> Value {
    var response = HTTPResponse(status, body: Data(body.utf8))
    response.headers["Content-Type"] = type
    return try endpoint(content).read(response, by: ClientConfiguration())
  }

  @Test(arguments: [
    "application/json", "application/json; charset=utf-8", "Application/JSON",
    "application/problem+json", "text/json", nil,
  ])
  func acceptsJSON(type: String?) throws {
    #expect(try read(.body(.list(.int32)), 200, type, "[1]") == [1])
  }

  @Test(arguments: ["text/html", "text/html; charset=utf-8", "application/octet-stream", ""])
  func namesAnotherContentType(type: String) throws {
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try read(.body(.list(.int32)), 200, type, "<html>")
    }
    guard case .undecodable(let reason, let response) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.kind == .contentType)
    #expect(reason.reason.contains("“\(type)”"))
    #expect(response.body == Data("<html>".utf8))
  }

  @Test(arguments: [200, 204])
  func readsAnEmptyBody(status: Int) throws {
    #expect(try read(.body(.optional(.model)), status, nil) == nil as Shop.Pet?)
    #expect(try read(.body(.list(.model)), status, "text/html") == [] as [Shop.Pet])
    #expect(try read(.body(.map(.string)), status) == [:])
    try read(.none, status)
    #expect(try read(.bytes, status) == Data())
    #expect(try read(.text, status) == "")
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try read(.body(.model), status) as Shop.Pet
    }
    guard case .undecodable(let reason, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.kind == .missingBody)
    #expect(error.code == 4)
  }

  @Test func takesNullForNothing() throws {
    #expect(try read(.body(.list(.model)), 200, nil, "null") == [] as [Shop.Pet])
    #expect(try read(.body(.optional(.model)), 200, nil, " null\n") == nil as Shop.Pet?)
    #expect(try read(.body(.json), 200, nil, "null") == .null)
    #expect(throws: APIError<Shop.Problem>.self) {
      try read(.body(.int32), 200, nil, "null")
    }
  }

  @Test func ignoresABodyThatIsNotDeclared() throws {
    try read(.none, 200, "text/html", "<p>")
  }

  @Test(arguments: [
    ("{\"id\": \"x\", \"name\": \"n\"}", ResponseError.Kind.mismatch, "id", 4),
    ("{\"id\": 1}", .mismatch, "name", 4),
    ("{\"id\": 1, \"name\": \"n\", \"owner\": {}}", .mismatch, "owner.name", 4),
    ("{\"id\": 1", .malformed, "", 1002),
    ("<html>", .malformed, "", 1002),
  ])
  func tellsWhatDoesNotFit(
    body: String, kind: ResponseError.Kind, path: String, code: Int
  ) throws {
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try read(.body(.model), 200, nil, body) as Shop.Pet
    }
    guard case .undecodable(let reason, let response) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.kind == kind)
    #expect(reason.path == path)
    #expect(error.code == code)
    #expect(response.body == Data(body.utf8))
  }

  @Test func keepsToTheLimitsOfJSON() throws {
    let response = HTTPResponse.json(String(repeating: "[", count: 9) + "]]]]]]]]]")
    #expect(throws: APIError<Shop.Problem>.self) {
      try endpoint(.body(.json)).read(response, by: ClientConfiguration(json: JSONLimits(depth: 8)))
    }
    #expect(throws: APIError<Shop.Problem>.self) {
      try endpoint(.body(.json)).read(
        response, by: ClientConfiguration(json: JSONLimits(bytes: 17)))
    }
    #expect(throws: Never.self) {
      try endpoint(.body(.json)).read(
        response, by: ClientConfiguration(json: JSONLimits(depth: 9, bytes: 18)))
    }
  }

  @Test(
    arguments: [
      (nil, [0xC3, 0xA9], "é"),
      ("text/plain; charset=UTF-8", [0xC3, 0xA9], "é"),
      ("text/plain; charset=\"iso-8859-1\"", [0xE9, 0x80], "é\u{80}"),
      ("text/plain; charset=us-ascii", [0x41], "A"),
      ("text/html", [0x22, 0x22], "\"\""),
      ("text/plain", [0xE9], nil),
      ("text/plain; charset=utf-16", [0x41, 0], nil),
      ("text/plain; charset=us-ascii", [0xE9], nil),
    ] as [(String?, [UInt8], String?)])
  func readsText(type: String?, bytes: [UInt8], text: String?) throws {
    var response = HTTPResponse(200, body: Data(bytes))
    response.headers["Content-Type"] = type
    #expect((try? endpoint(.text).read(response, by: ClientConfiguration())) == text)
  }

  @Test func readsBytesAsTheyAre() throws {
    #expect(try read(.bytes, 200, "application/json", "{") == Data("{".utf8))
  }
}
