import Foundation
import TriwireRuntime

/// By which rules a model corresponds to JSON.
protocol Mapping: Sendable {
  static var json: JSONMapping { get }
}

enum Plain: Mapping {
  static let json = JSONMapping.plain
}

enum Proto3: Mapping {
  static let json = JSONMapping.proto3
}

/// A message with a field of every kind that all three wires can carry.
struct Everything<M: Mapping>: WireModel {
  var numbers = Numbers<M>()
  var texts = Texts<M>()
  var many = Many<M>()
  var state = State.open
  var maybeState: State?
  var level = Level.low
  var owner: Owner?
  var choice: Choice<M>?
  var boxed: Choice<M>?
  var row: [Choice<M>] = []
  var page: Page<Int64, M>?
  var patch: Patch<Int64> = .absent
  @Indirect var inner: Everything<M>?
  var unknownFields = UnknownFields()

  static var fields: FieldTable<Everything> {
    .shared {
      FieldTable(
        "Everything", json: M.json, xml: XMLRoot("all", namespace: "urn:all", prefix: "a"),
        [
          .field("numbers", \.numbers, .model, number: 1),
          .field("texts", \.texts, .model, number: 2),
          .field("many", \.many, .model, number: 3),
          .field("state", \.state, .enumeration, number: 4, xml: .attribute),
          .field("maybeState", \.maybeState, .optional(.enumeration), number: 5),
          .field("level", \.level, .enumeration, number: 6),
          .field("owner", \.owner, .optional(.newtype), number: 7, xml: .attribute),
          .field("choice", \.choice, .optional(.union)),
          .field(
            "boxed", \.boxed, .optional(.union), number: 8, xml: .wrapped("boxed", item: "x")),
          .field("row", \.row, .list(.union), number: 9, xml: .wrapped("row", item: "x")),
          .field("page", \.page, .optional(.model), number: 13),
          .field("patch", \.patch, .patch(.int64), number: 14),
          .field("inner", \._inner, .indirect(.optional(.model)), number: 15),
          .unknownFields(\.unknownFields),
        ])
    }
  }
}

struct Numbers<M: Mapping>: WireModel {
  var bool = false
  var int32: Int32 = 0
  var uint64: UInt64 = 0
  var sint64: Int64 = 0
  var fixed32: UInt32 = 0
  var sfixed64: Int64 = 0
  var float: Float = 0
  var double: Double = 0
  var maybeBool: Bool?
  var maybeInt64: Int64?
  var maybeUInt32: UInt32?
  var maybeDouble: Double?
  var decimal: Decimal = 0
  var unknownFields = UnknownFields()

  static var fields: FieldTable<Numbers> {
    .shared {
      FieldTable(
        "Numbers", json: M.json,
        [
          .field("bool", \.bool, .bool, number: 1, xml: .attribute),
          .field("int32", \.int32, .int32, number: 2, xml: .attribute),
          .field("uint64", \.uint64, .quoted(.uint64), number: 3),
          .field("sint64", \.sint64, .sint64, number: 4),
          .field("fixed32", \.fixed32, .fixed32, number: 5),
          .field("sfixed64", \.sfixed64, .sfixed64, number: 6),
          .field("float", \.float, .quoted(.float), number: 7),
          .field("double", \.double, .quoted(.double), number: 8, xml: .text),
          .field("maybeBool", \.maybeBool, .optional(.bool), number: 9),
          .field("maybeInt64", \.maybeInt64, .optional(.int64), number: 10),
          .field("maybeUInt32", \.maybeUInt32, .optional(.uint32), number: 11),
          .field("maybeDouble", \.maybeDouble, .optional(.double), number: 12),
          .field("decimal", \.decimal, .decimal, number: 13),
          .unknownFields(\.unknownFields),
        ])
    }
  }
}

struct Texts<M: Mapping>: WireModel {
  var text = ""
  var maybe: String?
  var bytes = Data()
  var id: UUID?
  var link: URL?
  var at = Date(timeIntervalSince1970: 0)
  var seconds: Date?
  var millis: Date?
  var day: CalendarDate?
  var wait = Duration.zero
  var iso: Duration?
  var unknownFields = UnknownFields()

