import Foundation
import Testing
import TriwireRuntime

@Suite struct WideTests {
  private static func members(_ count: Int) -> [(name: String, json: String)] {
    (0..<count).map { index in
      ("f\(index)", ["\(index)", "\"text \(index)\"", "\(index).5", "[\(index),1]"][index % 4])
    }
  }

  private static func document(_ members: [(name: String, json: String)]) -> Data {
    Data(("{" + members.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ",") + "}").utf8)
  }

  private func roundTrip<Model: WireModel>(_ type: Model.Type, _ count: Int) throws {
    let members = WideTests.members(count)
    let json = WideTests.document(members)
    let model = try Model(json: json)
    #expect(try model.json() == json)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<10 {
      let shuffled = WideTests.document(members.shuffled(using: &generator))
      #expect(try Model(json: shuffled) == model)
    }
    #expect(try Model(json: WideTests.document(members.reversed())) == model)
    for missing in [0, 1, count - 4, count - 3] {
      var fewer = members
      fewer.remove(at: missing)
      let error = #expect(throws: JSONError.self) { try Model(json: WideTests.document(fewer)) }
      #expect(error?.kind == .missing)
      #expect(error?.path == "f\(missing)")
    }
    for repeated in [0, 2, count - 1] {
      let error = #expect(throws: JSONError.self) {
        try Model(json: WideTests.document(members + [members[repeated]]))
      }
      #expect(error?.kind == .duplicate)
    }
    let needed = members.indices.filter { $0 % 4 < 2 }.map { members[$0] }
    let sparse = try Model(json: WideTests.document(needed))
    #expect(try Model(json: sparse.json()) == sparse)
  }

  @Test func readsSixtyFields() throws { try roundTrip(Wide60.self, 60) }

  @Test func readsTwoHundredFields() throws { try roundTrip(Wide200.self, 200) }
}
