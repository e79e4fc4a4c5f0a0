import Foundation
import Testing

@testable import TriwireRuntime

private struct Sample: WireModel {
  enum Mood: Int32, WireEnum {
    case calm = 0
    case wild = 1
    static let protobufNames: [String]? = ["MOOD_CALM", "MOOD_WILD"]
  }

  enum Color: OpenWireEnum {
    case red, green
    case unknown(String)
    static let allCases: [Color] = [.red, .green]
    static let protobufNumbers: [Int32]? = [0, 7]
    var rawValue: String {
      switch self {
      case .red: "RED"
      case .green: "GREEN"
      case .unknown(let rawValue): rawValue
      }
    }
  }

  enum Choice: WireUnion {
    case byNumber(Int64)
    case byName(String)
    static let cases = UnionTable<Choice>(
      .keyed, json: .proto3,
      [
        .case("by_number", .int64, Choice.byNumber, number: 20) {
          if case .byNumber(let value) = $0 { value } else { nil }
        },
        .case("by_name", .string, Choice.byName, number: 21) {
          if case .byName(let value) = $0 { value } else { nil }
        },
      ])
  }

  struct Count: WireModel {
    var value: Int64 = 0
    static let fields = FieldTable<Count>(
      "Count", json: .proto3Wrapper, [.field("value", \.value, .int64, number: 1)])
  }

  struct Mask: WireModel {
    var paths: [String] = []
    static let fields = FieldTable<Mask>(
      "Mask", json: .proto3FieldMask, [.field("paths", \.paths, .list(.string), number: 1)])
  }

  struct Inner: WireModel {
    var ratio: Double = 0
    var maybe: Double?
    static let fields = FieldTable<Inner>(
      "Inner", json: .proto3,
      [
        .field("ratio", \.ratio, .double, number: 1),
        .field("maybe", \.maybe, .optional(.double), number: 2),
      ])
  }

  var bigNumber: Int64 = 0
  var small: Int32 = 0
  var flag = false
  var name = ""
  var mood = Mood.calm
  var colors: [Color] = []
  var choice: Choice?
  var count: Count?
  var counts: [Count] = []
  var mask: Mask?
  var inner = Inner()
  var when: Date?
  var length: Duration?
  var data = Data()
  var any: JSONValue?
  var limits: [UInt32: UInt64] = [:]
  var page: Int32 = 20

  static let fields = FieldTable<Sample>(
    "Sample", json: .proto3,
    [
      .field("bigNumber", \.bigNumber, .int64, number: 1, schemaName: "big_number"),
      .field("small", \.small, .int32, number: 2),
      .field("flag", \.flag, .bool, number: 3),
      .field("name", \.name, .string, number: 4),
      .field("mood", \.mood, .enumeration, number: 5),
      .field("colors", \.colors, .list(.enumeration), number: 6),
      .field("choice", \.choice, .optional(.union)),
      .field("count", \.count, .optional(.model), number: 7),
      .field("counts", \.counts, .list(.model), number: 16),
      .field("mask", \.mask, .optional(.model), number: 8),
      .field("inner", \.inner, .model, number: 9),
      .field("when", \.when, .optional(.datetime), number: 10),
      .field("length", \.length, .optional(.duration), number: 11),
      .field("data", \.data, .bytes, number: 12),
      .field("any", \.any, .optional(.json), number: 13),
      .field("limits", \.limits, .map(.uint32, .uint64), number: 14),
      .field("page", \.page, .int32, number: 15, default: 20),
    ])
}

