import Foundation
import Testing

@testable import TriwireRuntime

struct ResponseHeadersTests {
  let headers = ResponseHeaders([
    "Location": "https://h/p", "X-Total": "12", "X-List": "a, \"b,c\"", "x-list": "d",
    "X-Numbers": "1, 2", "X-Date": "Sun, 06 Nov 1994 08:49:37 GMT",
    "X-Dates": "Sun, 06 Nov 1994 08:49:37 GMT, Mon, 07 Nov 1994 08:49:37 GMT",
  ])

  @Test func readsValues() throws {
    #expect(try headers.value("location", .url).absoluteString == "https://h/p")
    #expect(try headers.value("x-total", .int64) == 12)
    #expect(try headers.value("x-total", .optional(.int32)) == 12)
    #expect(
      try headers.value("X-Date", .datetime(.httpDate)) == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test func readsLists() throws {
    #expect(try headers.value("X-List", .list(.string)) == ["a", "b,c", "d"])
    #expect(try headers.value("X-Numbers", .optional(.list(.int32))) == [1, 2])
    #expect(
      try headers.value("X-Dates", .list(.datetime(.httpDate)))
        == [Date(timeIntervalSince1970: 784_111_777), Date(timeIntervalSince1970: 784_198_177)])
  }

  @Test func readsNothing() throws {
    #expect(try headers.value("X-No", .optional(.string)) == nil)
    #expect(try headers.value("X-No", .optional(.list(.string))) == nil)
    #expect(try headers.value("X-No", .list(.string)) == [])
  }

  @Test func namesTheHeaderAtFault() throws {
    let missing = try #require(throws: ResponseError.self) { try headers.value("X-No", .int32) }
    #expect(missing == ResponseError(.header, path: "X-No", "the header is missing"))
    let wrong = try #require(throws: ResponseError.self) { try headers.value("Location", .int32) }
    #expect(wrong.path == "Location" && wrong.kind == .header)
    let element = try #require(throws: ResponseError.self) {
      try headers.value("X-List", .list(.int32))
    }
    #expect(element.path == "X-List")
  }

  @Test func fillsADeclaredResponse() throws {
    let created = HTTPResponse(
      201, headers: ["Location": "https://h/1"], body: Data(#"{"id": 1, "name": "n"}"#.utf8))
    let response = try Shop.CreatePet.endpoint.read(created, by: ClientConfiguration())
    #expect(response.body == .created(Shop.Pet(id: 1, name: "n")))
    #expect(response.location.absoluteString == "https://h/1")
    let error = try #require(throws: APIError<Shop.CreatePet.Failure>.self) {
      try Shop.CreatePet.endpoint.read(HTTPResponse(202), by: ClientConfiguration())
    }
    guard case .undecodable(let reason, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.kind == .header && error.code == 4)
  }
}
