import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Answers in several formats.
struct NegotiationTests {
  typealias Format = TriwireRuntime.Wire

  static let rex = Tick(id: 7, name: "Rex")

  static let bodies: [Format: Data] = [
    .json: Data(#"{"id": 7, "name": "Rex"}"#.utf8),
    .xml: Data("<Pet><id>7</id><name>Rex</name></Pet>".utf8),
    .protobuf: Data([8, 7, 18, 3, 82, 101, 120]),
  ]

  func endpoint<Value: Sendable>(
    _ codec: Codec<Value>, _ wires: [Format]
  ) -> Endpoint<Value, Tick> {
    Endpoint(
      "e", .get, "/", returns: [.on(.success, .body(codec, in: wires))],
      errors: [.on(.any, .body(.model, in: wires))])
  }

  func read<Value: Sendable>(
    _ codec: Codec<Value>, _ wires: [Format], _ type: String?, _ body: Data?, status: Int = 200,
    _ configuration: ClientConfiguration = .init()
  ) throws(APIError<Tick>) -> Value {
    var response = HTTPResponse(status, body: body ?? Data())
    response.headers["Content-Type"] = type
    return try endpoint(codec, wires).read(response, by: configuration)
  }

  @Test(
    arguments: [
      ([.json], "application/json"), ([.xml], "application/xml"),
      ([.protobuf, .json], "application/x-protobuf, application/json;q=0.9"),
      (
        [.json, .xml, .protobuf],
        "application/json, application/xml;q=0.9, application/x-protobuf;q=0.8"
      ), ([], nil),
    ] as [([Format], String?)])
  func asksInOrder(wires: [Format], accept: String?) {
    #expect(endpoint(Codec<Tick>.model, wires).accept == accept)
  }

  @Test(
    arguments: [
      (.json, "application/json"), (.json, "application/problem+json"), (.xml, "application/xml"),
      (.xml, "text/xml; charset=utf-8"), (.xml, "application/atom+xml"),
      (.protobuf, "application/x-protobuf"), (.protobuf, "application/protobuf"),
      (.protobuf, "application/vnd.google.protobuf"), (.protobuf, "application/vnd.x+proto"),
      (.protobuf, "Application/Vnd.X+Protobuf"),
    ] as [(Format, String)])
  func readsWhatTheContentTypeNames(wire: Format, type: String) throws {
    #expect(try read(.model, Format.allCases, type, Self.bodies[wire]) == Self.rex)
    #expect(try read(.model, [wire], type, Self.bodies[wire]) == Self.rex)
  }

  @Test(arguments: Format.allCases)
  func readsTheFirstWithoutAContentType(wire: Format) throws {
    let wires = [wire] + Format.allCases
    #expect(try read(.model, wires, nil, Self.bodies[wire]) == Self.rex)
  }

  @Test(
    arguments: [
      ([.protobuf, .json], "application/xml", "expected protobuf or JSON"),
      ([.xml], "application/json", "expected XML"), ([.json], "text/html", "expected JSON"),
    ] as [([Format], String, String)])
  func refusesWhatItHasNotAskedFor(wires: [Format], type: String, reason: String) throws {
    let error = try #require(throws: APIError<Tick>.self) {
      try read(.model, wires, type, Self.bodies[.xml]) as Tick
    }
    guard case .undecodable(let fault, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fault.kind == .contentType)
    #expect(fault.reason == "\(reason), received “\(type)”")
  }

  @Test(
    arguments: [
      (.json, "application/json"), (.xml, "text/xml"), (.protobuf, "application/x-protobuf"),
    ] as [(Format, String)])
  func readsAnErrorInAnyFormat(wire: Format, type: String) throws {
    for wires in [[Format.protobuf], [.json], [.xml, .json]] {
      let error = try #require(throws: APIError<Tick>.self) {
        try read(.model, wires, type, Self.bodies[wire], status: 400) as Tick
      }
      guard case .rejected(Self.rex, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func readsAnEmptyBody() throws {
    #expect(try read(.model, [.protobuf], nil, nil) == Tick(id: 0, name: ""))
    #expect(
      try read(.model, [.json, .protobuf], "application/protobuf", nil) == Tick(id: 0, name: ""))
    #expect(try read(.optional(.model), [.protobuf], nil, nil) == nil as Tick?)
    #expect(try read(.optional(.model), [.xml], nil, nil) == nil as Tick?)
    #expect(try read(.list(.model), [.xml], nil, nil) == [] as [Tick])
    let error = try #require(throws: APIError<Tick>.self) {
      try read(.model, [.xml, .protobuf], nil, nil) as Tick
    }
    guard case .undecodable(let fault, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fault.kind == .missingBody)
  }

  @Test(
    arguments: [
      (.xml, "<Pet><id>x</id></Pet>", .mismatch, "id", 4), (.xml, "<Pet>", .malformed, "", 1002),
      (.xml, "<!DOCTYPE a><Pet/>", .malformed, "", 1002), (.xml, "{}", .malformed, "", 1002),
      (.protobuf, "\u{8}", .malformed, "id", 1002),
      (.protobuf, "\u{12}\u{5}x", .malformed, "name", 1002),
      (.protobuf, "{}", .malformed, "", 1002),
    ] as [(Format, String, ResponseError.Kind, String, Int)])
  func tellsWhatDoesNotFit(
    wire: Format, body: String, kind: ResponseError.Kind, path: String, code: Int
  ) throws {
    let error = try #require(throws: APIError<Tick>.self) {
      try read(.model, [wire], nil, Data(body.utf8)) as Tick
    }
    guard case .undecodable(let fault, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fault.kind == kind)
    #expect(fault.path == path)
    #expect(error.code == code)
  }

  @Test(arguments: [Format.xml, .protobuf])
  func keepsToItsLimits(wire: Format) throws {
    let configuration = ClientConfiguration(
      xml: XMLLimits(bytes: 36), protobuf: ProtobufLimits(bytes: 6))
    let error = try #require(throws: APIError<Tick>.self) {
      try read(.model, [wire], nil, Self.bodies[wire], configuration) as Tick
    }
    #expect(error.code == 1002)
    #expect(throws: Never.self) {
      try read(.model, [wire], nil, Self.bodies[wire]) as Tick
    }
  }

  struct Negotiated: APIRequest {
    typealias Response = Tick
    typealias Failure = Tick

    var only: String
    var status: Int32 = 200

    static let endpoint = Endpoint<Tick, Tick>(
      "negotiate", .get, "/negotiate",
      returns: [.on(.success, .body(.model, in: [.protobuf, .xml, .json]))],
      errors: [.on(.any, .body(.model, in: [.protobuf, .xml, .json]))])

    func write(to request: inout RequestWriter) {
      request.query("only", .string, only)
      request.query("status", .int32, status)
    }
  }

  @Test(arguments: ["json", "xml", "x-protobuf", "json,xml", "json,x-protobuf"])
  func agreesWithAServer(only: String) async throws {
    let client = APIClient(baseURL: try await TestServer.stream.running().url)
    #expect(try await client.send(Negotiated(only: only)) == Self.rex)
    let error = await failure { () throws(APIError<Tick>) in
      try await client.send(Negotiated(only: only, status: 422))
    }
    guard case .rejected(Self.rex, let response) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      response.headers["X-Accept"]
        == "application/x-protobuf, application/xml;q=0.9, application/json;q=0.8")
  }
}
