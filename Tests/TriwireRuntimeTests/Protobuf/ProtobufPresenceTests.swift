import Foundation
import Testing

@testable import TriwireRuntime

/// What is written, and what absent fields mean.
struct ProtobufPresenceTests {
  @Test func leavesZerosOut() throws {
    #expect(try Scalars().protobuf().isEmpty)
    #expect(try Scalars(protobuf: [UInt8]()) == Scalars())
    #expect(try OptionalScalars(protobuf: [UInt8]()) == OptionalScalars())
  }

  @Test func writesMinusZero() throws {
    var scalars = Scalars()
    (scalars.float, scalars.double) = (-0.0, -0.0)
    #expect(try scalars.protobuf().hex == "6500000080690000000000000080")
    let again = try Scalars(protobuf: scalars.protobuf())
    #expect(again.float.sign == .minus)
    #expect(again.double.sign == .minus)
  }

  @Test func writesZerosThatAreThere() throws {
    let zeros = OptionalScalars(
      bool: false, int32: 0, int64: 0, uint32: 0, uint64: 0, sint32: 0, sint64: 0, fixed32: 0,
      fixed64: 0, sfixed32: 0, sfixed64: 0, float: 0, double: 0, string: "", bytes: Data())
    let bytes = try zeros.protobuf()
    #expect(
      bytes.hex == "080010001800200028003000380045000000004900000000000000005500000000"
        + "590000000000000000650000000069000000000000000072007a00")
    #expect(try OptionalScalars(protobuf: bytes) == zeros)
    // Each of them alone, and twice.
    for field in try fields(of: bytes) {
      let one = try OptionalScalars(protobuf: field)
      #expect(try Array(one.protobuf()) == field)
      #expect(try Array(OptionalScalars(protobuf: field + field).protobuf()) == field)
    }
  }

  private func fields(of bytes: Data) throws -> [[UInt8]] {
    let lengths = [2, 2, 2, 2, 2, 2, 2, 5, 9, 5, 9, 5, 9, 2, 2]
    var rest = Array(bytes)
    return lengths.map { length in
      defer { rest.removeFirst(length) }
      return Array(rest.prefix(length))
    }
  }

  @Test func knowsDefaults() throws {
    let values = try Values(protobuf: [UInt8]())
    #expect(values == Values())
    #expect(
      try values.protobuf().hex == "2a0032003a020800401 44a066e6577657374".filter { $0 != " " })
    let zeros = try Values(protobuf: Wire.varint(8, 0) + Wire.text(9, ""))
    #expect(zeros.limit == 0)
    #expect(zeros.order == "")
  }

  @Test func needsWhatHasNoZero() throws {
    struct Needy: WireModel {
      var id: UUID
      var grade: Grade
      static let fields = FieldTable<Needy>(
        "Needy",
        [.field("id", \.id, .uuid, number: 1), .field("grade", \.grade, .enumeration, number: 2)])
    }
    let id = Wire.text(1, "6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    let needy = try Needy(protobuf: id + Wire.varint(2, 2))
    #expect(needy.grade == .high)
    #expect(try Array(needy.protobuf()) == id + Wire.varint(2, 2))
    let noGrade = #expect(throws: ProtobufError.self) {
      try Needy(protobuf: id + Wire.varint(2, 7))
    }
    #expect(noGrade?.kind == .missing)
    #expect(noGrade?.path == "grade")
    let noID = #expect(throws: ProtobufError.self) { try Needy(protobuf: Wire.varint(2, 1)) }
    #expect(noID?.path == "id")
    let wrong = #expect(throws: ProtobufError.self) { try Needy(protobuf: Wire.text(1, "x")) }
    #expect(wrong?.kind == .mismatch)
    #expect(wrong?.reason == "expected a UUID, found \"x\"")
  }

  @Test func writesValuesWithoutTypesOfTheirOwn() throws {
    let values = Values(
      cost: Decimal(string: "12.50") ?? 0,
      id: UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"),
      link: URL(string: "https://example.com/a"), day: CalendarDate("2026-11-30"),
      at: Date(timeIntervalSince1970: -1.5), length: .seconds(-3) - .milliseconds(250),
      json: ["a": [1, -0.5, "x", true, nil, [:], []], "b": 9_007_199_254_740_991])
    let bytes = try values.protobuf()
    #expect(try Values(protobuf: bytes) == values)
    #expect(Array(bytes).starts(with: Wire.text(1, "12.5")))
    // Seconds are rounded down, nanoseconds count forward; of durations, both have the sign.
    let time = Wire.message(
      5, Wire.varint(1, UInt64(bitPattern: -2)), Wire.varint(2, 500_000_000))
    let length = Wire.message(
      6, Wire.varint(1, UInt64(bitPattern: -3)), Wire.varint(2, UInt64(bitPattern: -250_000_000)))
    #expect(bytes.hex.contains((time + length).hex))
  }

  @Test(arguments: [
    (Wire.message(5, Wire.varint(1, UInt64(bitPattern: .min))), ProtobufError.Kind.outOfRange),
    (Wire.message(5, Wire.varint(1, UInt64(bitPattern: .max))), .outOfRange),
    (
      Wire.message(5, Wire.varint(1, 8_999_999_999_999_999), Wire.varint(2, 1_500_000_000)),
      .outOfRange
    ),
    (Wire.message(6, Wire.varint(1, UInt64(bitPattern: .min))), .outOfRange),
    (Wire.message(6, Wire.varint(1, UInt64(Int64.max)), Wire.varint(2, 1)), .outOfRange),
    (Wire.message(7, Wire.fixed64(2, Double.nan.bitPattern)), .outOfRange),
    (Wire.text(1, "1,5"), .mismatch), (Wire.text(4, "2026-02-30"), .mismatch),
    (Wire.bytes(1, [0xFF]), .invalidUTF8),
  ])
  func refusesValues(bytes: [UInt8], kind: ProtobufError.Kind) {
    let error = #expect(throws: ProtobufError.self) { try Values(protobuf: bytes) }
    #expect(error?.kind == kind)
  }

  @Test func patchesAreOptional() throws {
    struct Change: WireModel {
      var name: Patch<String> = .absent
      var count: Patch<Int32> = .absent
      static let fields = FieldTable<Change>(
        "Change",
        [
          .field("name", \.name, .patch(.string), number: 1),
          .field("count", \.count, .patch(.int32), number: 2),
        ])
    }
    #expect(try Change().protobuf().isEmpty)
    let change = Change(name: .value(""), count: .value(0))
    #expect(try change.protobuf().hex == "0a001000")
    #expect(try Change(protobuf: change.protobuf()) == change)
  }

  /// Left out, a null would mean “leave it” in place of “clear it”.
  @Test func nullIsRefusedRatherThanLost() throws {
    struct Leaf: WireModel {
      var name: Patch<String> = .absent
      @Indirect var shape: Patch<Leaf> = .absent
      static let fields = FieldTable<Leaf>(
        "Leaf",
        [
          .field("name", \.name, .sensitive(.patch(.string)), number: 1),
          .field("shape", \._shape, .indirect(.patch(.model)), number: 2),
        ])
    }
    struct Tree: WireModel {
      var leaves: [Leaf] = []
      static let fields = FieldTable<Tree>(
        "Tree", [.field("leaves", \.leaves, .list(.model), number: 1)])
    }
    for (leaf, path) in [(Leaf(name: .null), "name"), (Leaf(shape: .null), "shape")] {
      let tree = Tree(leaves: [Leaf(), Leaf(shape: .value(leaf))])
      let error = #expect(throws: ProtobufError.self) { try tree.protobuf() }
      #expect(error?.kind == .unwritable && error?.path == "leaves[1].shape.\(path)")
      #expect(error?.reason == "null can't be written: protobuf has none")
    }
  }
}
