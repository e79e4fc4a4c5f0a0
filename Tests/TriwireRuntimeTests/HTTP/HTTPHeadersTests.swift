import Testing

@testable import TriwireRuntime

struct HTTPHeadersTests {
  @Test func findsNamesWithoutCaseAndKeepsTheirOrder() {
    var headers: HTTPHeaders = ["Accept": "a", "X-One": "1", "accept": "b"]
    #expect(headers["ACCEPT"] == "a, b")
    #expect(headers.values(of: "aCCept") == ["a", "b"])
    headers["x-two"] = "2"
    headers["accept"] = "c"
    #expect(headers.map(\.name) == ["accept", "X-One", "x-two"])
    headers.append("X-Two", "3")
    #expect(headers.values(of: "x-two") == ["2", "3"])
    headers["X-TWO"] = nil
    #expect(headers.map(\.value) == ["c", "1"])
    #expect(headers["missing"] == nil)
  }

  @Test func equalsWithoutCaseOfNamesOnly() {
    #expect(HTTPHeaders(dictionaryLiteral: ("A", "x")) == ["a": "x"])
    #expect(HTTPHeaders(dictionaryLiteral: ("A", "x")) != ["A": "X"])
  }
}
