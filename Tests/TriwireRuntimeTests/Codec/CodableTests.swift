import Foundation
import Testing
import TriwireRuntime

extension Shop.Pet: Codable {}
extension Shop.Owner: Codable {}
extension Shop.Status: Codable {}
extension Shop.Level: Codable {}
extension Shop.PetID: Codable {}
extension Shop.Shape: Codable {}

@Suite struct CodableTests {
  struct Outer: Codable, Equatable {
    var pet: Shop.Pet
    var status: Shop.Status
    var level: Shop.Level
    var id: Shop.PetID
    var shape: Shop.Shape
  }

  @Test func travelsThroughFoundation() throws {
    let outer = Outer(
      pet: .init(id: 9_007_199_254_740_993, name: "a", status: .unknown("x")), status: .first1st,
      level: .high, id: 7, shape: .circle(.init(radius: 0.1)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(outer)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"id":7,"level":2,"pet":{"id":9007199254740993,"name":"a","status":"x","tags":[]},"#
        + #""shape":{"circle":{"radius":0.1}},"status":"1st"}"#)
    #expect(try JSONDecoder().decode(Outer.self, from: json) == outer)
  }

  @Test func passesFaultsOn() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Shop.Pet].self, from: Data(#"[{"id":"x"}]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("expected corrupted data")
      return
    }
    #expect(context.debugDescription.hasPrefix(#"id: expected a whole number, found "x""#))
    #expect(context.codingPath.first?.intValue == 0)
  }
}
