import Foundation
import Testing

@testable import TriwireRuntime

struct EnvelopeTests {
  static let nested = Envelope(
    code: ["status", "code"], message: ["status", "text"], data: ["result", "value"],
    success: ["ok", "true"], failure: ["status", "error"])

  func open<Value: Sendable>(
    _ json: String, _ codec: Codec<Value>, _ envelope: Envelope = Shop.standardEnvelope,
    status: Int = 200
  ) throws(APIError<Shop.Problem>) -> Value {
    let endpoint = Endpoint<Value, Shop.Problem>(
      "e", .get, "/", returns: [.on(.success, .body(codec))], errors: [.on(.any, .body(.model))],
      envelope: envelope)
    return try endpoint.read(.json(json, status: status), by: ClientConfiguration())
  }

  @Test(arguments: [
    #"{"resultCode": "0", "data": [1, 2]}"#,
    #"{"resultCode": 0, "resultMsg": "fine", "data": [1, 2]}"#,
    #"{"resultCode": 0.0, "data": [1, 2]}"#,
    #"{"resultCode": -0e5, "data": [1, 2]}"#,
    #"{"data" : [1,2] , "other": {"resultCode": 5}, "resultCode":"0000"}"#,
  ])
  func opens(json: String) throws {
    #expect(try open(json, .list(.int32)) == [1, 2])
  }

