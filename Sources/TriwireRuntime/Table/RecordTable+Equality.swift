// Tables answer for `==` and `hash(into:)` too, so that the compiler writes neither for each model.
extension RecordTable {
  /// Whether two structs have equal properties, as far as rows are stored properties.
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for index in 0..<count where rows[index].isStored {
      let row = rows + index
      let offset = row.pointee.offset
      guard row.pointee.areEqual(first + offset, second + offset) else { return false }
    }
    return true
  }

  /// Adds a struct's properties to a hash, in the order of the rows.
  func hash(_ source: UnsafeRawPointer, into hasher: inout Hasher) {
    for index in 0..<count where rows[index].isStored {
      rows[index].hash(source + rows[index].offset, into: &hasher)
    }
  }
}

extension ErasedCodec {
  /// Whether `count` values that stand one after the other are equal to those elsewhere; ones of a
  /// kind that has its own way to be compared are not left to the codec.
  @inline(__always)
  final func areEqual(
    _ operation: Operation, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int = 1
  ) -> Bool {
    func equal<Value: Equatable>(_ type: Value.Type) -> Bool {
      let first = first.assumingMemoryBound(to: type)
      let second = second.assumingMemoryBound(to: type)
      for index in 0..<count where first[index] != second[index] { return false }
      return true
    }
    return switch operation {
    case .bool: equal(Bool.self)
    case .int32, .uint32: equal(UInt32.self)
    case .int64, .uint64: equal(UInt64.self)
    case .float: equal(Float.self)
    case .double: equal(Double.self)
    case .string: equal(String.self)
    case .optionalBool: equal(Bool?.self)
    case .optionalInt32: equal(Int32?.self)
    case .optionalInt64: equal(Int64?.self)
    case .optionalDouble: equal(Double?.self)
    case .optionalString: equal(String?.self)
    case .model, .composed: areAllEqual(first, second, count: count)
    }
  }

  private final func areAllEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int
  ) -> Bool {
    for index in 0..<count {
      let offset = index * layout.stride
      guard areEqual(at: first + offset, second + offset) else { return false }
    }
    return true
  }

  /// Adds `count` values that stand one after the other to a hash.
  @inline(__always)
  final func hash(
    _ operation: Operation, _ source: UnsafeRawPointer, count: Int = 1, into hasher: inout Hasher
  ) {
    func combine<Value: Hashable>(_ type: Value.Type) {
      let values = source.assumingMemoryBound(to: type)
      for index in 0..<count { hasher.combine(values[index]) }
    }
    switch operation {
    case .bool: combine(Bool.self)
    case .int32, .uint32: combine(UInt32.self)
    case .int64, .uint64: combine(UInt64.self)
    case .float: combine(Float.self)
    case .double: combine(Double.self)
    case .string: combine(String.self)
    case .optionalBool: combine(Bool?.self)
    case .optionalInt32: combine(Int32?.self)
    case .optionalInt64: combine(Int64?.self)
    case .optionalDouble: combine(Double?.self)
    case .optionalString: combine(String?.self)
    case .model, .composed:
      for index in 0..<count { hash(at: source + index * layout.stride, into: &hasher) }
    }
  }
}