  static var fields: FieldTable<Texts> {
    .shared {
      FieldTable(
        "Texts", json: M.json,
        [
          .field("text", \.text, .string, number: 1, xml: .attribute),
          .field("maybe", \.maybe, .optional(.string), number: 2),
          .field("bytes", \.bytes, .bytes, number: 3),
          .field("id", \.id, .optional(.uuid), number: 4),
          .field("link", \.link, .optional(.url), number: 5),
          .field("at", \.at, .datetime, number: 6),
          .field("seconds", \.seconds, .optional(.datetime(.epochSeconds)), number: 7),
          .field("millis", \.millis, .optional(.datetime(.epochMillis)), number: 8),
          .field("day", \.day, .optional(.date), number: 9),
          .field("wait", \.wait, .duration, number: 10),
          .field("iso", \.iso, .optional(.duration(.iso8601)), number: 11),
          .unknownFields(\.unknownFields),
        ])
    }
  }
}

struct Many<M: Mapping>: WireModel {
  var numbers: [Int32] = []
  var unpacked: [UInt64] = []
  var texts: [String] = []
  var states: [State] = []
  var numbered: [Int64: String] = [:]
  var flagged: [Bool: Double] = [:]
  var named: [String: State] = [:]
  var owned: [Owner: Data] = [:]
  var parts: [String: Page<String, M>] = [:]
  var moments: [Date] = []
  var unknownFields = UnknownFields()

  static var fields: FieldTable<Many> {
    .shared {
      FieldTable(
        "Many", json: M.json,
        [
          .field("numbers", \.numbers, .list(.int32), number: 1),
          .field("unpacked", \.unpacked, .unpacked(.list(.uint64)), number: 2),
          .field("texts", \.texts, .list(.string), number: 3, xml: .wrapped("ts", item: "t")),
          .field("states", \.states, .list(.enumeration), number: 4),
          .field("numbered", \.numbered, .map(.int64, .string), number: 5),
          .field("flagged", \.flagged, .map(.bool, .double), number: 6),
          .field(
            "named", \.named, .map(.enumeration), number: 7,
            xml: .entries("n", key: "in", value: "is")),
          .field("owned", \.owned, .map(.newtype, .bytes), number: 8),
          .field("parts", \.parts, .map(.model), number: 9),
          .field("moments", \.moments, .list(.datetime), number: 10),
          .unknownFields(\.unknownFields),
        ])
    }
  }
}

struct Page<Item: WireValue, M: Mapping>: WireModel {
  var items: [Item] = []
  var best: Item?
  var unknownFields = UnknownFields()

  static var fields: FieldTable<Page> {
    .shared {
      FieldTable(
        "Page", json: M.json,
        [
          .field("items", \.items, .list(Item.codec), number: 1),
          .field("best", \.best, .optional(Item.codec), number: 2),
          .unknownFields(\.unknownFields),
        ])
    }
  }
}

enum State: OpenWireEnum {
  case open, closed
  case unknown(String)

  static let allCases: [State] = [.open, .closed]
  static let protobufNumbers: [Int32]? = [0, -7]
  static let protobufNames: [String]? = ["STATE_OPEN", "STATE_CLOSED"]

  var rawValue: String {
    switch self {
    case .open: "open"
    case .closed: "is closed"
    case .unknown(let rawValue): rawValue
    }
  }
}

enum Level: Int32, WireEnum {
  case low = 0
  case high = 2_147_483_647
  case under = -2_147_483_648

  static let protobufNames: [String]? = ["LOW", "HIGH", "UNDER"]
}

struct Owner: WireNewtype, Hashable {
  let rawValue: Int64
  init(_ rawValue: Int64) { self.rawValue = rawValue }
  static var codec: Codec<Int64> { .int64 }
}

indirect enum Choice<M: Mapping>: WireUnion {
  case number(Int64)
  case text(String)
  case page(Page<Double, M>)

  static var cases: UnionTable<Choice> {
    .shared {
      UnionTable(
        .keyed, json: M.json,
        [
          .case("number", .int64, Choice.number, number: 10) {
            if case .number(let value) = $0 { value } else { nil }
          },
          .case("some_text", .string, Choice.text, number: 11) {
            if case .text(let value) = $0 { value } else { nil }
          },
          .case("pages", .model, Choice.page, number: 12) {
            if case .page(let value) = $0 { value } else { nil }
          },
        ])
    }
  }
}
