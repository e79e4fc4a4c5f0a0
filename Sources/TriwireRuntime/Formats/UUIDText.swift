package import Foundation

/// Text of a UUID (RFC 9562 section 4): read in either case, written in lower case as the RFC does, where
/// Foundation writes upper case.
package enum UUIDText {
  /// How many bytes a UUID takes.
  package static let length = 36

  /// Reads 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between, and nothing else.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> UUID? {
    guard bytes.count == length else { return nil }
    var uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)).uuid
    let isComplete = withUnsafeMutableBytes(of: &uuid) { output in
      var offset = 0
      for index in output.indices {
        if isAfterHyphen(index) {
          guard bytes[offset] == UInt8(ascii: "-") else { return false }
          offset += 1
        }
        guard let high = hexValue(bytes[offset]), let low = hexValue(bytes[offset + 1]) else {
          return false
        }
        output[index] = high << 4 | low
        offset += 2
      }
      return true
    }
    return isComplete ? UUID(uuid: uuid) : nil
  }

  /// Reads 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between, and nothing else.
  package static func read(_ text: String) -> UUID? { text.withBytes(read) }

  /// Writes the UUID and returns how many bytes it took, which is `length`.
  package static func write(_ value: UUID, to output: UnsafeMutablePointer<UInt8>) -> Int {
    withUnsafeBytes(of: value.uuid) { input in
      var offset = 0
      for index in input.indices {
        if isAfterHyphen(index) {
          output[offset] = UInt8(ascii: "-")
          offset += 1
        }
        output[offset] = hexDigit(input[index] >> 4)
        output[offset + 1] = hexDigit(input[index] & 0x0F)
        offset += 2
      }
      return offset
    }
  }

  /// Appends the UUID.
  package static func append(_ value: UUID, to output: inout [UInt8]) {
    output.append(upTo: length) { write(value, to: $0) }
  }

  /// The UUID's text.
  package static func text(_ value: UUID) -> String {
    String(upTo: length) { write(value, to: $0) }
  }

  @inline(__always)
  private static func isAfterHyphen(_ index: Int) -> Bool {
    index == 4 || index == 6 || index == 8 || index == 10
  }

  @inline(__always)
  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}

/// The value of a hexadecimal digit of either case.
@inline(__always)
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
