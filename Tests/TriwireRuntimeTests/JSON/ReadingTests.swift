import Foundation
import Testing
import TriwireRuntime

/// One field of every kind whose reading has rules of its own.
struct Sampler: WireModel {
  var flag: Bool?
  var small: Int32?
  var large: Int64?
  var count: UInt32?
  var total: UInt64?
  var ratio: Double?
  var short: Float?
  var price: Decimal?
  var text: String?
  var blob: Data?
  var id: UUID?
  var link: URL?
  var moment: Date?
  var epoch: Date?
  var day: CalendarDate?
  var wait: Duration?
  var any: JSONValue?
  var quoted: Int64?
  var wild: Double?

  static let fields = FieldTable<Sampler>(
    "Sampler",
    [
      .field("flag", \.flag, .optional(.bool)),
      .field("small", \.small, .optional(.int32)),
      .field("large", \.large, .optional(.int64)),
      .field("count", \.count, .optional(.uint32)),
      .field("total", \.total, .optional(.uint64)),
      .field("ratio", \.ratio, .optional(.double)),
      .field("short", \.short, .optional(.float)),
      .field("price", \.price, .optional(.decimal)),
      .field("text", \.text, .optional(.string)),
      .field("blob", \.blob, .optional(.bytes)),
      .field("id", \.id, .optional(.uuid)),
      .field("link", \.link, .optional(.url)),
      .field("moment", \.moment, .optional(.datetime)),
      .field("epoch", \.epoch, .optional(.datetime(.epochSeconds))),
      .field("day", \.day, .optional(.date)),
      .field("wait", \.wait, .optional(.duration)),
      .field("any", \.any, .optional(.json)),
      .field("quoted", \.quoted, .optional(.quoted(.int64))),
      .field("wild", \.wild, .optional(.quoted(.double))),
    ])
}

