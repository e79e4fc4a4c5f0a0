import Foundation
import Testing
import TriwireRuntime

@Suite struct ScannerTests {
  private let json =
    #" {"code": 0, "a": {"b": [1, {"c": 2}], "c": null}, "data": {"x": "y"}, "\u0065": 5} "#

  private func found(_ paths: [[String]], in json: String) throws -> [String?] {
    let bytes = Array(json.utf8)
    return try JSONScanner.ranges(of: paths, in: Data(bytes)).map { range in
      range.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  @Test func findsValuesByTheirPaths() throws {
    let paths = [
      ["code"], ["a", "b"], ["a", "c"], ["data"], ["e"], ["a", "b", "c"], ["x"], ["code", "x"],
    ]
    #expect(
      try found(paths, in: json) == [
        "0", #"[1, {"c": 2}]"#, "null", #"{"x": "y"}"#, "5", nil, nil, nil,
      ])
  }

  @Test func findsTheDocumentAndNestedPathsTogether() throws {
    #expect(
      try found([[], ["a"], ["a", "c"], ["a"]], in: #"{"a":{"c":1}}"#) == [
        #"{"a":{"c":1}}"#, #"{"c":1}"#, "1", #"{"c":1}"#,
      ])
    #expect(try found([[]], in: " 12 ") == ["12"])
    #expect(try found([["a"]], in: "[1]") == [nil])
  }

  @Test(arguments: [
    #"{"code":1,"#, #"{"code":1,"x":[}"#, #"{"code":1} x"#, #"{"code":1,"code":2}"#,
  ])
  func checksTheWholeDocument(_ json: String) {
    #expect(throws: JSONError.self) { try JSONScanner.ranges(of: [["code"]], in: Data(json.utf8)) }
  }
}
