import Foundation
import Testing

@testable import TriwireRuntime

/// A rich document, cut and changed at every byte: each time a value or an error, and nothing is left
/// in memory.
@Suite(.serialized) struct XMLDamageTests {
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
    case texts([Counted])
    case rich(Rich)

    static let cases = UnionTable<Content>(
      .untagged,
      [
        .case("text", .newtype, Content.text) { if case .text(let it) = $0 { it } else { nil } },
        .case("texts", .list(.newtype), Content.texts) {
          if case .texts(let it) = $0 { it } else { nil }
        },
        .case("rich", .model, Content.rich) { if case .rich(let it) = $0 { it } else { nil } },
      ])
  }

  struct Rich: WireModel {
    var first: Counted
    var id: Counted?
    var list: [Counted?] = []
    var map: [Counted: [Counted]] = [:]
    @Indirect var inner: Rich?
    var patch: Patch<Counted> = .absent
    var any: [Content] = []
    var mixed: Mixed?
    var at: Date?
    var cost: Decimal?

    static let fields = FieldTable<Rich>(
      "Rich", xml: XMLRoot("r", namespace: "urn:r", prefix: "r"),
      [
        .field("first", \.first, .newtype),
        .field("id", \.id, .optional(.newtype), xml: .attribute),
        .field("list", \.list, .list(.optional(.newtype))),
        .field("map", \.map, .map(.newtype, .list(.newtype))),
        .field("inner", \._inner, .indirect(.optional(.model))),
        .field("patch", \.patch, .patch(.newtype)),
        .field("any", \.any, .list(.union)),
        .field("mixed", \.mixed, .optional(.model)),
        .field("at", \.at, .optional(.datetime)),
        .field("cost", \.cost, .optional(.decimal)),
      ])
  }

  struct Mixed: WireModel {
    var text: Counted
    var part: [Counted] = []

    static let fields = FieldTable<Mixed>(
      "Mixed",
      [
        .field("text", \.text, .newtype, xml: .text),
        .field("part", \.part, .list(.newtype), xml: .element(nil, namespace: "urn:r")),
      ])
  }

  static let bytes = Array(
    #"""
    <?xml version="1.0" encoding='UTF-8'?><!-- c --><r:r xmlns:r="urn:r" xmlns:i="http://www.w3.org/2001/XMLSchema-instance" id="&#65;b&lt;">
    <r:first>é&amp;<![CDATA[<x>]]></r:first><r:list>a</r:list><r:list i:nil="true"/><r:list>b</r:list>
    <r:map><r:key>k</r:key><r:value><r:item>v</r:item></r:value></r:map><x a='1'><y/><?z?></x>
    <r:inner><r:first>i</r:first><r:text>u</r:text></r:inner><r:patch>p</r:patch><r:list>c</r:list>
    <r:text>t</r:text><r:texts><r:item>1</r:item></r:texts><r:rich id='2'><r:first/></r:rich>
    <r:mixed>a<r:part>b</r:part>c<r:part>d</r:part></r:mixed><r:at>2026-11-30T14:00:00.5Z</r:at>
    <r:cost> 1.50 </r:cost></r:r>
    """#.utf8)

  private func read(_ bytes: [UInt8]) -> Result<Rich, XMLError> {
    do throws(XMLError) { return .success(try Codec.model.decode(xml: bytes)) } catch {
      return .failure(error)
    }
  }

  @Test func readsTheWholeDocument() throws {
    let rich = try read(XMLDamageTests.bytes).get()
    #expect(rich.list.map(\.?.rawValue) == ["a", nil, "b", "c"])
    #expect(rich.any.count == 3)
    #expect(rich.mixed?.text == Counted("ac"))
    #expect(try Rich(xml: rich.xml()) == rich)
  }

  @Test func failsWhereverTheTextEnds() {
    for length in XMLDamageTests.bytes.indices {
      guard case .failure(let error) = read(Array(XMLDamageTests.bytes[..<length])) else {
        Issue.record("read \(length) bytes")
        continue
      }
      #expect(
        [.unexpectedEnd, .malformed, .invalidEncoding].contains(error.kind), "\(length): \(error)")
      #expect(!error.reason.isEmpty)
    }
    #expect(Life.count.withLock { $0 } == 0)
  }

  @Test(
    arguments: "<>/&;:='\"!?-[] \n\rax0\u{0}\u{1F}".utf8.map { $0 } + [
      0x7F, 0x80, 0xC3, 0xED, 0xFF,
    ])
  func survivesAnyByteAnywhere(byte: UInt8) throws {
    for place in XMLDamageTests.bytes.indices {
      var bytes = XMLDamageTests.bytes
      bytes[place] = byte
      guard case .success(let rich) = read(bytes) else { continue }
      #expect(throws: Never.self) { try validate(bytes) }
      #expect(throws: Never.self) { try rich.xml() }
    }
    #expect(Life.count.withLock { $0 } == 0)
  }

  @Test func survivesMissingAndRepeatedBytes() {
    for place in XMLDamageTests.bytes.indices {
      for change in 1...3 {
        var bytes = XMLDamageTests.bytes
        switch change {
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[place], at: place)
        default: bytes.removeSubrange(place..<min(place + 17, bytes.count))
        }
        guard case .success = read(bytes) else { continue }
        #expect(throws: Never.self) { try validate(bytes) }
      }
    }
    #expect(Life.count.withLock { $0 } == 0)
  }
}
