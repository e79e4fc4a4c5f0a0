import Foundation
import Testing

@testable import TriwireRuntime

/// What messages mean, and which are refused.
struct ProtobufReadingTests {
  @Test(arguments: [
    // Varints of ten bytes, of more bits than the type has, and longer than they need to be.
    ("10 ff ff ff ff ff ff ff ff ff 01", "int32", "-1"),
    ("10 ff ff ff ff ff ff ff ff ff 7f", "int32", "-1"),
    ("10 80 80 80 80 08", "int32", "-2147483648"),
    ("10 81 80 80 80 10", "int32", "1"),
    ("10 85 80 00", "int32", "5"),
    ("20 ff ff ff ff 0f", "uint32", "4294967295"),
    ("28 ff ff ff ff ff ff ff ff ff 01", "uint64", "18446744073709551615"),
    ("18 80 80 80 80 80 80 80 80 80 01", "int64", "-9223372036854775808"),
    ("30 ff ff ff ff 0f", "sint32", "-2147483648"),
    ("30 fe ff ff ff 0f", "sint32", "2147483647"),
    ("38 ff ff ff ff ff ff ff ff ff 01", "sint64", "-9223372036854775808"),
    ("38 03", "sint64", "-2"),
    ("08 80 80 80 80 80 80 80 80 80 01", "bool", "true"),
    ("08 05", "bool", "true"),
    ("45 ff ff ff ff", "fixed32", "4294967295"),
    ("49 01 00 00 00 00 00 00 80", "fixed64", "9223372036854775809"),
    ("55 ff ff ff ff", "sfixed32", "-1"),
    ("59 fe ff ff ff ff ff ff ff", "sfixed64", "-2"),
    ("65 00 00 00 80", "float", "-0.0"),
    ("69 00 00 00 00 00 00 f0 7f", "double", "inf"),
    ("72 02 c3 a9", "string", "é"),
    // A field twice; an overlong tag.
    ("10 01 10 02", "int32", "2"),
    ("72 01 61 72 00", "string", ""),
    ("90 80 00 07", "int32", "7"),
  ])
  func readsScalars(hex: String, field: String, text: String) throws {
    let message = try Scalars(protobuf: [UInt8](hex: hex))
    for value in [message, try Scalars(protobuf: message.protobuf())] {
      let child = Mirror(reflecting: value).children.first { $0.label == field }
      #expect(child.map { "\($0.value)" } == text)
    }
  }

  @Test(arguments: [
    ("00 01", ProtobufError.Kind.malformed), ("02 00", .malformed), ("07", .malformed),
    ("0e", .malformed), ("0f", .malformed), ("0c", .malformed), ("0b", .unexpectedEnd),
    ("0b 14", .malformed), ("0b 10 01", .unexpectedEnd),
    ("80 80 80 80 80 01 00", .malformed), ("f8 ff ff ff 1f 00", .malformed),
    ("10", .unexpectedEnd), ("10 80", .unexpectedEnd), ("90", .unexpectedEnd),
    ("10 ff ff ff ff ff ff ff ff ff ff 01", .malformed),
    ("72", .unexpectedEnd), ("72 01", .unexpectedEnd), ("72 ff ff ff ff 0f", .unexpectedEnd),
    ("72 ff ff ff ff ff ff ff ff ff 01", .unexpectedEnd),
    ("72 ff ff ff ff ff ff ff ff 7f", .unexpectedEnd),
    ("7a 02 00", .unexpectedEnd), ("45 00 00 00", .unexpectedEnd), ("49 00", .unexpectedEnd),
    ("f2 07 05 00", .unexpectedEnd), ("f5 07 00", .unexpectedEnd), ("f1 07 00", .unexpectedEnd),
    ("72 01 ff", .invalidUTF8), ("72 02 c0 80", .invalidUTF8), ("72 03 ed a0 80", .invalidUTF8),
  ])
  func refusesOtherBytes(hex: String, kind: ProtobufError.Kind) {
    let error = #expect(throws: ProtobufError.self) { try Scalars(protobuf: [UInt8](hex: hex)) }
    #expect(error?.kind == kind)
    #expect(error?.isAboutSyntax == true)
    #expect(error?.offset != nil)
  }

  @Test func takesAnyBytesAsBytes() throws {
    let message = try Scalars(protobuf: [UInt8](hex: "7a 03 ff 00 c0"))
    #expect(Array(message.bytes) == [0xFF, 0x00, 0xC0])
  }

  @Test func refusesKeysThatAreNotText() {
    let error = #expect(throws: ProtobufError.self) {
      try Branch(protobuf: [UInt8](hex: "1a 05 0a 01 80 12 00"))
    }
    #expect(error?.kind == .invalidUTF8)
    #expect(error?.path == "named")
  }

  @Test func saysWhichValueIsMeant() {
    // many[1].one, of which the string in the oneof isn't text.
    let error = #expect(throws: ProtobufError.self) {
      try Branch(protobuf: [UInt8](hex: "12 00 12 05 0a 03 2a 01 ff"))
    }
    #expect(error?.path == "many[1].one.choice")
    #expect(error?.offset == 8)
    #expect(error?.description == "many[1].one.choice: the string is not UTF-8 (byte 8)")
  }
}
