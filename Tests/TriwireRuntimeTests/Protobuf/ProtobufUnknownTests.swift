import Foundation
import Testing

@testable import TriwireRuntime

/// What models don't know is kept where they have a place for it.
struct ProtobufUnknownTests {
  @Test func keepsFieldsInTheirOrder() throws {
    let unknown = [
      Wire.varint(900, 1), Wire.fixed32(901, 2), Wire.bytes(902, [3]), Wire.fixed64(900, 4),
      [UInt8](hex: "ab f0 08 08 01 bb f0 08 bc f0 08 ac f0 08".replacing("f0", with: "f2")),
    ]
    let known = Wire.varint(1, 5)
    let message = try TestAllTypes(
      protobuf: unknown[0] + unknown[1] + known + unknown[2] + unknown[3])
    let kept = unknown[0...3].flatMap(\.self)
    #expect(Array(message.unknownFields.data) == kept)
    #expect(try Array(message.protobuf()) == known + kept)
  }

  @Test func keepsKnownNumbersOfAnotherWireType() throws {
    let bytes = Wire.fixed32(1, 5) + Wire.varint(14, 1) + Wire.varint(18, 2) + Wire.fixed64(31, 3)
    let message = try TestAllTypes(protobuf: bytes)
    #expect(message.optionalInt32 == 0)
    #expect(Array(message.unknownFields.data) == bytes)
  }

  @Test func skipsFieldsWithoutAPlace() throws {
    let message = try Scalars(protobuf: Wire.varint(900, 1) + Wire.varint(2, 5) + Wire.text(2, ""))
    #expect(message.int32 == 5)
    #expect(try Array(message.protobuf()) == Wire.varint(2, 5))
  }

  @Test func keepsUnknownNumbersOfOpenEnums() throws {
    let bytes = [
      Wire.varint(21, 7), Wire.varint(22, UInt64(bitPattern: -5)), Wire.bytes(51, [0, 9, 1]),
      Wire.bytes(52, [8, 2]), Wire.message(73, Wire.text(1, ""), Wire.varint(2, 6)),
      Wire.varint(119, 5),
    ].flatMap(\.self)
    let message = try TestAllTypes(protobuf: bytes)
    #expect(message.optionalNestedEnum == .unknown(7))
    #expect(message.optionalForeignEnum == .unknown("-5"))
    #expect(message.repeatedNestedEnum == [.foo, .unknown(9), .bar])
    #expect(message.repeatedForeignEnum == [.unknown("8"), .foreignBaz])
    #expect(message.mapStringNestedEnum == ["": .unknown(6)])
    #expect(message.oneofField == .enum(.unknown(5)))
    #expect(try message.protobuf().hex == bytes.hex)
  }

  @Test func refusesToWriteTextThatIsNoNumber() {
    var message = TestAllTypes()
    message.repeatedForeignEnum = [.foreignBar, .unknown("other")]
    let error = #expect(throws: ProtobufError.self) { try message.protobuf() }
    #expect(error?.kind == .unwritable)
    #expect(error?.path == "repeatedForeignEnum[1]")
    #expect(error?.reason == "the value other has no number")
  }

  @Test func keepsUnknownNumbersOfClosedEnumsAsFields() throws {
    let entry = Wire.message(4, Wire.text(1, "a"), Wire.varint(2, 9))
    let bytes = [
      Wire.varint(1, 7), Wire.bytes(2, [1, 9, 2, 8]), Wire.varint(3, 2), Wire.varint(3, 9), entry,
      Wire.message(4, Wire.text(1, "b"), Wire.varint(2, 1)), Wire.text(6, "t"), Wire.varint(5, 3),
    ].flatMap(\.self)
    let grades = try Grades(protobuf: bytes)
    #expect(grades.one == nil)
    #expect(grades.packed == [.low, .high])
    #expect(grades.unpacked == [.high])
    #expect(grades.named == ["b": .low])
    #expect(grades.choice == .text("t"))
    let unknown = [
      Wire.varint(1, 7), Wire.varint(2, 9), Wire.varint(2, 8), Wire.varint(3, 9), entry,
      Wire.varint(5, 3),
    ].flatMap(\.self)
    #expect(grades.unknownFields.data.hex == unknown.hex)
    #expect(try Grades(protobuf: grades.protobuf()) == grades)
  }

