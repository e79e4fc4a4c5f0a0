import Foundation
import Testing

@testable import TriwireRuntime

/// Fields that come more than once: runs, lists in pieces, maps, messages and oneofs.
struct ProtobufMergingTests {
  // MARK: Lists

  static let lists: [[[UInt8]]] = [
    [Wire.bytes(31, [1, 2, 3])],
    [Wire.varint(31, 1), Wire.varint(31, 2), Wire.varint(31, 3)],
    [Wire.varint(31, 1), Wire.bytes(31, [2, 3])],
    [Wire.bytes(31, [1]), Wire.varint(31, 2), Wire.bytes(31, []), Wire.bytes(31, [3])],
    [
      Wire.varint(31, 1), Wire.varint(1, 7), Wire.bytes(31, [2]), Wire.text(14, "x"),
      Wire.varint(31, 3),
    ],
  ]

  @Test(arguments: lists)
  func readsListsInPieces(pieces: [[UInt8]]) throws {
    let message = try TestAllTypes(protobuf: pieces.flatMap(\.self))
    #expect(message.repeatedInt32 == [1, 2, 3])
    #expect(try Array(message.protobuf()).suffix(6) == [0xFA, 0x01, 0x03, 1, 2, 3])
  }

  @Test func writesListsAsDeclared() throws {
    var message = TestAllTypes()
    message.unpackedInt32 = [1, -1]
    message.packedDouble = [1.5, -0.0]
    message.repeatedNestedEnum = [.neg, .unknown(9)]
    message.repeatedString = ["", "a"]
    #expect(
      try message.protobuf().hex
        == [
          Wire.text(44, ""), Wire.text(44, "a"),
          Wire.bytes(51, [UInt8](repeating: 0xFF, count: 9) + [1, 9]),
          Wire.bytes(86, [UInt8](hex: "000000000000f83f0000000000000080")),
          Wire.varint(89, 1), Wire.varint(89, .max),
        ].flatMap(\.self).hex)
  }

  @Test func joinsManyPiecesInTime() throws {
    // Pieces that alternate with another field, twenty thousand of each.
    var bytes: [UInt8] = []
    for number in 0..<20_000 {
      bytes += Wire.varint(31, UInt64(number)) + Wire.text(44, "\(number)")
    }
    let message = try TestAllTypes(protobuf: bytes)
    #expect(message.repeatedInt32 == Array(0..<20_000))
    #expect(message.repeatedString.last == "19999")
  }

  // MARK: Maps

  @Test(
    arguments: [
      ([], ["": nil]), ([Wire.text(1, "a")], ["a": nil]), ([Wire.message(2)], ["": nil]),
      ([Wire.message(2, Wire.message(1)), Wire.text(1, "a")], ["a": Branch()]),
      ([Wire.text(1, "a"), Wire.varint(3, 5), Wire.text(1, "b")], ["b": nil]),
      ([Wire.message(2, Wire.message(1)), Wire.message(2)], ["": Branch()]),
    ] as [([[UInt8]], [String: Branch?])])
  func readsEntries(parts: [[UInt8]], expected: [String: Branch?]) throws {
    let branch = try Branch(protobuf: Wire.bytes(3, parts.flatMap(\.self)))
    #expect(branch.named.mapValues(\.one) == expected)
  }

  @Test func takesTheLastEntryOfAKey() throws {
    let full = Wire.message(3, Wire.text(1, "a"), Wire.message(2, Wire.message(1)))
    let empty = Wire.message(3, Wire.text(1, "a"))
    let other = Wire.message(1)
    for bytes in [full + empty, full + other + empty] {
      let branch = try Branch(protobuf: bytes)
      #expect(branch.named == ["a": Branch()])
    }
    #expect(try Branch(protobuf: empty + other + full).named["a"]?.one == Branch())
  }

  @Test func sortsEntriesOnRequest() throws {
    var message = TestAllTypes()
    for number: Int32 in [300, -1, 5, 0, 70_000] { message.mapInt32Int32[number] = 1 }
    for text in ["b", "a", "é", "", "ab"] { message.mapStringString[text] = text }
    let entries = [-1, 0, 5, 300, 70_000].map { (key: Int32) in
      Wire.message(56, Wire.varint(1, UInt64(bitPattern: Int64(key))), Wire.varint(2, 1))
    }
    let texts = ["", "a", "ab", "b", "é"].map {
      Wire.message(69, Wire.text(1, $0), Wire.text(2, $0))
    }
    #expect(
      try message.protobuf(deterministic: true).hex == (entries + texts).flatMap(\.self).hex)
    #expect(try TestAllTypes(protobuf: message.protobuf()) == message)
  }

  // MARK: Messages

  @Test func mergesMessages() throws {
    let first = Wire.message(
      18, Wire.varint(1, 1), Wire.message(2, Wire.varint(1, 2), Wire.varint(31, 3)))
    let second = Wire.message(
      18, Wire.message(2, Wire.varint(31, 4), Wire.varint(4, 6), Wire.varint(700, 9)))
    let message = try TestAllTypes(protobuf: first + Wire.varint(1, 8) + second)
    let nested = try #require(message.optionalNestedMessage)
    #expect(nested.a == 1)
    #expect(nested.corecursive?.optionalInt32 == 2)
    #expect(nested.corecursive?.optionalUint64 == 6)
    #expect(nested.corecursive?.repeatedInt32 == [3, 4])
    #expect(nested.corecursive?.unknownFields.data == Data(Wire.varint(700, 9)))
  }

  @Test func mergesOnlyTheSameMemberOfAOneof() throws {
    let one = Wire.message(4, Wire.message(2))
    #expect(try choice(one + one) == 2)
    #expect(try choice(one + Wire.varint(900, 1) + one) == 2)
    #expect(try choice(one + Wire.text(5, "a") + one) == 1)
    let last = try Branch(protobuf: one + Wire.text(5, ""))
    #expect(last.choice == .text(""))
    #expect(try Array(last.protobuf()) == Wire.text(5, ""))
  }

  private func choice(_ bytes: [UInt8]) throws -> Int {
    guard case .branch(let branch) = try Branch(protobuf: bytes).choice else { return -1 }
    return branch.many.count
  }

  @Test func mergesDatesDurationsAndJSON() throws {
    let values = try Values(
      protobuf: [
        Wire.message(5, Wire.varint(1, 5)), Wire.message(5, Wire.varint(2, 500_000_000)),
        Wire.message(6, Wire.varint(2, 250_000_000)), Wire.message(6, Wire.varint(1, 7)),
        Wire.message(7, object("a", Wire.text(3, "b"))),
        Wire.message(7, object("c", Wire.varint(1, 0)), object("a", Wire.varint(4, 1))),
      ].flatMap(\.self))
    #expect(values.at == Date(timeIntervalSince1970: 5.5))
    #expect(values.length == .milliseconds(7250))
    #expect(values.json == ["a": true, "c": nil])
  }

  private func object(_ name: String, _ value: [UInt8]) -> [UInt8] {
    Wire.message(5, Wire.message(1, Wire.text(1, name), Wire.bytes(2, value)))
  }
}
