extension ProtobufReader {
  /// Reads a run of fields with the current tag: one element each, or packed ones.
  ///
  /// `known` says how many elements there are already.
  mutating func readRun(
    of coder: ErasedProtobufCoder, into list: inout PartialList, after known: Int
  ) throws(CodecFailure) {
    let tag = currentTag
    let isPacked = coder.wireType != .delimited && key & 7 == WireType.delimited.rawValue
    repeat {
      do throws(CodecFailure) {
        if isPacked {
          try readPacked(coder, into: &list)
        } else {
          try readElement(coder, into: &list)
        }
      } catch {
        path.prepend(.element(known + list.count))
        throw error
      }
    } while takeTag(tag)
  }

  private mutating func readPacked(
    _ coder: ErasedProtobufCoder, into list: inout PartialList
  ) throws(CodecFailure) {
    let number = key >> 3
    let length = try length()
    let outer = end
    end = position + length
    let operation = coder.operation
    while position < end {
      let place = list.next(in: &scratch)
      if operation == .composed {
        let first = position
        if try coder.read(at: place, isSet: false, from: &self) {
          list.insert()
        } else {
          stray(first, as: number << 3 | coder.wireType.rawValue)
        }
      } else {
        try readScalar(operation, into: place, isSet: false)
        list.insert()
      }
    }
    end = outer
  }

  @inline(__always)
  private mutating func readElement(
    _ coder: ErasedProtobufCoder, into list: inout PartialList
  ) throws(CodecFailure) {
    let first = tagStart
    let place = list.next(in: &scratch)
    if try coder.read(at: place, isSet: false, from: &self) {
      list.insert()
    } else {
      stray(first)
    }
  }

  /// Notes that the field which begins at `first` has a value that isn't known.
  @inline(never)
  mutating func stray(_ first: UnsafePointer<UInt8>) {
    strays.append(contentsOf: UnsafeBufferPointer(start: first, count: position - first))
  }

  /// Notes a value that isn't known as a field of its own.
  @inline(never)
  private mutating func stray(_ first: UnsafePointer<UInt8>, as key: UInt32) {
    var rest = key
    while rest >= 0x80 {
      strays.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    strays.append(UInt8(truncatingIfNeeded: rest))
    stray(first)
  }
}
