import Foundation

@testable import TriwireRuntime

indirect enum OneofField: WireUnion {
  case uint32(UInt32)
  case nestedMessage(NestedMessage)
  case string(String)
  case bytes(Data)
  case bool(Bool)
  case uint64(UInt64)
  case float(Float)
  case double(Double)
  case `enum`(NestedEnum)
  case nullValue(NullValue)

  static let cases = UnionTable<OneofField>(
    .keyed,
    [
      .case("uint32", .uint32, OneofField.uint32, number: 111) {
        if case .uint32(let value) = $0 { value } else { nil }
      },
      .case("nestedMessage", .model, OneofField.nestedMessage, number: 112) {
        if case .nestedMessage(let value) = $0 { value } else { nil }
      },
      .case("string", .string, OneofField.string, number: 113) {
        if case .string(let value) = $0 { value } else { nil }
      },
      .case("bytes", .bytes, OneofField.bytes, number: 114) {
        if case .bytes(let value) = $0 { value } else { nil }
      },
      .case("bool", .bool, OneofField.bool, number: 115) {
        if case .bool(let value) = $0 { value } else { nil }
      },
      .case("uint64", .uint64, OneofField.uint64, number: 116) {
        if case .uint64(let value) = $0 { value } else { nil }
      },
      .case("float", .float, OneofField.float, number: 117) {
        if case .float(let value) = $0 { value } else { nil }
      },
      .case("double", .double, OneofField.double, number: 118) {
        if case .double(let value) = $0 { value } else { nil }
      },
      .case("enum", .enumeration, OneofField.enum, number: 119) {
        if case .`enum`(let value) = $0 { value } else { nil }
      },
      .case("nullValue", .enumeration, OneofField.nullValue, number: 120) {
        if case .nullValue(let value) = $0 { value } else { nil }
      },
    ])
}

struct NestedMessage: WireModel {
  var a: Int32 = 0
  @Indirect var corecursive: TestAllTypes?
  var unknownFields = UnknownFields()

  init(a: Int32 = 0) { self.a = a }

  static let fields = FieldTable<NestedMessage>(
    "NestedMessage",
    [
      .field("a", \.a, .int32, number: 1),
      .field("corecursive", \._corecursive, .indirect(.optional(.model)), number: 2),
      .unknownFields(\.unknownFields),
    ])
}

struct ForeignMessage: WireModel {
  var c: Int32 = 0
  var unknownFields = UnknownFields()

  static let fields = FieldTable<ForeignMessage>(
    "ForeignMessage",
    [.field("c", \.c, .int32, number: 1), .unknownFields(\.unknownFields)])
}

enum NestedEnum: OpenWireEnum {
  case foo
  case bar
  case baz
  case neg
  case unknown(Int32)

  static let allCases: [NestedEnum] = [.foo, .bar, .baz, .neg]

  var rawValue: Int32 {
    switch self {
    case .foo: 0
    case .bar: 1
    case .baz: 2
    case .neg: -1
    case .unknown(let rawValue): rawValue
    }
  }
}

enum ForeignEnum: OpenWireEnum {
  case foreignFoo
  case foreignBar
  case foreignBaz
  case unknown(String)

  static let allCases: [ForeignEnum] = [.foreignFoo, .foreignBar, .foreignBaz]
  static let protobufNumbers: [Int32]? = [0, 1, 2]

  var rawValue: String {
    switch self {
    case .foreignFoo: "FOREIGN_FOO"
    case .foreignBar: "FOREIGN_BAR"
    case .foreignBaz: "FOREIGN_BAZ"
    case .unknown(let rawValue): rawValue
    }
  }
}

enum AliasedEnum: OpenWireEnum {
  case aliasFoo
  case aliasBar
  case aliasBaz
  case unknown(Int32)

  static let allCases: [AliasedEnum] = [.aliasFoo, .aliasBar, .aliasBaz]

  var rawValue: Int32 {
    switch self {
    case .aliasFoo: 0
    case .aliasBar: 1
    case .aliasBaz: 2
    case .unknown(let rawValue): rawValue
    }
  }
}

enum NullValue: OpenWireEnum {
  case nullValue
  case unknown(Int32)

  static let allCases: [NullValue] = [.nullValue]

  var rawValue: Int32 {
    switch self {
    case .nullValue: 0
    case .unknown(let rawValue): rawValue
    }
  }
}
