import Foundation
import Testing

@testable import TriwireRuntime

/// A rich document, cut and changed at every byte: each time a value or an error, and nothing is left
/// in memory.
@Suite(.serialized) struct DamageTests {
  /// Counts how many of its kind are alive.
  final class Life: Sendable {
    static let count = Locked(0)
    init() { Life.count.withLock { $0 += 1 } }
    deinit { Life.count.withLock { $0 -= 1 } }
  }

  struct Counted: WireNewtype {
    let rawValue: String
    private let life = Life()
    init(_ rawValue: String) { self.rawValue = rawValue }

    static let codec = Codec.string
    static func == (left: Counted, right: Counted) -> Bool { left.rawValue == right.rawValue }
    func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }

  indirect enum Content: WireUnion {
    case number(Int64)
    case texts([Counted])
    case rich(Rich)

    static let cases = UnionTable<Content>(
      .untagged,
      [
        .case("number", .int64, Content.number) {
          if case .number(let it) = $0 { it } else { nil }
        },
        .case("texts", .list(.newtype), Content.texts) {
          if case .texts(let it) = $0 { it } else { nil }
        },
        .case("rich", .model, Content.rich) { if case .rich(let it) = $0 { it } else { nil } },
      ])
  }

  struct Rich: WireModel {
    var first: Counted
    var map: [Counted: [Counted?]] = [:]
    @Indirect var inner: Rich?
    var patch: Patch<Counted> = .absent
    var any: Content?
    var at: Date?
    var cost: Decimal?
    var json: JSONValue?

    static let fields = FieldTable<Rich>(
      "Rich",
      [
        .field("first", \.first, .newtype),
        .field("map", \.map, .map(.newtype, .list(.optional(.newtype)))),
        .field("inner", \._inner, .indirect(.optional(.model))),
        .field("patch", \.patch, .patch(.newtype)),
        .field("any", \.any, .optional(.union)),
        .field("at", \.at, .optional(.datetime)),
        .field("cost", \.cost, .optional(.decimal)),
        .field("json", \.json, .optional(.json)),
      ])
  }

  static let document = Array(
    #"""
    {"first":"é\u0041","map":{"k":["v",null],"l":[]},"inner":{"first":"i","any":["x","y"]},
    "patch":"p","any":{"first":"u","patch":null,"any":-7},"at":"2026-11-30T14:00:00.5Z",
    "cost":1.50,"json":{"z":[1.0,"s\ud83d\ude00"],"y":true},"extra":[{"q":-0.1e5}]}
    """#.utf8)

  private func read(_ bytes: [UInt8]) -> Result<Rich, JSONError> {
    do throws(JSONError) { return .success(try Codec.model.decode(json: bytes)) } catch {
      return .failure(error)
    }
  }

  @Test func readsTheWholeDocument() throws {
    let rich = try read(DamageTests.document).get()
    #expect(try Rich(json: rich.json()) == rich)
  }

  @Test func failsWhereverTheTextEnds() {
    for length in DamageTests.document.indices {
      guard case .failure(let error) = read(Array(DamageTests.document[..<length])) else {
        Issue.record("read \(length) bytes")
        continue
      }
      #expect([.unexpectedEnd, .malformed].contains(error.kind), "\(length): \(error)")
      #expect(!error.reason.isEmpty)
    }
    #expect(Life.count.withLock { $0 } == 0)
  }

  @Test(arguments: "\"\\{}[],:0-. en\u{0}\u{1F}".utf8.map { $0 } + [0x7F, 0x80, 0xC3, 0xED, 0xFF])
  func survivesAnyByteAnywhere(byte: UInt8) throws {
    for place in DamageTests.document.indices {
      var bytes = DamageTests.document
      bytes[place] = byte
      guard case .success(let rich) = read(bytes) else { continue }
      #expect(throws: Never.self) { try JSONScanner.validate(Data(bytes)) }
      #expect(throws: Never.self) { try rich.json() }
    }
    #expect(Life.count.withLock { $0 } == 0)
  }

  @Test(arguments: ["nope", "nul", "nulll", "tru", "false1", "yes"])
  func tellsWordsFromNull(json: String) {
    let error = #expect(throws: JSONError.self) { try Shop.Pet(json: Data(json.utf8)) }
    #expect(error?.kind == .malformed)
    #expect(error?.reason == "expected an object, found \(json)")
  }

  /// Messages quote a long text without cutting a character.
  @Test(arguments: [
    ("\"" + String(repeating: "é", count: 30) + "\"", String(repeating: "é", count: 20)),
    ("\"a" + String(repeating: "é", count: 30) + "\"", "a" + String(repeating: "é", count: 19)),
  ])
  func quotesWholeCharacters(json: String, excerpt: String) {
    let error = #expect(throws: JSONError.self) {
      try Codec<Int32>.int32.decode(json: Data(json.utf8))
    }
    #expect(error?.reason == "expected a whole number, found \"\(excerpt)…")
  }

  @Test(arguments: [
    ("18446744073709551615.0", UInt64.max), ("1.8446744073709551615e19", .max),
    ("184467440737095516150e-1", .max), ("1e19", 10_000_000_000_000_000_000),
    ("0.00000000000000000000000001e26", 1), ("0e999999999999999999999", 0), ("-0.0", 0),
  ])
  func readsIntegersInAnyForm(json: String, value: UInt64) throws {
    #expect(try Codec<UInt64>.uint64.decode(json: Data(json.utf8)) == value)
    #expect(JSONNumber(json)?.uint64 == value)
  }

  @Test(arguments: [
    ("18446744073709551616.0", JSONError.Kind.outOfRange),
    ("1.8446744073709551616e19", .outOfRange),
    ("1e999999999999999999999", .outOfRange), ("1e-1", .mismatch),
    ("18446744073709551615.5", .mismatch), ("1e-999999999999999999999", .mismatch),
  ])
  func refusesOtherNumbers(json: String, kind: JSONError.Kind) {
    let error = #expect(throws: JSONError.self) {
      try Codec<UInt64>.uint64.decode(json: Data(json.utf8))
    }
    #expect(error?.kind == kind)
  }
}
