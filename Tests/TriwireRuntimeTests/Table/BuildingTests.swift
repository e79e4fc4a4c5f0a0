import Foundation
import Testing

@testable import TriwireRuntime

/// Counts the objects that live.
final class Census: @unchecked Sendable {
  private let lock = NSLock()
  private var alive = 0

  var count: Int { lock.withLock { alive } }
  func add(_ change: Int) { lock.withLock { alive += change } }
}

/// A value that a census counts: a string whose lifetime can be watched.
final class Tracked: Hashable, @unchecked Sendable {
  let text: String
  private let census: Census

  init(_ text: String, _ census: Census) {
    self.text = text
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }

  static func == (left: Tracked, right: Tracked) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Codec where Value == Tracked {
  static func tracked(_ census: Census) -> Codec {
    Codec(
      TextCodec(
        TextFormat(
          wanted: "a short text",
          read: { bytes in
            bytes.count > 4 ? nil : Tracked(String(decoding: bytes, as: UTF8.self), census)
          },
          text: { $0.text })))
  }
}

@Suite struct BuildingTests {
  struct Holder: Hashable, Sendable {
    var first: Tracked
    var maybe: Tracked?
    var small: Bool
    var list: [Tracked]
    var map: [String: Tracked]
    var last: Tracked
  }

  private static func table(_ census: Census) -> FieldTable<Holder> {
    FieldTable(
      "Holder",
      [
        .field("first", \.first, .tracked(census)),
        .field("maybe", \.maybe, .optional(.tracked(census))),
        .field("small", \.small, .bool),
        .field("list", \.list, .list(.tracked(census))),
        .field("map", \.map, .map(.tracked(census))),
        .field("last", \.last, .tracked(census), default: Tracked("dflt", Census())),
      ])
  }

  @Test(arguments: [
    (#"{"first":"a","maybe":"b","small":true,"list":["c","d"],"map":{"x":"e"},"last":"f"}"#, 6),
    (#"{"last":"f","list":["c","d"],"small":true,"first":"a"}"#, 4),
    (#"{"first":"a","small":false,"maybe":null,"list":null,"map":null,"last":null}"#, 1),
  ])
  func keepsExactlyWhatWasRead(_ json: String, _ count: Int) throws {
    let census = Census()
    var holder: Holder? = try BuildingTests.table(census).codec.decode(json: Data(json.utf8))
    #expect(census.count == count)
    #expect(holder?.first.text == "a")
    holder = nil
    #expect(census.count == 0)
  }

  @Test(arguments: [
    "", "{", #"{"first":"#, #"{"first":"too long"}"#, #"{"first":"a""#, #"{"first":"a"}"#,
    #"{"first":"a","first":"b"}"#, #"{"first":"a","maybe":"too long"}"#,
    #"{"first":"a","maybe":"b","small":1}"#,
    #"{"last":"f","list":["c","d","too long"]}"#, #"{"last":"f","list":["c","d",]}"#,
    #"{"last":"f","list":["c","d""#, #"{"map":{"x":"e","y":"too long"}}"#,
    #"{"map":{"x":"e","x":"f"},"first":"a"}"#, #"{"map":{"x":"e""#,
    #"{"first":"a","last":"f","small":true,"map":{"x":"e"},"list":["c"]"#,
    #"{"list":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15","16","17","oops!"]}"#,
  ])
  func destroysWhatWasBuiltBeforeAFault(_ json: String) {
    let census = Census()
    let codec = BuildingTests.table(census).codec
    for text in [json, "[\(json)"] {
      #expect(throws: JSONError.self) {
        try Codec.list(codec).decode(json: Data(text.utf8))
      }
      #expect(throws: JSONError.self) { try codec.decode(json: Data(text.utf8)) }
      #expect(throws: JSONError.self) {
        try Codec<Holder?>.optional(codec).decode(json: Data(text.utf8))
      }
    }
    #expect(census.count == 0)
  }

  @Test func growsListsWithoutLosingElements() throws {
    let census = Census()
    let count = 5000
    let element = #"["a","b","c"]"#
    let json = "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    var lists: [[Tracked]]? = try Codec.list(.list(.tracked(census))).decode(json: Data(json.utf8))
    #expect(lists?.count == count)
    #expect(lists?.last?.map(\.text) == ["a", "b", "c"])
    #expect(census.count == count * 3)
    lists = nil
    #expect(census.count == 0)
  }

  // MARK: Tables that don't fit

  struct Point: Hashable, Sendable {
    var x: Int32
    var y: Int32
    var sum: Int32 { x + y }
  }

  private static let points = Data(#"{"x":1,"y":2,"sum":3}"#.utf8)

  @Test func refusesRowsThatAreNotStored() {
    let table = FieldTable<Point>(
      "Point",
      [
        .field("x", \.x, .int32), .field("y", \.y, .int32), .field("sum", \.sum, .int32),
      ])
    let error = #expect(throws: JSONError.self) {
      try table.codec.decode(json: BuildingTests.points)
    }
    #expect(error?.kind == .invalidTable)
    #expect(
      error?.reason == "the table of Point can't be used: the row \"sum\" is not a stored property")
    let writing = #expect(throws: JSONError.self) { try table.codec.json(Point(x: 1, y: 2)) }
    #expect(writing?.kind == .invalidTable)
  }

  @Test func readsOnlyWhatAllRowsCover() throws {
    let table = FieldTable<Point>("Point", [.field("y", \.y, .int32)])
    let error = #expect(throws: JSONError.self) {
      try table.codec.decode(json: BuildingTests.points)
    }
    #expect(error?.kind == .invalidTable)
    #expect(try table.codec.json(Point(x: 1, y: 2)) == Data(#"{"y":2}"#.utf8))
  }

  @Test func refusesNamesAndPropertiesThatComeTwice() {
    for fields: [Field<Point>] in [
      [.field("x", \.x, .int32), .field("x", \.y, .int32)],
      [.field("x", \.x, .int32), .field("y", \.x, .int32), .field("z", \.y, .int32)],
    ] {
      let error = #expect(throws: JSONError.self) {
        try FieldTable("Point", fields).codec.decode(json: BuildingTests.points)
      }
      #expect(error?.kind == .invalidTable)
    }
  }
}
