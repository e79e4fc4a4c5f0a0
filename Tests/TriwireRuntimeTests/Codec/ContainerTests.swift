import Foundation
import Testing
import TriwireRuntime

@Suite struct ContainerTests {
  struct Change: WireModel {
    var name: Patch<String> = .absent
    var tags: Patch<[String]> = .absent
    static let fields = FieldTable<Change>(
      "Change",
      [.field("name", \.name, .patch(.string)), .field("tags", \.tags, .patch(.list(.string)))])
  }

  @Test(arguments: [
    ("{}", Change()), (#"{"name":null}"#, Change(name: .null)),
    (#"{"name":"a","tags":null}"#, Change(name: .value("a"), tags: .null)),
    (#"{"tags":[]}"#, Change(tags: .value([]))),
  ])
  func tellsThreeStatesApart(_ json: String, _ change: Change) throws {
    #expect(try Change(json: Data(json.utf8)) == change)
    #expect(try change.json() == Data(json.utf8))
  }

  @Test func readsRecursiveModels() throws {
    let json = Data(#"{"name":"a","parent":{"name":"b","parent":{"name":"c"}}}"#.utf8)
    let category = try Shop.Category(json: json)
    #expect(category.parent?.parent?.name == "c")
    #expect(category.parent?.parent?.parent == nil)
    #expect(try category.json() == json)
  }

  @Test func readsMapsByAllKindsOfKeys() throws {
    try check(.map(.int64, .bool), #"{"-9223372036854775808":true,"5":false}"#)
    try check(.map(.bool, .string), #"{"false":"a","true":"b"}"#)
    try check(.map(.uuid, .int32), #"{"f81d4fae-7dec-11d0-a765-00a0c91e6bf6":1}"#)
    try check(.map(.date, .int32), #"{"2026-11-29":1,"2026-11-30":2}"#)
    try check(.map(.map(.list(.optional(.double)))), #"{"a":{"b":[1.5,null]},"c":{}}"#)
    try check(.map(.newtype, .string), #"{"7":"x"}"#, as: [Shop.PetID: String].self)
  }

  private func check<Value: Equatable>(
    _ codec: Codec<Value>, _ json: String, as type: Value.Type = Value.self
  ) throws {
    let value = try codec.decode(json: Data(json.utf8))
    #expect(String(decoding: try codec.json(value), as: UTF8.self) == json)
  }

  @Test func refusesKeysThatComeTwice() {
    let error = #expect(throws: JSONError.self) {
      try Codec<[Int64: Bool]>.map(.int64, .bool).decode(
        json: Data(#"{"1":true,"1.0":false}"#.utf8))
    }
    #expect(error?.kind == .duplicate)
    let text = #expect(throws: JSONError.self) {
      try Codec<[String: Bool]>.map(.bool).decode(json: Data(#"{"a":true,"\u0061":false}"#.utf8))
    }
    #expect(text?.description == "a: the object has this name twice (byte 25)")
    let key = #expect(throws: JSONError.self) {
      try Codec<[Int64: Bool]>.map(.int64, .bool).decode(json: Data(#"{"x":true}"#.utf8))
    }
    #expect(key?.kind == .mismatch)
  }

  @Test func readsGenericModels() throws {
    let page = try Shop.Page<Shop.Status>(json: Data(#"{"items":["1st","x"],"total":2}"#.utf8))
    #expect(page.items == [.first1st, .unknown("x")])
    let nested =
      #"{"items":[{"items":[1,2],"total":2},{"items":[],"total":0,"next":"n"}],"total":1}"#
    let pages = try Shop.Page<Shop.Page<Int64>>(json: Data(nested.utf8))
    #expect(pages.items.map(\.total) == [2, 0])
    #expect(try pages.json() == Data(nested.utf8))
    let optionals = try Shop.Page<String?>(json: Data(#"{"items":["a",null],"total":1}"#.utf8))
    #expect(optionals.items == ["a", nil])
    let maps = try Shop.Page<[String: [Shop.PetID]]>(
      json: Data(#"{"items":[{"a":[1]}],"total":1}"#.utf8))
    #expect(maps.items == [["a": [1]]])
  }

  @Test func usesOneTableFromManyThreads() async throws {
    let json = Data(#"{"items":[{"x":1}],"total":2}"#.utf8)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask { (try? Shop.Page<[String: UInt32]>(json: json))?.total == 2 }
      }
      for await isRead in group { #expect(isRead) }
    }
  }
}
