import Foundation
import TriwireRuntime

/// Models that have something of every form in XML.
enum Garage {
  struct Car: WireModel {
    var plate: String
    var doors: Int32 = 4
    var color: String?
    var wheels: [Int32] = []
    var spare: [String]?
    var passengers: [Person] = []
    var driver: Person?
    var prices: [String: Double] = [:]
    var note: String?

    static let fields = FieldTable<Car>(
      "Car", xml: XMLRoot("car"),
      [
        .field("plate", \.plate, .string, xml: .attribute),
        .field("doors", \.doors, .int32, xml: .attribute("doorCount"), default: 4),
        .field("color", \.color, .optional(.string), xml: .attribute),
        .field("wheels", \.wheels, .list(.int32), xml: .wrapped("Wheels", item: "wheel")),
        .field("spare", \.spare, .optional(.list(.string)), xml: .wrapped(item: "part")),
        .field("passengers", \.passengers, .list(.model), xml: .element("passenger")),
        .field("driver", \.driver, .optional(.model)),
        .field(
          "prices", \.prices, .map(.double), xml: .entries("price", key: "in", value: "is")),
        .field("note", \.note, .optional(.string)),
      ])
  }

  struct Person: WireModel {
    var name: String
    var age: Int32?

    static let fields = FieldTable<Person>(
      "Person",
      [
        .field("name", \.name, .string, xml: .text),
        .field("age", \.age, .optional(.int32), xml: .attribute),
      ])
  }

  enum Part: WireUnion {
    case wheel(Int32)
    case person(Person)
    case parts([Part])

    static let cases = UnionTable<Part>(
      .keyed,
      [
        .case("wheel", .int32, Part.wheel, xml: .element("Wheel")) {
          if case .wheel(let it) = $0 { it } else { nil }
        },
        .case("person", .model, Part.person) {
          if case .person(let it) = $0 { it } else { nil }
        },
        .case("parts", .list(.union), Part.parts) {
          if case .parts(let it) = $0 { it } else { nil }
        },
      ])
  }

  struct Shelf: WireModel {
    var first: Part
    var second: Part?
    var label: String = ""
    var rest: [Part] = []
    var boxed: [Part] = []
    var grid: [[Int32]] = []
    var gaps: [Int32?] = []
    var tables: [String: [Person]] = [:]
    var patch: Patch<String> = .absent
    var id: ShelfID?
    @Indirect var inner: Shelf?

    static let fields = FieldTable<Shelf>(
      "Shelf", xml: XMLRoot("shelf"),
      [
        .field("first", \.first, .union, xml: .wrapped("first", item: "x")),
        .field("second", \.second, .optional(.union), xml: .wrapped("second", item: "x")),
        .field("label", \.label, .string, default: ""),
        .field("rest", \.rest, .list(.union)),
        .field("boxed", \.boxed, .list(.union), xml: .wrapped("boxed", item: "x")),
        .field("grid", \.grid, .list(.list(.int32)), xml: .element("row")),
        .field("gaps", \.gaps, .list(.optional(.int32)), xml: .element("gap")),
        .field("tables", \.tables, .map(.list(.model)), xml: .entries("table")),
        .field("patch", \.patch, .patch(.string)),
        .field("id", \.id, .optional(.newtype), xml: .attribute),
        .field("inner", \._inner, .indirect(.optional(.model))),
      ])

    init(
      first: Part, second: Part? = nil, label: String = "", rest: [Part] = [], boxed: [Part] = [],
      grid: [[Int32]] = [], gaps: [Int32?] = [], tables: [String: [Person]] = [:],
      patch: Patch<String> = .absent, id: ShelfID? = nil, inner: Shelf? = nil
    ) {
      (self.first, self.second, self.label, self.rest) = (first, second, label, rest)
      (self.boxed, self.grid, self.gaps, self.tables) = (boxed, grid, gaps, tables)
      (self.patch, self.id) = (patch, id)
      self.inner = inner
    }
  }

  struct ShelfID: WireNewtype, ExpressibleByIntegerLiteral {
    let rawValue: Int64
    init(_ rawValue: Int64) { self.rawValue = rawValue }
    static let codec = Codec.int64
  }

  /// A model in a namespace with a prefix, one inside in a namespace without.
  struct Envelope: WireModel {
    var id: String
    var token: String?
    var plain: String?
    var body: Body

    static let fields = FieldTable<Envelope>(
      "Envelope", xml: XMLRoot("Envelope", namespace: "urn:soap", prefix: "s"),
      [
        .field("id", \.id, .string, xml: .attribute),
        .field(
          "token", \.token, .optional(.string),
          xml: .attribute("token", namespace: "urn:auth", prefix: "a")),
        .field("plain", \.plain, .optional(.string), xml: .element("plain", namespace: "")),
        .field("body", \.body, .model, xml: .element("Body")),
      ])
  }

  struct Body: WireModel {
    var words: [String] = []
    var more: [Extra] = []

    static let fields = FieldTable<Body>(
      "Body", xml: XMLRoot("Body", namespace: "urn:body"),
      [
        .field("words", \.words, .list(.string), xml: .element("word")),
        .field("more", \.more, .list(.model), xml: .wrapped(item: "extra")),
      ])
  }

  struct Extra: WireModel {
    var word: String

    static let fields = FieldTable<Extra>(
      "Extra", xml: XMLRoot("extra", namespace: "urn:extra", prefix: "e"),
      [.field("word", \.word, .string)])
  }

  /// Every scalar in an element.
  struct Scalars: WireModel {
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
    var quoted: Int64?
    var status: Shop.Status?
    var level: Shop.Level?

    static let fields = FieldTable<Scalars>(
      "Scalars", xml: XMLRoot("s"),
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
        .field("quoted", \.quoted, .optional(.quoted(.int64))),
        .field("status", \.status, .optional(.enumeration)),
        .field("level", \.level, .optional(.enumeration)),
      ])
  }
}

/// The document with its declaration.
func document(_ root: String) -> String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root }

extension WireModel {
  /// Reads a model from a document.
  init(text: String) throws(XMLError) { self = try Self(xml: Array(text.utf8)) }

  /// The document as text, without its declaration.
  func text() throws(XMLError) -> String {
    let text = String(decoding: try xml(), as: UTF8.self)
    return String(text.dropFirst(document("").count))
  }
}
