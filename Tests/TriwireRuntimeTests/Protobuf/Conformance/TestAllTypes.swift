import Foundation

@testable import TriwireRuntime

/// The message of the protobuf project's conformance tests for version 3 of the language, as the generator
/// would write it.
struct TestAllTypes: WireModel {
  var optionalInt32: Int32 = 0
  var optionalInt64: Int64 = 0
  var optionalUint32: UInt32 = 0
  var optionalUint64: UInt64 = 0
  var optionalSint32: Int32 = 0
  var optionalSint64: Int64 = 0
  var optionalFixed32: UInt32 = 0
  var optionalFixed64: UInt64 = 0
  var optionalSfixed32: Int32 = 0
  var optionalSfixed64: Int64 = 0
  var optionalFloat: Float = 0
  var optionalDouble: Double = 0
  var optionalBool: Bool = false
  var optionalString: String = ""
  var optionalBytes: Data = Data()
  var optionalNestedMessage: NestedMessage?
  var optionalForeignMessage: ForeignMessage?
  var optionalNestedEnum: NestedEnum = .foo
  var optionalForeignEnum: ForeignEnum = .foreignFoo
  var optionalAliasedEnum: AliasedEnum = .aliasFoo
  var optionalStringPiece: String = ""
  var optionalCord: String = ""
  @Indirect var recursiveMessage: TestAllTypes?
  var repeatedInt32: [Int32] = []
  var repeatedInt64: [Int64] = []
  var repeatedUint32: [UInt32] = []
  var repeatedUint64: [UInt64] = []
  var repeatedSint32: [Int32] = []
  var repeatedSint64: [Int64] = []
  var repeatedFixed32: [UInt32] = []
  var repeatedFixed64: [UInt64] = []
  var repeatedSfixed32: [Int32] = []
  var repeatedSfixed64: [Int64] = []
  var repeatedFloat: [Float] = []
  var repeatedDouble: [Double] = []
  var repeatedBool: [Bool] = []
  var repeatedString: [String] = []
  var repeatedBytes: [Data] = []
  var repeatedNestedMessage: [NestedMessage] = []
  var repeatedForeignMessage: [ForeignMessage] = []
  var repeatedNestedEnum: [NestedEnum] = []
  var repeatedForeignEnum: [ForeignEnum] = []
  var repeatedStringPiece: [String] = []
  var repeatedCord: [String] = []
  var mapInt32Int32: [Int32: Int32] = [:]
  var mapInt64Int64: [Int64: Int64] = [:]
  var mapUint32Uint32: [UInt32: UInt32] = [:]
  var mapUint64Uint64: [UInt64: UInt64] = [:]
  var mapSint32Sint32: [Int32: Int32] = [:]
  var mapSint64Sint64: [Int64: Int64] = [:]
  var mapFixed32Fixed32: [UInt32: UInt32] = [:]
  var mapFixed64Fixed64: [UInt64: UInt64] = [:]
  var mapSfixed32Sfixed32: [Int32: Int32] = [:]
  var mapSfixed64Sfixed64: [Int64: Int64] = [:]
  var mapInt32Float: [Int32: Float] = [:]
  var mapInt32Double: [Int32: Double] = [:]
  var mapBoolBool: [Bool: Bool] = [:]
  var mapStringString: [String: String] = [:]
  var mapStringBytes: [String: Data] = [:]
  var mapStringNestedMessage: [String: NestedMessage] = [:]
  var mapStringForeignMessage: [String: ForeignMessage] = [:]
  var mapStringNestedEnum: [String: NestedEnum] = [:]
  var mapStringForeignEnum: [String: ForeignEnum] = [:]
  var packedInt32: [Int32] = []
  var packedInt64: [Int64] = []
  var packedUint32: [UInt32] = []
  var packedUint64: [UInt64] = []
  var packedSint32: [Int32] = []
  var packedSint64: [Int64] = []
  var packedFixed32: [UInt32] = []
  var packedFixed64: [UInt64] = []
  var packedSfixed32: [Int32] = []
  var packedSfixed64: [Int64] = []
  var packedFloat: [Float] = []
  var packedDouble: [Double] = []
  var packedBool: [Bool] = []
  var packedNestedEnum: [NestedEnum] = []
  var unpackedInt32: [Int32] = []
  var unpackedInt64: [Int64] = []
  var unpackedUint32: [UInt32] = []
  var unpackedUint64: [UInt64] = []
  var unpackedSint32: [Int32] = []
  var unpackedSint64: [Int64] = []
  var unpackedFixed32: [UInt32] = []
  var unpackedFixed64: [UInt64] = []
  var unpackedSfixed32: [Int32] = []
  var unpackedSfixed64: [Int64] = []
  var unpackedFloat: [Float] = []
  var unpackedDouble: [Double] = []
  var unpackedBool: [Bool] = []
  var unpackedNestedEnum: [NestedEnum] = []
  @Indirect var oneofField: OneofField?
  var optionalBoolWrapper: BoolValue?
  var optionalInt32Wrapper: Int32Value?
  var optionalInt64Wrapper: Int64Value?
  var optionalUint32Wrapper: UInt32Value?
  var optionalUint64Wrapper: UInt64Value?
  var optionalFloatWrapper: FloatValue?
  var optionalDoubleWrapper: DoubleValue?
  var optionalStringWrapper: StringValue?
  var optionalBytesWrapper: BytesValue?
  var repeatedBoolWrapper: [BoolValue] = []
  var repeatedInt32Wrapper: [Int32Value] = []
  var repeatedInt64Wrapper: [Int64Value] = []
  var repeatedUint32Wrapper: [UInt32Value] = []
  var repeatedUint64Wrapper: [UInt64Value] = []
  var repeatedFloatWrapper: [FloatValue] = []
  var repeatedDoubleWrapper: [DoubleValue] = []
  var repeatedStringWrapper: [StringValue] = []
  var repeatedBytesWrapper: [BytesValue] = []
  var optionalDuration: Duration?
  var optionalTimestamp: Date?
  var optionalFieldMask: FieldMask?
  var optionalStruct: Struct?
  var optionalAny: AnyMessage?
  var optionalValue: JSONValue?
  var optionalNullValue: NullValue = .nullValue
  var optionalEmpty: Empty?
  var repeatedDuration: [Duration] = []
  var repeatedTimestamp: [Date] = []
  var repeatedFieldmask: [FieldMask] = []
  var repeatedAny: [AnyMessage] = []
  var repeatedValue: [JSONValue] = []
  var repeatedListValue: [ListValue] = []
  var repeatedEmpty: [Empty] = []
  var repeatedStruct: [Struct] = []
  var fieldname1: Int32 = 0
  var fieldName2: Int32 = 0
  var fieldName3: Int32 = 0
  var fieldName4: Int32 = 0
  var field0name5: Int32 = 0
  var field0Name6: Int32 = 0
  var fieldName7: Int32 = 0
  var fieldName8: Int32 = 0
  var fieldName9: Int32 = 0
  var fieldName10: Int32 = 0
  var fieldNAME11: Int32 = 0
  var fieldName12: Int32 = 0
  var fieldName13: Int32 = 0
  var fieldName14: Int32 = 0
  var fieldName15: Int32 = 0
  var fieldName16: Int32 = 0
  var fieldName17: Int32 = 0
  var fieldName18: Int32 = 0
  var unknownFields = UnknownFields()

