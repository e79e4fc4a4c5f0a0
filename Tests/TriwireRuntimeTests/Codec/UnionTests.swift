import Foundation
import Testing
import TriwireRuntime

@Suite struct UnionTests {
  private func roundTrip<Union: WireUnion>(_ type: Union.Type, _ json: String) throws -> Union {
    let union = try Codec<Union>.union.decode(json: Data(json.utf8))
    #expect(String(decoding: try Codec<Union>.union.json(union), as: UTF8.self) == json)
    return union
  }

  private func fault<Union: WireUnion>(_ type: Union.Type, _ json: String) -> JSONError? {
    #expect(throws: JSONError.self) { try Codec<Union>.union.decode(json: Data(json.utf8)) }
  }

  // MARK: Keyed

  @Test func readsKeyedCases() throws {
    #expect(
      try roundTrip(Shop.Shape.self, #"{"circle":{"radius":1.5}}"#) == .circle(.init(radius: 1.5)))
    #expect(
      try roundTrip(Shop.Shape.self, #"{"blob":{"b":1.0,"a":[]}}"#)
        == .unknown("blob", ["b": .number(try #require(JSONNumber("1.0"))), "a": []]))
  }

  @Test func refusesKeyedObjectsWithoutExactlyOneMember() {
    #expect(fault(Shop.Shape.self, "{}")?.kind == .missing)
    #expect(
      fault(Shop.Shape.self, #"{"circle":{"radius":1},"square":{"side":1}}"#)?.kind == .mismatch)
    #expect(fault(Shop.Shape.self, #"{"circle":{"radius":"x"}}"#)?.path == "circle.radius")
    #expect(fault(Shop.Shape.self, "[]")?.kind == .mismatch)
  }

  // MARK: Discriminated

  @Test(arguments: [
    #"{"kind":"circle","radius":2}"#, #"{"radius":2,"kind":"circle"}"#,
    #"{"radius":2,"more":{"kind":"square"},"k\u0069nd":"circle"}"#,
  ])
  func findsTheTagAnywhere(_ json: String) throws {
    let union = try Codec<Shop.Figure>.union.decode(json: Data(json.utf8))
    #expect(union == .circle(.init(radius: 2)))
    #expect(try Codec<Shop.Figure>.union.json(union) == Data(#"{"kind":"circle","radius":2}"#.utf8))
  }

  @Test func writesTheTagOfModelsThatHaveTheFieldThemselves() throws {
    let square = try roundTrip(Shop.Figure.self, #"{"kind":"square","side":3}"#)
    #expect(square == .square(.init(kind: "square", side: 3)))
    let untold = Shop.Figure.square(.init(kind: nil, side: 3))
    #expect(try Codec<Shop.Figure>.union.json(untold) == Data(#"{"kind":"square","side":3}"#.utf8))
  }

  @Test func keepsUnknownTags() throws {
    let json = #"{"a":1,"kind":"blob","b":[1.0,null]}"#
    guard case .unknown(let tag, let value) = try roundTrip(Shop.Figure.self, json) else {
      Issue.record("expected an unknown case")
      return
    }
    #expect(tag == "blob")
    #expect(value["a"]?.int64 == 1)
  }

  @Test func refusesObjectsWithoutAUsableTag() {
    #expect(fault(Shop.Figure.self, #"{"radius":2}"#)?.kind == .missing)
    #expect(fault(Shop.Figure.self, #"{"radius":2}"#)?.path == "kind")
    #expect(fault(Shop.Figure.self, #"{"kind":1}"#)?.path == "kind")
    #expect(
      fault(Shop.Figure.self, #"{"kind":"circle","kind":"circle","radius":1}"#)?.kind == .duplicate)
    #expect(fault(Shop.Figure.self, #"{"kind":"circle"}"#)?.path == "radius")
    #expect(
      fault(Closed.self, #"{"kind":"cube"}"#)?.description
        == #"kind: "cube" is none of "circle" (byte 0)"#)
  }

  enum Closed: WireUnion {
    case circle(Shop.Circle)

    static let cases = UnionTable<Closed>(
      .discriminated("kind"),
      [
        .case("circle", .model, Closed.circle) {
          if case .circle(let value) = $0 { value } else { nil }
        }
      ])
  }

  // MARK: Untagged

  @Test func takesTheFirstCaseThatFits() throws {
    #expect(try roundTrip(Shop.Payload.self, #""a""#) == .string("a"))
    #expect(try roundTrip(Shop.Payload.self, #"["a","b"]"#) == .strings(["a", "b"]))
    #expect(
      try Codec<Shop.Payload>.union.decode(json: Data(#"{"id":1,"name":"a"}"#.utf8))
        == .pet(.init(id: 1, name: "a")))
  }

  @Test func saysWhyNoCaseFits() {
    #expect(
      fault(Shop.Payload.self, #"[1]"#)?.description
        == "no case fits: strings ([0]: expected a string, found 1 (byte 1)) (byte 0)")
    #expect(
      fault(Shop.Payload.self, "true")?.description
        == "expected one of string, strings, pet, found true (byte 0)")
    let inside = #expect(throws: JSONError.self) {
      try Pair(json: Data(#"{"pair":[{"id":1}]}"#.utf8))
    }
    #expect(inside?.path == "pair")
  }

  struct Pair: WireModel {
    var pair: Shop.Payload
    static let fields = FieldTable<Pair>("Pair", [.field("pair", \.pair, .union)])
  }

  enum Number: WireUnion {
    case integer(Int64)
    case text(String)

    static let cases = UnionTable<Number>(
      .untagged,
      [
        .case("integer", .int64, Number.integer) {
          if case .integer(let value) = $0 { value } else { nil }
        },
        .case("text", .string, Number.text) {
          if case .text(let value) = $0 { value } else { nil }
        },
      ])
  }

  @Test func keepsNumbersAndStringsApart() throws {
    #expect(try roundTrip(Number.self, "12") == .integer(12))
    #expect(try roundTrip(Number.self, #""12""#) == .text("12"))
  }

  /// Both cases fit until the innermost object, so that each level doubles what is to be tried.
  indirect enum Twin: WireUnion {
    case left(Left)
    case right(Right)

    struct Left: WireModel {
      var next: Twin?
      var left: Bool
      static let fields = FieldTable<Left>(
        "Left", [.field("next", \.next, .optional(.union)), .field("left", \.left, .bool)])
    }

    struct Right: WireModel {
      var next: Twin?
      var right: Bool
      static let fields = FieldTable<Right>(
        "Right", [.field("next", \.next, .optional(.union)), .field("right", \.right, .bool)])
    }

    static let cases = UnionTable<Twin>(
      .untagged,
      [
        .case("left", .model, Twin.left) {
          if case .left(let value) = $0 { value } else { nil }
        },
        .case("right", .model, Twin.right) {
          if case .right(let value) = $0 { value } else { nil }
        },
      ])
  }

  @Test func givesUpWhereTryingWouldTakeTooLong() {
    let count = 100
    let json =
      String(repeating: #"{"next":"#, count: count) + "{}" + String(repeating: "}", count: count)
    #expect(fault(Twin.self, json)?.kind == .tooLarge)
  }
}