@Suite struct ReadingTests {
  /// What is read, and what it is written as.
  @Test(arguments: [
    ("{}", "{}"),
    (#"{"flag":null,"small":null,"text":null,"any":null,"wait":null}"#, "{}"),
    (#" { "flag" : true , "small" : -5 } "#, #"{"flag":true,"small":-5}"#),
    (#"{"small":1.0,"large":1e2,"count":250e-1}"#, #"{"small":1,"large":100,"count":25}"#),
    (#"{"large":9007199254740993}"#, #"{"large":9007199254740993}"#),
    (#"{"large":"9007199254740993"}"#, #"{"large":9007199254740993}"#),
    (#"{"large":-9223372036854775808}"#, #"{"large":-9223372036854775808}"#),
    (#"{"large":"-9223372036854775808"}"#, #"{"large":-9223372036854775808}"#),
    (#"{"large":9223372036854775807}"#, #"{"large":9223372036854775807}"#),
    (
      #"{"total":18446744073709551615,"count":4294967295}"#,
      #"{"count":4294967295,"total":18446744073709551615}"#
    ),
    (#"{"total":-0}"#, #"{"total":0}"#),
    (#"{"ratio":0.1,"short":0.1}"#, #"{"ratio":0.1,"short":0.1}"#),
    (#"{"ratio":123456789012345680000}"#, #"{"ratio":123456789012345680000}"#),
    (#"{"ratio":2.2250738585072011e-308}"#, #"{"ratio":2.225073858507201e-308}"#),
    (#"{"ratio":1e-400,"short":"1.5"}"#, #"{"ratio":0,"short":1.5}"#),
    (
      #"{"price":0.10000000000000000000000000000000000001}"#,
      #"{"price":0.10000000000000000000000000000000000001}"#
    ),
    (#"{"price":"12.50"}"#, #"{"price":12.5}"#),
    (#"{"text":"a\u00e9\ud83d\ude00\n\/\\"}"#, #"{"text":"aé😀\n/\\"}"#),
    (#"{"blob":"AP-_"}"#, #"{"blob":"AP+/"}"#),
    (
      #"{"id":"F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"}"#,
      #"{"id":"f81d4fae-7dec-11d0-a765-00a0c91e6bf6"}"#
    ),
    (#"{"link":"https:\/\/a.example/b?c=d"}"#, #"{"link":"https://a.example/b?c=d"}"#),
    (
      #"{"moment":"2026-11-30T15:00:00.5+01:00","epoch":1700000000}"#,
      #"{"moment":"2026-11-30T14:00:00.500Z","epoch":1700000000}"#
    ),
    (#"{"day":"2026-11-30","wait":"1.5s"}"#, #"{"day":"2026-11-30","wait":"1.5s"}"#),
    (#"{"any":{"b":[1.0,1e400,null],"a":{}}}"#, #"{"any":{"b":[1.0,1e400,null],"a":{}}}"#),
    (#"{"quoted":5,"wild":"NaN"}"#, #"{"quoted":"5","wild":"NaN"}"#),
    (#"{"quoted":"5","wild":"-Infinity"}"#, #"{"quoted":"5","wild":"-Infinity"}"#),
    (#"{"unknown":[{"x":null}],"sm\u0061ll":3,"other":"}"}"#, #"{"small":3}"#),
  ])
  func reads(_ json: String, _ expected: String) throws {
    let sampler = try Sampler(json: Data(json.utf8))
    #expect(String(decoding: try sampler.json(), as: UTF8.self) == expected)
    #expect(try Sampler(json: Array(json.utf8)).json() == Data(expected.utf8))
  }

  @Test(arguments: [
    (#"{"flag":"true"}"#, #"flag: expected true or false, found "true" (byte 8)"#),
    (#"{"flag":1}"#, "flag: expected true or false, found 1 (byte 8)"),
    (#"{"small":1.5}"#, "small: expected a whole number, found 1.5 (byte 9)"),
    (#"{"small":"12x"}"#, #"small: expected a whole number, found "12x" (byte 9)"#),
    (
      #"{"small":2147483648}"#,
      "small: expected a whole number from -2147483648 to 2147483647, found 2147483648 (byte 9)"
    ),
    (
      #"{"small":"1e10"}"#,
      #"small: expected a whole number from -2147483648 to 2147483647, found "1e10" (byte 9)"#
    ),
    (#"{"count":-1}"#, "count: expected a whole number from 0 to 4294967295, found -1 (byte 9)"),
    (#"{"small":01}"#, "small: expected a whole number, found 01 (byte 9)"),
    (#"{"ratio":1e400}"#, "ratio: expected a number in range, found 1e400 (byte 9)"),
    (#"{"ratio":"NaN"}"#, #"ratio: expected a number, found "NaN" (byte 9)"#),
    (#"{"text":5}"#, "text: expected a string, found 5 (byte 8)"),
    (#"{"text":["a"]}"#, "text: expected a string, found an array (byte 8)"),
    (#"{"text":"\ud800"}"#, "text: a surrogate without its other half (byte 9)"),
    (#"{"text":"\x"}"#, "text: an escape that JSON doesn't know (byte 9)"),
    (
      #"{"moment":"2026-11-30T15:00:00"}"#,
      #"moment: expected a date and time with its zone, such as 2026-11-30T14:00:00Z, found "2026-11-30T15:00:00" (byte 10)"#
    ),
    (
      #"{"day":"2026-02-30"}"#,
      #"day: expected a date such as 2026-11-30, found "2026-02-30" (byte 7)"#
    ),
    (#"{"id":"nope"}"#, #"id: expected a UUID, found "nope" (byte 6)"#),
    (#"{"small":1,"flag":true,"small":2}"#, "small: the object has this name twice (byte 31)"),
    (#"{"small":1 "flag":true}"#, #"expected a comma or }, found "flag" (byte 11)"#),
    (#"{"small":1,}"#, "expected a quoted name, found } (byte 11)"),
    (#"{"x":tru}"#, "expected a JSON value, found tru (byte 5)"),
    (#"{"small":"#, "small: expected a whole number, found the end of the text (byte 9)"),
    (#"{"text":"abc"#, "text: expected the end of the string, found the end of the text (byte 12)"),
    ("{} {}", "expected the end of the document, found an object (byte 3)"),
    ("[]", "expected an object, found an array (byte 0)"),
    ("null", "expected an object, found null (byte 0)"),
    ("", "expected a JSON value, found the end of the text (byte 0)"),
  ])
  func refuses(_ json: String, _ message: String) {
    let error = #expect(throws: JSONError.self) { try Sampler(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test func namesTheWayToAFault() {
    let codec = Codec<[Shop.Owner]>.list(.model)
    let json = #"[{"name":"a"},{"name":"b","pets":[{"id":1,"name":"c"},{"id":2,"name":3}]}]"#
    let error = #expect(throws: JSONError.self) { try codec.decode(json: Data(json.utf8)) }
    #expect(error?.path == "[1].pets[1].name")
    #expect(error?.kind == .mismatch)
    let map = Codec<[String: [String: Int32]]>.map(.map(.int32))
    let odd = #expect(throws: JSONError.self) {
      try map.decode(json: Data(#"{"a.b":{"":"x"}}"#.utf8))
    }
    #expect(odd?.path == #"["a.b"][""]"#)
  }

  @Test(arguments: [
    (#"{"id":1}"#, JSONError.Kind.missing, "name"),
    (#"{"id":null,"name":"a"}"#, .unexpectedNull, "id"),
    (#"{"id":1,"name":null}"#, .unexpectedNull, "name"),
    (#"{"id":1,"name":"a","owner":{}}"#, .missing, "owner.name"),
    (#"{"id":1,"name":"a","tags":[null]}"#, .unexpectedNull, "tags[0]"),
    (#"{"id":1,"name":"a","tags":{}}"#, .mismatch, "tags"),
  ])
  func saysWhatIsMissing(_ json: String, _ kind: JSONError.Kind, _ path: String) {
    let error = #expect(throws: JSONError.self) { try Shop.Pet(json: Data(json.utf8)) }
    #expect(error?.kind == kind)
    #expect(error?.path == path)
  }

  @Test func takesDefaultsForWhatIsAbsentOrNull() throws {
    for json in [
      #"{"id":1,"name":"a"}"#, #"{"status":null,"tags":null,"owner":null,"id":1,"name":"a"}"#,
    ] {
      let pet = try Shop.Pet(json: Data(json.utf8))
      #expect(pet == Shop.Pet(id: 1, name: "a"))
    }
  }

  @Test func refusesInvalidUTF8InStringsAndKeys() {
    for bytes: [UInt8] in [
      [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE4, 0xB8], [0xF4, 0x90, 0x80, 0x80],
    ] {
      for (before, after) in [(#"{"text":"ab"#, #"cdefghijk"}"#), (#"{"ab"#, #"cdefghijk":1}"#)] {
        let json = Array(before.utf8) + bytes + Array(after.utf8)
        let error = #expect(throws: JSONError.self) { try Sampler(json: json) }
        #expect(error?.kind == .invalidUTF8)
        #expect(error?.offset == before.utf8.count)
      }
    }
  }
}
