import Foundation
import Testing
import TriwireRuntime

/// How the cases of untagged unions are told apart.
@Suite struct UntaggedTests {
  struct Numbered: WireModel {
    var a: Int64
    static let fields = FieldTable<Numbered>("Numbered", [.field("a", \.a, .int64)])
  }

  struct Named: WireModel {
    var a: String
    static let fields = FieldTable<Named>("Named", [.field("a", \.a, .string)])
  }

  /// Numbers before strings, in each form that holds them.
  indirect enum Mixed: WireUnion {
    case number(Double)
    case flag(Bool)
    case text(String)
    case numbers([Int64])
    case prices([String: Decimal])
    case texts([String])
    case numbered(Numbered)
    case named(Named)

    static let cases = UnionTable<Mixed>(
      .untagged,
      [
        .case("number", .double, Mixed.number) { if case .number(let it) = $0 { it } else { nil } },
        .case("flag", .bool, Mixed.flag) { if case .flag(let it) = $0 { it } else { nil } },
        .case("text", .string, Mixed.text) { if case .text(let it) = $0 { it } else { nil } },
        .case("numbers", .list(.int64), Mixed.numbers) {
          if case .numbers(let it) = $0 { it } else { nil }
        },
        .case("texts", .list(.string), Mixed.texts) {
          if case .texts(let it) = $0 { it } else { nil }
        },
        .case("numbered", .model, Mixed.numbered) {
          if case .numbered(let it) = $0 { it } else { nil }
        },
        .case("named", .model, Mixed.named) { if case .named(let it) = $0 { it } else { nil } },
        .case("prices", .map(.decimal), Mixed.prices) {
          if case .prices(let it) = $0 { it } else { nil }
        },
      ])
  }

  @Test(arguments: [
    (#""1""#, Mixed.text("1")), ("1.5", .number(1.5)), (#""true""#, .text("true")),
    (#"["1"]"#, .texts(["1"])), ("[1]", .numbers([1])), (#"{"a":"1"}"#, .named(Named(a: "1"))),
    (#"{"a":1}"#, .numbered(Numbered(a: 1))), (#"{"b":2}"#, .prices(["b": 2])),
  ])
  func takesNoStringForANumber(json: String, value: Mixed) throws {
    let read = try Codec<Mixed>.union.decode(json: Data(json.utf8))
    #expect(read == value)
    #expect(try Codec<Mixed>.union.json(read) == Data(json.utf8))
  }

  /// What has no other meaning is read as it is outside of unions.
  @Test func takesStringsForNumbersWhenNothingElseFits() throws {
    let read = try Codec<Mixed>.union.decode(json: Data(#"{"b":"2.50"}"#.utf8))
    #expect(read == .prices(["b": 2.5]))
    let pair = try Codec<[Shop.Payload]>.list(.union).decode(
      json: Data(#"[{"id":"1","name":"a"},"1"]"#.utf8))
    #expect(pair == [.pet(Shop.Pet(id: 1, name: "a")), .string("1")])
  }

  @Test(arguments: ["", "[", #"["#, #"["a"#, #"{"a":"1""#, "[1,}", #"["\ud800"]"#])
  func tellsOfBrokenTextAsSuch(json: String) throws {
    let document = Data("[\(json)".utf8)
    let error = #expect(throws: JSONError.self) {
      try Codec<[Mixed]>.list(.union).decode(json: document)
    }
    let plain = #expect(throws: JSONError.self) { try JSONScanner.validate(document) }
    #expect(error?.kind == plain?.kind)
    #expect(error?.offset == plain?.offset)
  }
}
