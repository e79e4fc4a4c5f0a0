import Foundation

@testable import TriwireRuntime

// The messages of google/protobuf/*.proto that the runtime has no type of its own for.

struct BoolValue: WireModel {
  var value: Bool = false
  var unknownFields = UnknownFields()

  static let fields = FieldTable<BoolValue>(
    "BoolValue",
    [.field("value", \.value, .bool, number: 1), .unknownFields(\.unknownFields)])
}

struct Int32Value: WireModel {
  var value: Int32 = 0
  var unknownFields = UnknownFields()

  static let fields = FieldTable<Int32Value>(
    "Int32Value",
    [.field("value", \.value, .int32, number: 1), .unknownFields(\.unknownFields)])
}

struct Int64Value: WireModel {
  var value: Int64 = 0
  var unknownFields = UnknownFields()

  static let fields = FieldTable<Int64Value>(
    "Int64Value",
    [.field("value", \.value, .int64, number: 1), .unknownFields(\.unknownFields)])
}

struct UInt32Value: WireModel {
  var value: UInt32 = 0
  var unknownFields = UnknownFields()

  static let fields = FieldTable<UInt32Value>(
    "UInt32Value",
    [.field("value", \.value, .uint32, number: 1), .unknownFields(\.unknownFields)])
}

struct UInt64Value: WireModel {
  var value: UInt64 = 0
  var unknownFields = UnknownFields()

  static let fields = FieldTable<UInt64Value>(
    "UInt64Value",
    [.field("value", \.value, .uint64, number: 1), .unknownFields(\.unknownFields)])
}

struct FloatValue: WireModel {
  var value: Float = 0
  var unknownFields = UnknownFields()

  static let fields = FieldTable<FloatValue>(
    "FloatValue",
    [.field("value", \.value, .float, number: 1), .unknownFields(\.unknownFields)])
}

struct DoubleValue: WireModel {
  var value: Double = 0
  var unknownFields = UnknownFields()

  static let fields = FieldTable<DoubleValue>(
    "DoubleValue",
    [.field("value", \.value, .double, number: 1), .unknownFields(\.unknownFields)])
}

struct StringValue: WireModel {
  var value: String = ""
  var unknownFields = UnknownFields()

  static let fields = FieldTable<StringValue>(
    "StringValue",
    [.field("value", \.value, .string, number: 1), .unknownFields(\.unknownFields)])
}

struct BytesValue: WireModel {
  var value: Data = Data()
  var unknownFields = UnknownFields()

  static let fields = FieldTable<BytesValue>(
    "BytesValue",
    [.field("value", \.value, .bytes, number: 1), .unknownFields(\.unknownFields)])
}

struct FieldMask: WireModel {
  var paths: [String] = []
  var unknownFields = UnknownFields()

  static let fields = FieldTable<FieldMask>(
    "FieldMask",
    [
      .field("paths", \.paths, .list(.string), number: 1),
      .unknownFields(\.unknownFields),
    ])
}

struct AnyMessage: WireModel {
  var typeURL: String = ""
  var value: Data = Data()
  var unknownFields = UnknownFields()

  static let fields = FieldTable<AnyMessage>(
    "AnyMessage",
    [
      .field("typeUrl", \.typeURL, .string, number: 1),
      .field("value", \.value, .bytes, number: 2),
      .unknownFields(\.unknownFields),
    ])
}

struct Struct: WireModel {
  var members: [String: JSONValue] = [:]
  var unknownFields = UnknownFields()

  static let fields = FieldTable<Struct>(
    "Struct",
    [
      .field("fields", \.members, .map(.json), number: 1),
      .unknownFields(\.unknownFields),
    ])
}

struct ListValue: WireModel {
  var values: [JSONValue] = []
  var unknownFields = UnknownFields()

  static let fields = FieldTable<ListValue>(
    "ListValue",
    [
      .field("values", \.values, .list(.json), number: 1),
      .unknownFields(\.unknownFields),
    ])
}

struct Empty: WireModel {
  var unknownFields = UnknownFields()

  static let fields = FieldTable<Empty>(
    "Empty",
    [
      .unknownFields(\.unknownFields)
    ])
}
