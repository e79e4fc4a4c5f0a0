import Foundation
import Testing

@testable import TriwireRuntime

/// Messages inside each other: up to the limit on a small stack, and no further.
struct ProtobufDepthTests {
  /// A message with another one in it, and so on, `count` times; the tags stand before each length.
  private static func nested(_ tags: [UInt8], _ count: Int) -> [UInt8] {
    // Built from its end.
    var reversed: [UInt8] = []
    for _ in 0..<count {
      for tag in tags.reversed() {
        reversed += varint(reversed.count).reversed()
        reversed.append(tag)
      }
    }
    return reversed.reversed()
  }

  private static func varint(_ number: Int) -> [UInt8] {
    number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + varint(number >> 7)
  }

  /// Ways to hold a message, as tags: a field, a list, an entry of a map, a case of a oneof, a case of
  /// a message, newtypes.
  static let ways: [[UInt8]] = [
    [0x0A], [0x12], [0x1A, 0x12], [0x22], [0x32, 0x22], [0x3A], [0x42],
  ]

  @Test(arguments: ways)
  func readsAllThatTheLimitAllowsOnASmallStack(tags: [UInt8]) async throws {
    try await DepthTests.onSmallStack {
      let message = Self.nested(tags, 100 / tags.count)
      let branch = try Branch(protobuf: message)
      let written = try branch.protobuf()
      // Entries of maps are written with their keys.
      if tags.count == 1 { #expect(written.hex == message.hex) }
      #expect(try Branch(protobuf: written).protobuf() == written)
    }
  }

  @Test(arguments: ways)
  func refusesWhatIsTooDeep(tags: [UInt8]) async throws {
    for count in [101, 100_000] {
      try await DepthTests.onSmallStack {
        let error = #expect(throws: ProtobufError.self) {
          try Branch(protobuf: Self.nested(tags, count))
        }
        #expect(error?.kind == .tooDeep)
      }
    }
  }

  @Test func readsTheDeepestLargeMessageOnASmallStack() async throws {
    try await DepthTests.onSmallStack {
      // The field `recursiveMessage`, whose number is 27.
      var reversed: [UInt8] = []
      for _ in 0..<100 {
        reversed += Self.varint(reversed.count).reversed() + [0x01, 0xDA]
      }
      let bytes = Array(reversed.reversed())
      let value = try TestAllTypes(protobuf: bytes)
      #expect(try Array(value.protobuf()) == bytes)
    }
  }

  @Test func readsDeepJSONOnASmallStack() async throws {
    try await DepthTests.onSmallStack {
      for tags: [UInt8] in [[0x32, 0x0A], [0x2A, 0x0A, 0x12]] {
        let message = Self.nested(tags, 100 / tags.count)
        let value = try Codec<JSONValue>.json.decode(protobuf: message)
        let again = try Codec<JSONValue>.json.protobuf(value)
        #expect(try Codec<JSONValue>.json.decode(protobuf: again) == value)
        #expect(throws: ProtobufError.self) {
          try Codec<JSONValue>.json.decode(protobuf: Self.nested(tags, 50_000))
        }
      }
    }
  }

  @Test func skipsGroupsOnlyToTheLimit() throws {
    let open = [UInt8](repeating: 0x7B, count: 101)
    let close = [UInt8](repeating: 0x7C, count: 101)
    let branch = try Branch(protobuf: Array(open.dropLast() + close.dropLast()))
    #expect(Array(branch.unknownFields.data) == open.dropLast() + close.dropLast())
    let error = #expect(throws: ProtobufError.self) { try Branch(protobuf: open + close) }
    #expect(error?.kind == .tooDeep)
  }

  @Test func takesOtherLimits() {
    let message = Self.nested([0x0A], 3)
    #expect(throws: Never.self) { try Branch(protobuf: message, limits: .init(depth: 3)) }
    let deep = #expect(throws: ProtobufError.self) {
      try Branch(protobuf: message, limits: .init(depth: 2))
    }
    #expect(deep?.kind == .tooDeep)
    #expect(deep?.path == "one.one.one")
    let long = #expect(throws: ProtobufError.self) {
      try Branch(protobuf: message, limits: .init(bytes: message.count - 1))
    }
    #expect(long?.kind == .tooLarge)
  }
}
