import Foundation

@testable import TriwireRuntime

/// A message that holds its own kind in every way there is.
struct Branch: WireModel {
  @Indirect var one: Branch?
  var many: [Branch] = []
  var named: [String: Branch] = [:]
  @Indirect var choice: Fork?
  var forks: [Fork] = []
  var wrapped: Twig?
  var patch: Patch<Twig> = .absent
  var unknownFields = UnknownFields()

  init(one: Branch? = nil) { self.one = one }

  static let fields = FieldTable<Branch>(
    "Branch",
    [
      .field("one", \._one, .indirect(.optional(.model)), number: 1),
      .field("many", \.many, .list(.model), number: 2),
      .field("named", \.named, .map(.model), number: 3),
      .field("choice", \._choice, .indirect(.optional(.union))),
      .field("forks", \.forks, .list(.union), number: 6),
      .field("wrapped", \.wrapped, .optional(.newtype), number: 7),
      .field("patch", \.patch, .patch(.newtype), number: 8),
      .unknownFields(\.unknownFields),
    ])
}

/// A oneof in `Branch`, and a message of its own.
indirect enum Fork: WireUnion {
  case branch(Branch)
  case text(String)

  static let cases = UnionTable<Fork>(
    .keyed,
    [
      .case("branch", .model, Fork.branch, number: 4) {
        if case .branch(let value) = $0 { value } else { nil }
      },
      .case("text", .string, Fork.text, number: 5) {
        if case .text(let value) = $0 { value } else { nil }
      },
    ])
}

struct Twig: WireNewtype {
  @Indirect var branch: Branch
  var rawValue: Branch { branch }

  init(_ rawValue: Branch) { branch = rawValue }

  static let codec = Codec<Branch>.model
}

/// Every scalar with implicit presence.
struct Scalars: WireModel {
  var bool = false
  var int32: Int32 = 0
  var int64: Int64 = 0
  var uint32: UInt32 = 0
  var uint64: UInt64 = 0
  var sint32: Int32 = 0
  var sint64: Int64 = 0
  var fixed32: UInt32 = 0
  var fixed64: UInt64 = 0
  var sfixed32: Int32 = 0
  var sfixed64: Int64 = 0
  var float: Float = 0
  var double: Double = 0
  var string = ""
  var bytes = Data()

  static let fields = FieldTable<Scalars>(
    "Scalars",
    [
      .field("bool", \.bool, .bool, number: 1),
      .field("int32", \.int32, .int32, number: 2),
      .field("int64", \.int64, .int64, number: 3),
      .field("uint32", \.uint32, .uint32, number: 4),
      .field("uint64", \.uint64, .uint64, number: 5),
      .field("sint32", \.sint32, .sint32, number: 6),
      .field("sint64", \.sint64, .sint64, number: 7),
      .field("fixed32", \.fixed32, .fixed32, number: 8),
      .field("fixed64", \.fixed64, .fixed64, number: 9),
      .field("sfixed32", \.sfixed32, .sfixed32, number: 10),
      .field("sfixed64", \.sfixed64, .sfixed64, number: 11),
      .field("float", \.float, .float, number: 12),
      .field("double", \.double, .double, number: 13),
      .field("string", \.string, .string, number: 14),
      .field("bytes", \.bytes, .bytes, number: 15),
    ])
}

/// The same with explicit presence.
struct OptionalScalars: WireModel {
  var bool: Bool?
  var int32: Int32?
  var int64: Int64?
  var uint32: UInt32?
  var uint64: UInt64?
  var sint32: Int32?
  var sint64: Int64?
  var fixed32: UInt32?
  var fixed64: UInt64?
  var sfixed32: Int32?
  var sfixed64: Int64?
  var float: Float?
  var double: Double?
  var string: String?
  var bytes: Data?

  static let fields = FieldTable<OptionalScalars>(
    "OptionalScalars",
    [
      .field("bool", \.bool, .optional(.bool), number: 1),
      .field("int32", \.int32, .optional(.int32), number: 2),
      .field("int64", \.int64, .optional(.int64), number: 3),
      .field("uint32", \.uint32, .optional(.uint32), number: 4),
      .field("uint64", \.uint64, .optional(.uint64), number: 5),
      .field("sint32", \.sint32, .optional(.sint32), number: 6),
      .field("sint64", \.sint64, .optional(.sint64), number: 7),
      .field("fixed32", \.fixed32, .optional(.fixed32), number: 8),
      .field("fixed64", \.fixed64, .optional(.fixed64), number: 9),
      .field("sfixed32", \.sfixed32, .optional(.sfixed32), number: 10),
      .field("sfixed64", \.sfixed64, .optional(.sfixed64), number: 11),
      .field("float", \.float, .optional(.float), number: 12),
      .field("double", \.double, .optional(.double), number: 13),
      .field("string", \.string, .optional(.string), number: 14),
      .field("bytes", \.bytes, .optional(.bytes), number: 15),
    ])
}

/// Scalars that protobuf has no type of its own for, and such as have defaults.
struct Values: WireModel {
  var cost: Decimal = 0
  var id: UUID?
  var link: URL?
  var day: CalendarDate?
  var at = Date(timeIntervalSince1970: 0)
  var length = Duration.zero
  var json = JSONValue.null
  var limit: Int32 = 20
  var order = "newest"

  static let fields = FieldTable<Values>(
    "Values",
    [
      .field("cost", \.cost, .decimal, number: 1),
      .field("id", \.id, .optional(.uuid), number: 2),
      .field("link", \.link, .optional(.url), number: 3),
      .field("day", \.day, .optional(.date), number: 4),
      .field("at", \.at, .datetime, number: 5),
      .field("length", \.length, .duration, number: 6),
      .field("json", \.json, .json, number: 7),
      .field("limit", \.limit, .int32, number: 8, default: 20),
      .field("order", \.order, .string, number: 9, default: "newest"),
    ])
}

/// A closed enum without a case of number zero.
enum Grade: Int32, WireEnum {
  case low = 1
  case high = 2
}

/// Closed enums in every place.
struct Grades: WireModel {
  var one: Grade?
  var packed: [Grade] = []
  var unpacked: [Grade] = []
  var named: [String: Grade] = [:]
  var choice: GradeChoice?
  var unknownFields = UnknownFields()

  static let fields = FieldTable<Grades>(
    "Grades",
    [
      .field("one", \.one, .optional(.enumeration), number: 1),
      .field("packed", \.packed, .list(.enumeration), number: 2),
      .field("unpacked", \.unpacked, .unpacked(.list(.enumeration)), number: 3),
      .field("named", \.named, .map(.enumeration), number: 4),
      .field("choice", \.choice, .optional(.union)),
      .unknownFields(\.unknownFields),
    ])
}

enum GradeChoice: WireUnion {
  case grade(Grade)
  case text(String)

  static let cases = UnionTable<GradeChoice>(
    .keyed,
    [
      .case("grade", .enumeration, GradeChoice.grade, number: 5) {
        if case .grade(let value) = $0 { value } else { nil }
      },
      .case("text", .string, GradeChoice.text, number: 6) {
        if case .text(let value) = $0 { value } else { nil }
      },
    ])
}
