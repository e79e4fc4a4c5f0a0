internal import Foundation

/// What the bits of a scalar in memory say, by its operation.
enum ScalarPlace {
  /// Whether the scalar is what an absent field means. Minus zero is not.
  @inline(__always)
  static func isZero(_ operation: ProtobufOperation, _ place: UnsafeRawPointer) -> Bool {
    switch operation {
    case .bool: !place.load(as: Bool.self)
    case .int32, .uint32, .sint32, .fixed32: place.load(as: UInt32.self) == 0
    case .int64, .sint64, .fixed64: place.load(as: UInt64.self) == 0
    case .string: place.assumingMemoryBound(to: String.self).pointee.isEmpty
    case .bytes: place.assumingMemoryBound(to: Data.self).pointee.isEmpty
    case .composed: false
    }
  }

  /// How many bytes the scalar takes in memory.
  static func size(_ operation: ProtobufOperation) -> Int {
    switch operation {
    case .bool: MemoryLayout<Bool>.size
    case .int32, .uint32, .sint32, .fixed32: MemoryLayout<UInt32>.size
    case .int64, .sint64, .fixed64: MemoryLayout<UInt64>.size
    case .string: MemoryLayout<String>.size
    case .bytes: MemoryLayout<Data>.size
    case .composed: 0
    }
  }

  static func initializeZero(_ operation: ProtobufOperation, _ place: UnsafeMutableRawPointer) {
    switch operation {
    case .bool: place.initializeMemory(as: Bool.self, to: false)
    case .int32, .uint32, .sint32, .fixed32: place.initializeMemory(as: UInt32.self, to: 0)
    case .int64, .sint64, .fixed64: place.initializeMemory(as: UInt64.self, to: 0)
    case .string: place.initializeMemory(as: String.self, to: "")
    case .bytes: place.initializeMemory(as: Data.self, to: Data())
    case .composed: break
    }
  }

  /// Whether an optional scalar is nil; `flag` is where an optional keeps that, zero when it is told
  /// by the bits of the scalar itself.
  @inline(__always)
  static func isNil(
    _ operation: ProtobufOperation, _ place: UnsafeRawPointer, flag: Int
  ) -> Bool {
    if flag > 0 { return place.load(fromByteOffset: flag, as: UInt8.self) != 0 }
    switch operation {
    case .bool: return place.assumingMemoryBound(to: Bool?.self).pointee == nil
    case .string: return place.assumingMemoryBound(to: String?.self).pointee == nil
    case .bytes: return place.assumingMemoryBound(to: Data?.self).pointee == nil
    default: return false
    }
  }
}
