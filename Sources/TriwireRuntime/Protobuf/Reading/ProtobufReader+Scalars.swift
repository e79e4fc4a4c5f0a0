internal import Foundation

extension ProtobufReader {
  /// Reads a scalar into its place, which is initialised if it `isSet`.
  ///
  /// It is apart from what calls itself for nested values, whose frames have to be small.
  @inline(__always)
  mutating func readScalar(
    _ operation: ProtobufOperation, into place: UnsafeMutableRawPointer, isSet: Bool
  ) throws(CodecFailure) {
    switch operation {
    case .bool: place.storeBytes(of: try varint() != 0, as: Bool.self)
    case .int32, .uint32:
      place.storeBytes(of: UInt32(truncatingIfNeeded: try varint()), as: UInt32.self)
    case .sint32:
      let zigzag = UInt32(truncatingIfNeeded: try varint())
      place.storeBytes(of: zigzag >> 1 ^ (0 &- zigzag & 1), as: UInt32.self)
    case .int64: place.storeBytes(of: try varint(), as: UInt64.self)
    case .sint64:
      let zigzag = try varint()
      place.storeBytes(of: zigzag >> 1 ^ (0 &- zigzag & 1), as: UInt64.self)
    case .fixed32: place.storeBytes(of: try fixed(UInt32.self), as: UInt32.self)
    case .fixed64: place.storeBytes(of: try fixed(UInt64.self), as: UInt64.self)
    case .string: try readString(into: place.assumingMemoryBound(to: String.self), isSet: isSet)
    case .bytes: try readBytes(into: place.assumingMemoryBound(to: Data.self), isSet: isSet)
    case .composed: break
    }
  }

  @inline(__always)
  private mutating func readString(
    into place: UnsafeMutablePointer<String>, isSet: Bool
  ) throws(CodecFailure) {
    let text = try string()
    if isSet { place.pointee = text } else { place.initialize(to: text) }
  }

  private mutating func readBytes(
    into place: UnsafeMutablePointer<Data>, isSet: Bool
  ) throws(CodecFailure) {
    let data = Data(try bytes())
    if isSet { place.pointee = data } else { place.initialize(to: data) }
  }

  // MARK: Varints

  /// Reads a varint of up to ten bytes; what doesn't fit into 64 bits is dropped.
  @inline(__always)
  mutating func varint() throws(CodecFailure) -> UInt64 {
    guard position < end, position[0] < 0x80 else { return try longVarint() }
    defer { position += 1 }
    return UInt64(position[0])
  }

  @inline(never)
  private mutating func longVarint() throws(CodecFailure) -> UInt64 {
    let available = min(available, 10)
    var value: UInt64 = 0
    for index in 0..<max(available, 0) {
      let byte = position[index]
      value |= UInt64(byte & 0x7F) &<< UInt64(truncatingIfNeeded: index &* 7)
      if byte < 0x80 {
        position += index &+ 1
        return value
      }
    }
    throw available == 10 ? fail(.malformed, "a varint has more than ten bytes") : truncated()
  }

  @inline(__always)
  mutating func fixed<Bits: FixedWidthInteger & BitwiseCopyable>(
    _ type: Bits.Type
  ) throws(CodecFailure) -> Bits {
    guard available >= MemoryLayout<Bits>.size else { throw truncated() }
    defer { position += MemoryLayout<Bits>.size }
    return Bits(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: Bits.self))
  }

  // MARK: Delimited values

  /// Reads a length that the message can hold.
  @inline(__always)
  mutating func length() throws(CodecFailure) -> Int {
    let length = try varint()
    guard length <= UInt64(available) else { throw tooLong(length) }
    return Int(truncatingIfNeeded: length)
  }

  @inline(never)
  private mutating func tooLong(_ length: UInt64) -> CodecFailure {
    fail(.unexpectedEnd, "a length of \(length), where \(available) bytes are left")
  }

  /// Passes bytes with their length before them.
  @inline(__always)
  mutating func bytes() throws(CodecFailure) -> UnsafeBufferPointer<UInt8> {
    let length = try length()
    defer { position += length }
    return UnsafeBufferPointer(start: position, count: length)
  }

  @inline(__always)
  mutating func string() throws(CodecFailure) -> String {
    let bytes = try bytes()
    let isASCII = ProtobufReader.isASCII(bytes)
    if !isASCII { try verify(bytes) }
    return String(verifiedUTF8: bytes, isASCII: isASCII)
  }

  @inline(__always)
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return true }
    var bits: UInt64 = 0
    var offset = 0
    while bytes.count &- offset >= 8 {
      bits |= start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset &+= 8
    }
    while offset < bytes.count {
      bits |= UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
      offset &+= 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  @inline(never)
  mutating func verify(_ bytes: UnsafeBufferPointer<UInt8>) throws(CodecFailure) {
    guard let offset = UTF8Check.firstInvalidOffset(bytes) else { return }
    position -= bytes.count - offset
    throw fail(.invalidUTF8, "the string is not UTF-8")
  }
}
