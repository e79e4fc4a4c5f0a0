import Foundation
import TriwireRuntime

/// Models in the form that generated code has.
enum Shop {
  struct Pet: WireModel {
    var id: Int64
    var name: String
    var tags: [String] = []
    var born: CalendarDate?
    var status: Status = .available
    var owner: Owner?

    static let fields = FieldTable<Pet>(
      "Pet",
      [
        .field("id", \.id, .int64),
        .field("name", \.name, .string),
        .field("tags", \.tags, .list(.string)),
        .field("born", \.born, .optional(.date)),
        .field("status", \.status, .enumeration, default: .available),
        .field("owner", \.owner, .optional(.model)),
      ])
  }

  struct Owner: WireModel {
    var name: String
    var pets: [Pet] = []

    static let fields = FieldTable<Owner>(
      "Owner",
      [
        .field("name", \.name, .string),
        .field("pets", \.pets, .list(.model)),
      ])
  }

  struct Category: WireModel {
    var name: String
    @Indirect var parent: Category?

    init(name: String, parent: Category? = nil) {
      self.name = name
      self.parent = parent
    }

    static let fields = FieldTable<Category>(
      "Category",
      [
        .field("name", \.name, .string),
        .field("parent", \._parent, .indirect(.optional(.model))),
      ])
  }

  enum Status: OpenWireEnum {
    case available
    case inProgress
    case first1st
    case empty
    case unknown(String)

    static let allCases: [Status] = [.available, .inProgress, .first1st, .empty]

    var rawValue: String {
      switch self {
      case .available: "available"
      case .inProgress: "in-progress"
      case .first1st: "1st"
      case .empty: ""
      case .unknown(let rawValue): rawValue
      }
    }
  }

  enum Level: Int32, WireEnum {
    case low = 1
    case high = 2
  }

  struct PetID: WireNewtype, ExpressibleByIntegerLiteral {
    var rawValue: Int64

    init(_ rawValue: Int64) {
      self.rawValue = rawValue
    }

    static let codec = Codec.int64
  }

  struct Circle: WireModel {
    var radius: Double

    static let fields = FieldTable<Circle>("Circle", [.field("radius", \.radius, .double)])
  }

  struct Square: WireModel {
    var kind: String?
    var side: Double

    static let fields = FieldTable<Square>(
      "Square",
      [
        .field("kind", \.kind, .optional(.string)),
        .field("side", \.side, .double),
      ])
  }

  indirect enum Shape: WireUnion {
    case circle(Circle)
    case square(Square)
    case unknown(String, JSONValue)

    static let cases = UnionTable<Shape>(
      .keyed,
      [
        .case("circle", .model, Shape.circle) {
          if case .circle(let value) = $0 { value } else { nil }
        },
        .case("square", .model, Shape.square) {
          if case .square(let value) = $0 { value } else { nil }
        },
      ],
      unknown: Shape.unknown
    ) {
      if case .unknown(let tag, let value) = $0 { (tag, value) } else { nil }
    }
  }

  indirect enum Figure: WireUnion {
    case circle(Circle)
    case square(Square)
    case unknown(String, JSONValue)

    static let cases = UnionTable<Figure>(
      .discriminated("kind"),
      [
        .case("circle", .model, Figure.circle) {
          if case .circle(let value) = $0 { value } else { nil }
        },
        .case("square", .model, Figure.square) {
          if case .square(let value) = $0 { value } else { nil }
        },
      ],
      unknown: Figure.unknown
    ) {
      if case .unknown(let tag, let value) = $0 { (tag, value) } else { nil }
    }
  }

  indirect enum Payload: WireUnion {
    case string(String)
    case strings([String])
    case pet(Pet)

    static let cases = UnionTable<Payload>(
      .untagged,
      [
        .case("string", .string, Payload.string) {
          if case .string(let value) = $0 { value } else { nil }
        },
        .case("strings", .list(.string), Payload.strings) {
          if case .strings(let value) = $0 { value } else { nil }
        },
        .case("pet", .model, Payload.pet) {
          if case .pet(let value) = $0 { value } else { nil }
        },
      ])
  }

  struct Page<T: WireValue & Hashable>: WireModel {
    var items: [T] = []
    var total: Int64
    var next: String?

    static var fields: FieldTable<Page> {
      .shared {
        FieldTable(
          "Page",
          [
            .field("items", \.items, .list(T.codec)),
            .field("total", \.total, .int64),
            .field("next", \.next, .optional(.string)),
          ])
      }
    }
  }
}
