import Foundation
import TriwireRuntime

extension Subject {
  static let protobuf: [Subject] = [
    node("deep models") { _ in message(8, nested(90) { message(8, $0) }) },
    node("deep groups of unknown fields") { _ in
      Array(repeating: 0xA3, count: 90).flatMap { [$0, 0x06] }
        + Array(repeating: 0xA4, count: 90).flatMap { [$0, 0x06] }
    },
    node("one text again") { _ in message(1, [0x61]) },
    node("one message again") { _ in message(9, [0x28, 1]) },
    node("one message with a text again") { _ in message(9, message(6, [0x61])) },
    node("one message with a map again") { message(9, entry($0)) },
    node("deep messages again") { _ in nested(90) { message(9, $0 + [0x28, 1]) } },
    node("unpacked numbers") { _ in [0x28, 1] },
    node("packed numbers, one a field") { _ in message(5, [1]) },
    Subject("protobuf: packed numbers") { size in
      let data = Data([0x2A] + varint(size)) + Data(repeating: 1, count: size)
      return { _ = try Node(protobuf: data) }
    },
    node("fields by turns") { _ in [0x28, 1] + message(6, [0x61]) + message(8, []) },
    node("empty messages") { _ in message(8, []) },
    node("empty texts") { _ in message(6, []) },
    node("entries of a map") { entry($0) },
    node("one entry of a map again") { _ in entry(1) },
    node("unknown fields") { [0xA0, 0x06] + varint($0) },
    node("empty unknown fields") { _ in [0xA2, 0x06, 0] },
    node("unknown fields in each message") { _ in message(8, [0xA0, 0x06, 1]) },
    Subject("protobuf: one text") { size in
      let data = Data([0x0A] + varint(size)) + Data(repeating: 0x61, count: size)
      return { _ = try Node(protobuf: data) }
    },
  ]

  private static func node(_ name: String, _ piece: @escaping @Sendable (Int) -> [UInt8]) -> Subject
  {
    Subject("protobuf: " + name) { size in
      var data = Data(capacity: size + 1_000)
      var number = 0
      while data.count < size {
        data += piece(number)
        number += 1
      }
      let input = data
      return {
        if let node = try? Node(protobuf: input) { _ = try node.protobuf() }
      }
    }
  }

  private static func varint(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + varint(value >> 7)
  }

  private static func message(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
    varint(number << 3 | 2) + varint(bytes.count) + bytes
  }

  private static func entry(_ number: Int) -> [UInt8] {
    message(7, message(1, Array("\(number)".utf8)) + [0x10, 1])
  }

  private static func nested(_ depth: Int, _ outer: ([UInt8]) -> [UInt8]) -> [UInt8] {
    (0..<depth).reduce([]) { bytes, _ in outer(bytes) }
  }
}
