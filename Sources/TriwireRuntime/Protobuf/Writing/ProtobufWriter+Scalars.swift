internal import Foundation

extension ProtobufWriter {
  /// Writes a scalar that isn't nil.
  @inline(__always)
  mutating func scalar(_ operation: ProtobufOperation, _ place: UnsafeRawPointer) {
    switch operation {
    case .bool: extend(1)[0] = place.load(as: UInt8.self) & 1
    case .int32: varint(UInt64(bitPattern: Int64(place.load(as: Int32.self))))
    case .uint32: varint(UInt64(place.load(as: UInt32.self)))
    case .sint32:
      let value = place.load(as: Int32.self)
      varint(UInt64(UInt32(bitPattern: value &<< 1 ^ value &>> 31)))
    case .int64: varint(place.load(as: UInt64.self))
    case .sint64:
      let value = place.load(as: Int64.self)
      varint(UInt64(bitPattern: value &<< 1 ^ value &>> 63))
    case .fixed32: fixed(place.load(as: UInt32.self))
    case .fixed64: fixed(place.load(as: UInt64.self))
    case .string: string(place)
    case .bytes: data(place.assumingMemoryBound(to: Data.self).pointee)
    case .composed: break
    }
  }

  @inline(__always)
  mutating func varint(_ value: UInt64) {
    guard value >= 0x80 else {
      extend(1)[0] = UInt8(truncatingIfNeeded: value)
      return
    }
    longVarint(value)
  }

  @inline(never)
  private mutating func longVarint(_ value: UInt64) {
    let last = (63 &- value.leadingZeroBitCount) / 7
    let place = extend(last &+ 1)
    var rest = value
    for index in 0..<last {
      place[index] = UInt8(truncatingIfNeeded: rest) | 0x80
      rest &>>= 7
    }
    place[last] = UInt8(truncatingIfNeeded: rest)
  }

  @inline(__always)
  private mutating func fixed<Bits: FixedWidthInteger & BitwiseCopyable>(_ bits: Bits) {
    let place = UnsafeMutableRawPointer(extend(MemoryLayout<Bits>.size))
    place.storeBytes(of: bits.littleEndian, as: Bits.self)
  }

  /// Writes a tag in front of its value.
  @inline(__always)
  mutating func tag(_ tag: ProtobufTag) {
    if tag.count == 1 {
      extend(1)[0] = UInt8(truncatingIfNeeded: tag.word)
    } else {
      let place = extend(tag.count)
      for index in 0..<tag.count {
        place[index] = UInt8(truncatingIfNeeded: tag.word &>> UInt64(index &* 8))
      }
    }
  }

  /// Writes the length of what has been written since there were `end` bytes.
  @inline(__always)
  mutating func length(since end: Int) { varint(UInt64(truncatingIfNeeded: count &- end)) }

  /// Writes the string at a place.
  @inline(__always)
  private mutating func string(_ place: UnsafeRawPointer) {
    let text = BorrowedString.at(place)
    let isStored: Void? = text.pointee.withStoredBytes { delimited($0) }
    if isStored == nil { foreign(text.pointee.text) }
  }

  /// Writes text with its length before it.
  @inline(__always)
  mutating func string(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { delimited($0) }
    if isContiguous == nil { foreign(text) }
  }

  /// Writes a string that is bridged from another language.
  @inline(never)
  private mutating func foreign(_ text: String) {
    text.withBytes { delimited($0) }
  }

  @inline(never)
  private mutating func data(_ data: Data) {
    data.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt8.self) { delimited($0) }
    }
  }

  @inline(__always)
  mutating func delimited(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(bytes)
    varint(UInt64(truncatingIfNeeded: bytes.count))
  }

  /// Writes bytes as they are.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let place = extend(bytes.count)
    if bytes.count <= 16 {
      ShortCopy.copy(start, to: place, count: bytes.count)
    } else {
      place.update(from: start, count: bytes.count)
    }
  }
}
