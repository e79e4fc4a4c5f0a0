import Foundation
import Testing

@testable import TriwireRuntime

/// Messages cut, changed at every byte and made at random: each time a value or an error, and nothing
/// is left in memory.
@Suite(.serialized) struct ProtobufDamageTests {
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
    case text(Counted)
    case rich(Rich)

    static let cases = UnionTable<Content>(
      .keyed,
      [
        .case("text", .newtype, Content.text, number: 8) {
          if case .text(let it) = $0 { it } else { nil }
        },
        .case("rich", .model, Content.rich, number: 9) {
          if case .rich(let it) = $0 { it } else { nil }
        },
      ])
  }

  struct Rich: WireModel {
    var first: Counted
    var list: [Counted] = []
    var map: [Counted: Counted] = [:]
    @Indirect var inner: Rich?
    var patch: Patch<Counted> = .absent
    var content: Content?
    var contents: [Content] = []
    var id: UUID
    var numbers: [Int64] = []
    var json: JSONValue?
    var grades: [Grade] = []
    var unknownFields = UnknownFields()

    static let fields = FieldTable<Rich>(
      "Rich",
      [
        .field("first", \.first, .newtype, number: 1),
        .field("list", \.list, .list(.newtype), number: 2),
        .field("map", \.map, .map(.newtype, .newtype), number: 3),
        .field("inner", \._inner, .indirect(.optional(.model)), number: 4),
        .field("patch", \.patch, .patch(.newtype), number: 5),
        .field("content", \.content, .optional(.union)),
        .field("contents", \.contents, .list(.union), number: 6),
        .field("id", \.id, .uuid, number: 7),
        .field("numbers", \.numbers, .list(.int64), number: 10),
        .field("json", \.json, .optional(.json), number: 11),
        .field("grades", \.grades, .list(.enumeration), number: 12),
        .unknownFields(\.unknownFields),
      ])
  }

  static let document: [UInt8] = {
    let id = Wire.text(7, "6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    let entry = Wire.message(3, Wire.text(1, "k"), Wire.text(2, "v"))
    let inner = [Wire.text(1, "i"), id, Wire.text(2, "é"), entry, Wire.text(8, "c")]
    let value = Wire.message(
      11, Wire.message(6, Wire.message(1, Wire.text(3, "s")), Wire.message(1, Wire.fixed64(2, 0))))
    return [
      Wire.text(1, "f"), Wire.text(2, "a"), Wire.text(2, "b"), entry, entry, id,
      Wire.bytes(4, inner.flatMap(\.self)), Wire.bytes(4, inner.flatMap(\.self)),
      Wire.text(5, "p"), Wire.bytes(9, inner.flatMap(\.self)), Wire.bytes(9, inner.flatMap(\.self)),
      Wire.message(6, Wire.text(8, "x")), Wire.message(6, Wire.bytes(9, inner.flatMap(\.self))),
      Wire.bytes(10, [1, 0x80, 0x01]), Wire.varint(10, 3), value, Wire.bytes(12, [1, 7, 2]),
      Wire.fixed32(30, 1), [0xFB, 0x01, 0x08, 0x01, 0xFC, 0x01], Wire.text(2, "c"),
    ].flatMap(\.self)
  }()

  private func read(_ bytes: [UInt8]) -> Result<Rich, ProtobufError> {
    do throws(ProtobufError) { return .success(try Codec.model.decode(protobuf: bytes)) } catch {
      return .failure(error)
    }
  }

  @Test func readsTheWholeDocument() throws {
    let rich = try read(Self.document).get()
    #expect(rich.list == ["a", "b", "c"].map(Counted.init))
    #expect(rich.inner?.list.count == 2)
    #expect(rich.numbers == [1, 128, 3])
    #expect(rich.unknownFields.data.count == 14)
    #expect(try Rich(protobuf: rich.protobuf()) == rich)
  }

  @Test func survivesAnyEnd() {
    for length in Self.document.indices {
      switch read(Array(Self.document[..<length])) {
      case .success(let rich): #expect(throws: Never.self) { try rich.protobuf() }
      case .failure(let error):
        #expect([.unexpectedEnd, .missing].contains(error.kind), "\(length): \(error)")
      }
    }
    #expect(Life.count.withLock { $0 } == 0)
  }

  @Test(arguments: [0x00, 0x01, 0x07, 0x08, 0x0A, 0x22, 0x4A, 0x7F, 0x80, 0xC3, 0xFF] as [UInt8])
  func survivesAnyByteAnywhere(byte: UInt8) throws {
    for place in Self.document.indices {
      var bytes = Self.document
      bytes[place] = byte
      guard case .success(let rich) = read(bytes) else { continue }
      #expect(try Rich(protobuf: rich.protobuf()) == rich)
    }
    #expect(Life.count.withLock { $0 } == 0)
  }

  @Test func survivesFlippedBits() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var bytes = Self.document
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      if case .success(let rich) = read(bytes) {
        #expect(throws: Never.self) { try rich.protobuf() }
      }
    }
    #expect(Life.count.withLock { $0 } == 0)
  }

  /// Fields of any number and type with any content, read as the largest model there is.
  @Test(arguments: 0..<8)
  func writesWhatItHasRead(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var readable = 0
    for _ in 0..<200 {
      let bytes = RandomMessage(depth: 3).make(&generator)
      guard let message = try? TestAllTypes(protobuf: bytes) else { continue }
      readable += 1
      let written = try? message.protobuf(deterministic: true)
      let again = written.flatMap { try? TestAllTypes(protobuf: $0) }
      // NaN differs from itself: bytes are compared.
      #expect(written != nil && written == (try? again?.protobuf(deterministic: true)))
    }
    #expect(readable > 20)
  }
}

/// Makes messages whose fields the largest model mostly has.
struct RandomMessage {
  let depth: Int

  func make(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...5, using: &generator)).flatMap { _ in field(&generator) }
  }

  private func field(_ generator: inout SeededGenerator) -> [UInt8] {
    let number = Int.random(in: 1...420, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      return Wire.varint(number, generator.next() >> UInt64.random(in: 0..<64, using: &generator))
    case 2: return Wire.fixed32(number, UInt32(truncatingIfNeeded: generator.next()))
    case 3: return Wire.fixed64(number, generator.next())
    case 4 where depth > 0, 5 where depth > 0:
      return Wire.bytes(number, RandomMessage(depth: depth - 1).make(&generator))
    case 6: return Wire.text(number, "é\(generator.next() % 100)")
    default: return Wire.bytes(number, [1, 2, 3])
    }
  }
}