  init() {}
}

extension TestAllTypes {
  static let fields = FieldTable<TestAllTypes>(
    "TestAllTypes",
    [
      .field("optionalInt32", \.optionalInt32, .int32, number: 1),
      .field("optionalInt64", \.optionalInt64, .int64, number: 2),
      .field("optionalUint32", \.optionalUint32, .uint32, number: 3),
      .field("optionalUint64", \.optionalUint64, .uint64, number: 4),
      .field("optionalSint32", \.optionalSint32, .sint32, number: 5),
      .field("optionalSint64", \.optionalSint64, .sint64, number: 6),
      .field("optionalFixed32", \.optionalFixed32, .fixed32, number: 7),
      .field("optionalFixed64", \.optionalFixed64, .fixed64, number: 8),
      .field("optionalSfixed32", \.optionalSfixed32, .sfixed32, number: 9),
      .field("optionalSfixed64", \.optionalSfixed64, .sfixed64, number: 10),
      .field("optionalFloat", \.optionalFloat, .float, number: 11),
      .field("optionalDouble", \.optionalDouble, .double, number: 12),
      .field("optionalBool", \.optionalBool, .bool, number: 13),
      .field("optionalString", \.optionalString, .string, number: 14),
      .field("optionalBytes", \.optionalBytes, .bytes, number: 15),
      .field("optionalNestedMessage", \.optionalNestedMessage, .optional(.model), number: 18),
      .field("optionalForeignMessage", \.optionalForeignMessage, .optional(.model), number: 19),
      .field("optionalNestedEnum", \.optionalNestedEnum, .enumeration, number: 21),
      .field("optionalForeignEnum", \.optionalForeignEnum, .enumeration, number: 22),
      .field("optionalAliasedEnum", \.optionalAliasedEnum, .enumeration, number: 23),
      .field("optionalStringPiece", \.optionalStringPiece, .string, number: 24),
      .field("optionalCord", \.optionalCord, .string, number: 25),
      .field("recursiveMessage", \._recursiveMessage, .indirect(.optional(.model)), number: 27),
      .field("repeatedInt32", \.repeatedInt32, .list(.int32), number: 31),
      .field("repeatedInt64", \.repeatedInt64, .list(.int64), number: 32),
      .field("repeatedUint32", \.repeatedUint32, .list(.uint32), number: 33),
      .field("repeatedUint64", \.repeatedUint64, .list(.uint64), number: 34),
      .field("repeatedSint32", \.repeatedSint32, .list(.sint32), number: 35),
      .field("repeatedSint64", \.repeatedSint64, .list(.sint64), number: 36),
      .field("repeatedFixed32", \.repeatedFixed32, .list(.fixed32), number: 37),
      .field("repeatedFixed64", \.repeatedFixed64, .list(.fixed64), number: 38),
      .field("repeatedSfixed32", \.repeatedSfixed32, .list(.sfixed32), number: 39),
      .field("repeatedSfixed64", \.repeatedSfixed64, .list(.sfixed64), number: 40),
      .field("repeatedFloat", \.repeatedFloat, .list(.float), number: 41),
      .field("repeatedDouble", \.repeatedDouble, .list(.double), number: 42),
      .field("repeatedBool", \.repeatedBool, .list(.bool), number: 43),
      .field("repeatedString", \.repeatedString, .list(.string), number: 44),
      .field("repeatedBytes", \.repeatedBytes, .list(.bytes), number: 45),
      .field("repeatedNestedMessage", \.repeatedNestedMessage, .list(.model), number: 48),
      .field("repeatedForeignMessage", \.repeatedForeignMessage, .list(.model), number: 49),
      .field("repeatedNestedEnum", \.repeatedNestedEnum, .list(.enumeration), number: 51),
      .field("repeatedForeignEnum", \.repeatedForeignEnum, .list(.enumeration), number: 52),
      .field("repeatedStringPiece", \.repeatedStringPiece, .list(.string), number: 54),
      .field("repeatedCord", \.repeatedCord, .list(.string), number: 55),
      .field("mapInt32Int32", \.mapInt32Int32, .map(.int32, .int32), number: 56),
      .field("mapInt64Int64", \.mapInt64Int64, .map(.int64, .int64), number: 57),
      .field("mapUint32Uint32", \.mapUint32Uint32, .map(.uint32, .uint32), number: 58),
      .field("mapUint64Uint64", \.mapUint64Uint64, .map(.uint64, .uint64), number: 59),
      .field("mapSint32Sint32", \.mapSint32Sint32, .map(.sint32, .sint32), number: 60),
      .field("mapSint64Sint64", \.mapSint64Sint64, .map(.sint64, .sint64), number: 61),
      .field("mapFixed32Fixed32", \.mapFixed32Fixed32, .map(.fixed32, .fixed32), number: 62),
      .field("mapFixed64Fixed64", \.mapFixed64Fixed64, .map(.fixed64, .fixed64), number: 63),
      .field("mapSfixed32Sfixed32", \.mapSfixed32Sfixed32, .map(.sfixed32, .sfixed32), number: 64),
      .field("mapSfixed64Sfixed64", \.mapSfixed64Sfixed64, .map(.sfixed64, .sfixed64), number: 65),
      .field("mapInt32Float", \.mapInt32Float, .map(.int32, .float), number: 66),
      .field("mapInt32Double", \.mapInt32Double, .map(.int32, .double), number: 67),
      .field("mapBoolBool", \.mapBoolBool, .map(.bool, .bool), number: 68),
      .field("mapStringString", \.mapStringString, .map(.string, .string), number: 69),
      .field("mapStringBytes", \.mapStringBytes, .map(.string, .bytes), number: 70),
      .field("mapStringNestedMessage", \.mapStringNestedMessage, .map(.string, .model), number: 71),
      .field(
        "mapStringForeignMessage", \.mapStringForeignMessage, .map(.string, .model), number: 72),
      .field("mapStringNestedEnum", \.mapStringNestedEnum, .map(.string, .enumeration), number: 73),
      .field(
        "mapStringForeignEnum", \.mapStringForeignEnum, .map(.string, .enumeration), number: 74),
      .field("packedInt32", \.packedInt32, .list(.int32), number: 75),
      .field("packedInt64", \.packedInt64, .list(.int64), number: 76),
      .field("packedUint32", \.packedUint32, .list(.uint32), number: 77),
      .field("packedUint64", \.packedUint64, .list(.uint64), number: 78),
      .field("packedSint32", \.packedSint32, .list(.sint32), number: 79),
      .field("packedSint64", \.packedSint64, .list(.sint64), number: 80),
      .field("packedFixed32", \.packedFixed32, .list(.fixed32), number: 81),
      .field("packedFixed64", \.packedFixed64, .list(.fixed64), number: 82),
      .field("packedSfixed32", \.packedSfixed32, .list(.sfixed32), number: 83),
      .field("packedSfixed64", \.packedSfixed64, .list(.sfixed64), number: 84),
      .field("packedFloat", \.packedFloat, .list(.float), number: 85),
      .field("packedDouble", \.packedDouble, .list(.double), number: 86),
      .field("packedBool", \.packedBool, .list(.bool), number: 87),
      .field("packedNestedEnum", \.packedNestedEnum, .list(.enumeration), number: 88),
      .field("unpackedInt32", \.unpackedInt32, .unpacked(.list(.int32)), number: 89),
      .field("unpackedInt64", \.unpackedInt64, .unpacked(.list(.int64)), number: 90),
      .field("unpackedUint32", \.unpackedUint32, .unpacked(.list(.uint32)), number: 91),
      .field("unpackedUint64", \.unpackedUint64, .unpacked(.list(.uint64)), number: 92),
      .field("unpackedSint32", \.unpackedSint32, .unpacked(.list(.sint32)), number: 93),
      .field("unpackedSint64", \.unpackedSint64, .unpacked(.list(.sint64)), number: 94),
      .field("unpackedFixed32", \.unpackedFixed32, .unpacked(.list(.fixed32)), number: 95),
      .field("unpackedFixed64", \.unpackedFixed64, .unpacked(.list(.fixed64)), number: 96),
      .field("unpackedSfixed32", \.unpackedSfixed32, .unpacked(.list(.sfixed32)), number: 97),
      .field("unpackedSfixed64", \.unpackedSfixed64, .unpacked(.list(.sfixed64)), number: 98),
      .field("unpackedFloat", \.unpackedFloat, .unpacked(.list(.float)), number: 99),
      .field("unpackedDouble", \.unpackedDouble, .unpacked(.list(.double)), number: 100),
      .field("unpackedBool", \.unpackedBool, .unpacked(.list(.bool)), number: 101),
      .field(
        "unpackedNestedEnum", \.unpackedNestedEnum, .unpacked(.list(.enumeration)), number: 102),
      .field("oneofField", \._oneofField, .indirect(.optional(.union))),
      .field("optionalBoolWrapper", \.optionalBoolWrapper, .optional(.model), number: 201),
      .field("optionalInt32Wrapper", \.optionalInt32Wrapper, .optional(.model), number: 202),
      .field("optionalInt64Wrapper", \.optionalInt64Wrapper, .optional(.model), number: 203),
      .field("optionalUint32Wrapper", \.optionalUint32Wrapper, .optional(.model), number: 204),
      .field("optionalUint64Wrapper", \.optionalUint64Wrapper, .optional(.model), number: 205),
      .field("optionalFloatWrapper", \.optionalFloatWrapper, .optional(.model), number: 206),
      .field("optionalDoubleWrapper", \.optionalDoubleWrapper, .optional(.model), number: 207),
      .field("optionalStringWrapper", \.optionalStringWrapper, .optional(.model), number: 208),
      .field("optionalBytesWrapper", \.optionalBytesWrapper, .optional(.model), number: 209),
      .field("repeatedBoolWrapper", \.repeatedBoolWrapper, .list(.model), number: 211),
      .field("repeatedInt32Wrapper", \.repeatedInt32Wrapper, .list(.model), number: 212),
      .field("repeatedInt64Wrapper", \.repeatedInt64Wrapper, .list(.model), number: 213),
      .field("repeatedUint32Wrapper", \.repeatedUint32Wrapper, .list(.model), number: 214),
      .field("repeatedUint64Wrapper", \.repeatedUint64Wrapper, .list(.model), number: 215),
      .field("repeatedFloatWrapper", \.repeatedFloatWrapper, .list(.model), number: 216),
      .field("repeatedDoubleWrapper", \.repeatedDoubleWrapper, .list(.model), number: 217),
      .field("repeatedStringWrapper", \.repeatedStringWrapper, .list(.model), number: 218),
      .field("repeatedBytesWrapper", \.repeatedBytesWrapper, .list(.model), number: 219),
      .field("optionalDuration", \.optionalDuration, .optional(.duration), number: 301),
      .field("optionalTimestamp", \.optionalTimestamp, .optional(.datetime), number: 302),
      .field("optionalFieldMask", \.optionalFieldMask, .optional(.model), number: 303),
      .field("optionalStruct", \.optionalStruct, .optional(.model), number: 304),
      .field("optionalAny", \.optionalAny, .optional(.model), number: 305),
      .field("optionalValue", \.optionalValue, .optional(.json), number: 306),
      .field("optionalNullValue", \.optionalNullValue, .enumeration, number: 307),
      .field("optionalEmpty", \.optionalEmpty, .optional(.model), number: 308),
      .field("repeatedDuration", \.repeatedDuration, .list(.duration), number: 311),
      .field("repeatedTimestamp", \.repeatedTimestamp, .list(.datetime), number: 312),
      .field("repeatedFieldmask", \.repeatedFieldmask, .list(.model), number: 313),
      .field("repeatedAny", \.repeatedAny, .list(.model), number: 315),
      .field("repeatedValue", \.repeatedValue, .list(.json), number: 316),
      .field("repeatedListValue", \.repeatedListValue, .list(.model), number: 317),
      .field("repeatedEmpty", \.repeatedEmpty, .list(.model), number: 318),
      .field("repeatedStruct", \.repeatedStruct, .list(.model), number: 324),
      .field("fieldname1", \.fieldname1, .int32, number: 401),
      .field("fieldName2", \.fieldName2, .int32, number: 402),
      .field("FieldName3", \.fieldName3, .int32, number: 403),
      .field("fieldName4", \.fieldName4, .int32, number: 404),
      .field("field0name5", \.field0name5, .int32, number: 405),
      .field("field0Name6", \.field0Name6, .int32, number: 406),
      .field("fieldName7", \.fieldName7, .int32, number: 407),
      .field("FieldName8", \.fieldName8, .int32, number: 408),
      .field("fieldName9", \.fieldName9, .int32, number: 409),
      .field("FieldName10", \.fieldName10, .int32, number: 410),
      .field("FIELDNAME11", \.fieldNAME11, .int32, number: 411),
      .field("FIELDName12", \.fieldName12, .int32, number: 412),
      .field("FieldName13", \.fieldName13, .int32, number: 413),
      .field("FieldName14", \.fieldName14, .int32, number: 414),
      .field("fieldName15", \.fieldName15, .int32, number: 415),
      .field("fieldName16", \.fieldName16, .int32, number: 416),
      .field("fieldName17", \.fieldName17, .int32, number: 417),
      .field("FieldName18", \.fieldName18, .int32, number: 418),
      .unknownFields(\.unknownFields),
    ])
}