  @Test(arguments: [#"{"resultCode": 0}"#, #"{"resultCode": 0, "data": null}"#])
  func takesMissingDataForNothing(json: String) throws {
    #expect(try open(json, .list(.int32)) == [])
    #expect(try open(json, .optional(.model)) == nil as Shop.Pet?)
    let login = Shop.Login.endpoint
    #expect(throws: Never.self) { try login.read(.json(json), by: ClientConfiguration()) }
    let error = try #require(throws: APIError<Shop.Problem>.self) { try open(json, .int32) }
    guard case .undecodable(let reason, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.path == "data")
  }

  @Test(arguments: [200, 400, 500])
  func tellsOfAFailureWhateverTheStatus(status: Int) throws {
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try open(#"{"resultCode": "1001", "resultMsg": "no token"}"#, .int32, status: status)
    }
    guard case .business("1001", "no token", let response) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(response.status == status)
    #expect(error.code == 1001)
    #expect(error.businessCode(as: Shop.StandardCode.self) == .tokenInvalid)
    #expect(error.errorDescription == "no token")
  }

  @Test func keepsACodeItDoesNotKnow() throws {
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try open(#"{"resultCode": "E-7"}"#, .int32)
    }
    guard case .business("E-7", nil, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.code == 5)
    #expect(error.businessCode(as: Shop.StandardCode.self) == .unknown("E-7"))
  }

  @Test func followsDottedPaths() throws {
    #expect(
      try open(
        #"{"result": {"value": 7}, "status": {"code": "ok", "text": "t"}}"#, .int32, Self.nested)
        == 7)
    #expect(
      try open(#"{"status": {"code": true}, "result": {"value": 7}}"#, .int32, Self.nested) == 7)
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try open(#"{"status": {"error": 42, "code": "bad", "text": "t"}}"#, .int32, Self.nested)
    }
    guard case .business("42", "t", _) = error else {
      Issue.record("\(error)")
      return
    }
    let plain = try #require(throws: APIError<Shop.Problem>.self) {
      try open(#"{"status": {"code": "bad"}}"#, .int32, Self.nested)
    }
    guard case .business("bad", nil, _) = plain else {
      Issue.record("\(plain)")
      return
    }
  }

  @Test func readsACodeThatStandsInTheData() throws {
    let envelope = Envelope(code: ["data", "code"], data: ["data"], success: ["0"])
    #expect(
      try open(#"{"data": {"code": 0, "x": 1}}"#, .map(.int32), envelope) == ["code": 0, "x": 1])
  }

  @Test func describesTheWholeBodyWithoutAPathToData() throws {
    let envelope = Envelope(code: ["code"], success: ["0"])
    #expect(try open(#"{"code": 0, "x": 1}"#, .map(.int32), envelope) == ["code": 0, "x": 1])
  }

  @Test func putsTheDatasPathBeforeThatOfAnError() throws {
    let json = #"{"resultCode": 0, "data": [{"id": 1, "name": "a"}, {"id": 2}]}"#
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try open(json, .list(.model)) as [Shop.Pet]
    }
    guard case .undecodable(let reason, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.path == "data[1].name")
  }

  @Test(arguments: [
    ("[]", ResponseError.Kind.mismatch, ""),
    ("{}", .mismatch, "resultCode"),
    (#"{"resultCode": null, "data": 1}"#, .mismatch, "resultCode"),
    (#"{"resultCode": 0, "resultCode": 1}"#, .mismatch, "resultCode"),
    (#"{"resultCode": 0, "data": 1"#, .malformed, ""),
    (#"{"resultCode": 0, "data": 1, "x": [1,]}"#, .malformed, "x"),
  ])
  func tellsOfASuccessWithoutEnvelope(
    json: String, kind: ResponseError.Kind, path: String
  ) throws {
    let error = try #require(throws: APIError<Shop.Problem>.self) { try open(json, .int32) }
    guard case .undecodable(let reason, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.kind == kind)
    #expect(reason.path == path)
    #expect(throws: APIError<Shop.Problem>.self) {
      try Shop.Login.endpoint.read(.json(json), by: ClientConfiguration())
    }
  }

  @Test(arguments: [#"{"title": "t"}"#, #"{"title": "t", "resultCode": 0}"#])
  func goesByTheStatusWhereTheEnvelopeTellsOfNoFailure(json: String) throws {
    let error = try #require(throws: APIError<Shop.Problem>.self) {
      try open(json, .int32, status: 500)
    }
    guard case .rejected(Shop.Problem(title: "t"), _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func wantsNoEnvelopeAroundNothing() throws {
    #expect(throws: Never.self) {
      try Shop.Login.endpoint.read(HTTPResponse(204), by: ClientConfiguration())
    }
    #expect(throws: APIError<Shop.Problem>.self) {
      let page = HTTPResponse(200, headers: ["Content-Type": "text/html"], body: Data("<p>".utf8))
      try Shop.Login.endpoint.read(page, by: ClientConfiguration())
    }
  }

  // MARK: XML

  func openXML<Value: Sendable>(
    _ xml: String, _ codec: Codec<Value>, _ envelope: Envelope = Shop.standardEnvelope,
    type: String? = "application/xml", status: Int = 200
  ) throws(APIError<Tick>) -> Value {
    let endpoint = Endpoint<Value, Tick>(
      "e", .get, "/", returns: [.on(.success, .body(codec, in: .xml))],
      errors: [.on(.any, .body(.model, in: .xml))], envelope: envelope)
    var response = HTTPResponse(status, body: Data(xml.utf8))
    response.headers["Content-Type"] = type
    return try endpoint.read(response, by: ClientConfiguration())
  }

  @Test(arguments: [
    "<r><resultCode>0</resultCode><data><id>7</id><name>a</name></data></r>",
    "<r><data><id> 7 </id><name>a</name></data><x><resultCode>5</resultCode></x><resultCode> 0\n</resultCode></r>",
    "<?xml version=\"1.0\"?><e:r xmlns:e=\"urn:e\"><e:resultCode>0000</e:resultCode><e:data>"
      + "<id>7</id><name>a</name></e:data></e:r>",
  ])
  func opensXML(xml: String) throws {
    #expect(try openXML(xml, .model) == Tick(id: 7, name: "a"))
    #expect(try openXML(xml, .model, type: nil) == Tick(id: 7, name: "a"))
  }

  @Test func opensListsTextsAndNothingInXML() throws {
    let code = "<resultCode>0</resultCode>"
    #expect(try openXML("<r>\(code)<data><n>1</n><n>2</n></data></r>", .list(.int32)) == [1, 2])
    #expect(try openXML("<r>\(code)<data/></r>", .list(.int32)) == [])
    #expect(try openXML("<r>\(code)<data>t &amp; u</data></r>", .string) == "t & u")
    #expect(try openXML("<r>\(code)</r>", .optional(.string)) == nil)
    #expect(
      try openXML(
        "<r><status><code>ok</code></status><result><value>7</value></result></r>", .int32,
        Self.nested) == 7)
    #expect(
      try openXML(
        "<Pet><resultCode>0</resultCode><id>7</id><name>a</name></Pet>", .model,
        Envelope(code: ["resultCode"], success: ["0"])) == Tick(id: 7, name: "a"))
  }

  @Test(arguments: [200, 500])
  func tellsOfAFailureInXML(status: Int) throws {
    let error = try #require(throws: APIError<Tick>.self) {
      try openXML(
        "<r><resultCode>1001</resultCode><resultMsg>no token</resultMsg></r>", .int32,
        status: status)
    }
    guard case .business("1001", "no token", _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(arguments: [
    ("<r/>", ResponseError.Kind.mismatch, "resultCode"),
    ("<r><resultCode>0</resultCode><data>x</data></r>", .mismatch, "data"),
    ("<r><resultCode>0</resultCode></r>", .mismatch, "data"),
    ("<r><resultCode>0</resultCode><data>1</data><data>2</data></r>", .mismatch, ""),
    ("<r><resultCode>0</resultCode><data>1</data>", .malformed, ""),
  ])
  func tellsOfASuccessWithoutEnvelopeInXML(
    xml: String, kind: ResponseError.Kind, path: String
  ) throws {
    let error = try #require(throws: APIError<Tick>.self) { try openXML(xml, .int32) }
    guard case .undecodable(let reason, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.kind == kind)
    #expect(reason.path == path)
  }

  @Test func goesByTheStatusWhereXMLIsNoEnvelope() throws {
    let error = try #require(throws: APIError<Tick>.self) {
      try openXML("<Pet><id>7</id><name>a</name></Pet>", .int32, status: 500)
    }
    guard case .rejected(Tick(id: 7, name: "a"), _) = error else {
      Issue.record("\(error)")
      return
    }
  }
}