  @Test func keepsMembersThatAUnionDoesNotHave() throws {
    let fork = Wire.message(6, Wire.varint(9, 1))
    let branch = try Branch(protobuf: Wire.message(6, Wire.text(5, "a")) + fork)
    #expect(branch.forks == [.text("a")])
    #expect(Array(branch.unknownFields.data) == fork)
  }

  /// Messages of a union that come before and after one with a member that it has.
  @Test(arguments: [[], Wire.varint(9, 1), Wire.varint(9, 1) + Wire.text(3, "x")])
  func keepsWhatAddsNothingToAUnion(other: [UInt8]) throws {
    let (known, unknown) = (Wire.message(8, Wire.text(11, "a")), Wire.bytes(8, other))
    for bytes in [known + unknown, unknown + known] {
      let value = try Everything<Plain>(protobuf: bytes)
      #expect(value.boxed == .text("a"))
      #expect(Array(value.unknownFields.data) == unknown)
      #expect(try Everything<Plain>(protobuf: value.protobuf()) == value)
    }
  }

  @Test func keepsTheUnionOfAnEntryWhenNothingIsAdded() throws {
    struct Forks: WireModel {
      var named: [String: Fork] = [:]
      var unknownFields = UnknownFields()
      static let fields = FieldTable<Forks>(
        "Forks",
        [.field("named", \.named, .map(.union), number: 1), .unknownFields(\.unknownFields)])
    }
    let entry = [Wire.text(1, "k"), Wire.message(2, Wire.text(5, "a")), Wire.message(2)]
    let forks = try Forks(protobuf: Wire.bytes(1, entry.flatMap(\.self)))
    #expect(forks.named == ["k": .text("a")])
    #expect(forks.unknownFields.isEmpty)
    let none = Wire.message(1, Wire.text(1, "k"), Wire.message(2))
    #expect(try Array(Forks(protobuf: none).unknownFields.data) == none)
  }

  // MARK: Models that can't travel

  @Test func saysWhyAModelCanNotTravel() throws {
    struct Odd: WireModel {
      var lists: [[Int32]] = []
      static let fields = FieldTable<Odd>(
        "Odd", [.field("lists", \.lists, .list(.list(.int32)), number: 1)])
    }
    struct Numberless: WireModel {
      var a: Int32 = 0
      var b: Int32 = 0
      static let fields = FieldTable<Numberless>(
        "Numberless", [.field("a", \.a, .int32, number: 1), .field("b", \.b, .int32)])
    }
    struct Twice: WireModel {
      var a: Int32 = 0
      var b: Int32 = 0
      static let fields = FieldTable<Twice>(
        "Twice", [.field("a", \.a, .int32, number: 1), .field("b", \.b, .int32, number: 1)])
    }
    try expectFault(Odd(), #"the field "lists" is of a type that protobuf doesn't have"#)
    try expectFault(Numberless(), #"the field "b" has no number"#)
    try expectFault(Twice(), #"the number 1 of the field "b" is that of another one, too"#)
    try expectFault(Grid(), "its fields have no numbers")
  }

  private func expectFault<Model: WireModel>(_ model: Model, _ fault: String) throws {
    let reading = #expect(throws: ProtobufError.self) { try Model(protobuf: [UInt8]()) }
    #expect(reading?.kind == .invalidTable)
    #expect(reading?.reason == "\(Model.self) can't be read from protobuf: \(fault)")
    let writing = #expect(throws: ProtobufError.self) { try model.protobuf() }
    #expect(writing?.reason == "\(Model.self) can't be written as protobuf: \(fault)")
    // The other wires don't mind.
    #expect(try Model(json: model.json()) == model)
  }

  private struct Grid: WireModel {
    var width: Int32 = 0
    static let fields = FieldTable<Grid>("Grid", [.field("width", \.width, .int32)])
  }

  @Test func refusesValuesThatAreNoMessages() {
    for read in [
      { _ = try Codec<Int32>.int32.decode(protobuf: [0]) },
      { _ = try Codec<[Int32]>.list(.int32).decode(protobuf: [0]) },
    ] as [() throws -> Void] {
      let error = #expect(throws: ProtobufError.self) { try read() }
      #expect(error?.kind == .invalidTable)
    }
  }
}