/// Protobuf's JSON mapping.
struct Proto3Tests {
  /// A document, and what it is written as again; nil when it must be refused.
  static let documents: [(String, String?)] = [
    (#"{}"#, #"{"inner":{},"page":20}"#),
    (
      #"{"bigNumber":"9007199254740993","page":0}"#,
      #"{"bigNumber":"9007199254740993","inner":{},"page":0}"#
    ),
    (#"{"big_number":-5}"#, #"{"bigNumber":"-5","inner":{},"page":20}"#),
    (#"{"big_number":1,"bigNumber":2}"#, nil),
    (#"{"bigNumber":" 1"}"#, nil),
    (#"{"bigNumber":"1e3"}"#, #"{"bigNumber":"1000","inner":{},"page":20}"#),
    (#"{"small":"12"}"#, #"{"small":12,"inner":{},"page":20}"#),
    (#"{"small":2147483648}"#, nil),
    (#"{"small":0.5}"#, nil),
    (
      #"{"small":null,"flag":null,"name":null,"mood":null,"inner":null,"page":null}"#,
      #"{"inner":{},"page":20}"#
    ),
    (#"{"flag":"true"}"#, nil),
    (#"{"flag":true,"name":"x"}"#, #"{"flag":true,"name":"x","inner":{},"page":20}"#),
    (#"{"mood":"MOOD_WILD"}"#, #"{"mood":"MOOD_WILD","inner":{},"page":20}"#),
    (#"{"mood":1}"#, #"{"mood":"MOOD_WILD","inner":{},"page":20}"#),
    (#"{"mood":"calm"}"#, nil),
    (#"{"mood":9}"#, nil),
    (
      #"{"colors":["GREEN",7,9,"BLUE"]}"#,
      #"{"colors":["GREEN","GREEN",9,"BLUE"],"inner":{},"page":20}"#
    ),
    (#"{"colors":[null]}"#, nil),
    (#"{"byNumber":"4"}"#, #"{"byNumber":"4","inner":{},"page":20}"#),
    (#"{"by_name":""}"#, #"{"byName":"","inner":{},"page":20}"#),
    (#"{"byNumber":null,"byName":"a"}"#, #"{"byName":"a","inner":{},"page":20}"#),
    (#"{"byName":"a","byNumber":null}"#, #"{"byName":"a","inner":{},"page":20}"#),
    (#"{"byName":"a","byNumber":1}"#, nil),
    (#"{"count":"0"}"#, #"{"count":"0","inner":{},"page":20}"#),
    (#"{"count":null}"#, #"{"inner":{},"page":20}"#),
    (#"{"count":{"value":1}}"#, nil),
    (#"{"mask":"fooBar,baz.quxQuux"}"#, #"{"mask":"fooBar,baz.quxQuux","inner":{},"page":20}"#),
    (#"{"mask":""}"#, #"{"mask":"","inner":{},"page":20}"#),
    (#"{"mask":"foo_bar"}"#, nil),
    (#"{"inner":{"ratio":"-Infinity"}}"#, #"{"inner":{"ratio":"-Infinity"},"page":20}"#),
    (#"{"inner":{"ratio":"1.5"}}"#, #"{"inner":{"ratio":1.5},"page":20}"#),
    (#"{"inner":{"ratio":-0.0}}"#, #"{"inner":{"ratio":-0},"page":20}"#),
    (#"{"inner":{"maybe":0}}"#, #"{"inner":{"maybe":0},"page":20}"#),
    (#"{"inner":{"ratio":NaN}}"#, nil),
    (
      #"{"when":"1970-01-01T00:00:00.01+01:00"}"#,
      #"{"inner":{},"when":"1969-12-31T23:00:00.010Z","page":20}"#
    ),
    (#"{"when":"1970-01-01t00:00:00Z"}"#, nil),
    (#"{"when":"0000-12-31T00:00:00Z"}"#, nil),
    (#"{"when":"9999-12-31T23:59:60Z"}"#, nil),
    (
      #"{"when":"9999-12-31T23:59:59.999999999Z"}"#,
      #"{"inner":{},"when":"9999-12-31T23:59:59.999969Z","page":20}"#
    ),
    (#"{"length":"-1.00001s"}"#, #"{"inner":{},"length":"-1.000010s","page":20}"#),
    (#"{"length":"315576000001s"}"#, nil),
    (#"{"length":"1"}"#, nil),
    (#"{"data":"-_"}"#, #"{"inner":{},"data":"+w==","page":20}"#),
    (#"{"counts":["1",2]}"#, #"{"counts":["1","2"],"inner":{},"page":20}"#),
    (#"{"counts":[{}]}"#, nil),
    (#"{"data":"-_8"}"#, #"{"inner":{},"data":"+/8=","page":20}"#),
    (#"{"any":null}"#, #"{"inner":{},"any":null,"page":20}"#),
    (#"{"any":{"a":[1,"b",null]}}"#, #"{"inner":{},"any":{"a":[1,"b",null]},"page":20}"#),
    (
      #"{"limits":{"2":"18446744073709551615","10":0}}"#,
      #"{"inner":{},"limits":{"10":"0","2":"18446744073709551615"},"page":20}"#
    ),
    (#"{"unheardOf":[1],"page":1}"#, #"{"inner":{},"page":1}"#),
  ]

  @Test(arguments: documents)
  func maps(document: String, rewritten: String?) throws {
    guard let rewritten else {
      #expect(throws: JSONError.self) { try Sample(json: Data(document.utf8)) }
      return
    }
    let value = try Sample(json: Data(document.utf8))
    #expect(String(decoding: try value.json(), as: UTF8.self) == rewritten)
    #expect(try Sample(json: try value.json()) == value)
  }

  @Test(arguments: [
    ("foo_bar", "fooBar"), ("foo__bar", "fooBar"), ("_foo", "Foo"), ("fooBar", "fooBar"),
    ("foo_1bar", "foo1bar"), ("Foo_", "Foo"), ("", ""),
  ])
  func namesMembers(schema: String, json: String) {
    #expect(Proto3Name.json(schema) == json)
  }

  /// A oneof has no member of its own: one of its name is that of a case, or unknown.
  @Test func takesTheNameOfAOneofForACaseOnly() throws {
    let named = try Named(json: Data(#"{"choice":{"a":1},"text":"b"}"#.utf8))
    #expect(named.text == .text("b"))
    #expect(named.choice == nil)
    #expect(String(decoding: try named.json(), as: UTF8.self) == #"{"text":"b"}"#)
  }

  @Test func refusesATableOfMembersWithOneName() {
    #expect(throws: JSONError.self) { try Clash(text: .text("a")).json() }
    #expect(throws: JSONError.self) { try Clash(json: Data(#"{"text":"b"}"#.utf8)) }
  }
}

private enum Word: WireUnion {
  case text(String)
  static let cases = UnionTable<Word>(
    .keyed, json: .proto3,
    [
      .case("text", .string, Word.text, number: 1) {
        if case .text(let it) = $0 { it } else { nil }
      }
    ])
}

private struct Named: WireModel {
  var text: Word?
  var choice: Sample.Choice?
  static let fields = FieldTable<Named>(
    "Named", json: .proto3,
    [
      .field("text", \.text, .optional(.union)),
      .field("choice", \.choice, .optional(.union)),
    ])
}

private struct Clash: WireModel {
  var text: Word?
  var other = ""
  static let fields = FieldTable<Clash>(
    "Clash", json: .proto3,
    [
      .field("word", \.text, .optional(.union)),
      .field("text", \.other, .string, number: 2),
    ])
}
