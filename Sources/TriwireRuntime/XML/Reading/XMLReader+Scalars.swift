extension XMLReader {
  /// Reads the text of the element that is ``opened`` as a scalar into its uninitialised place.
  ///
  /// It is apart from what calls itself for nested values, whose frames have to be small.
  @inline(__always)
  mutating func readScalar(
    _ operation: Operation, into place: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    switch operation {
    case .string: place.initializeMemory(as: String.self, to: try elementText().string)
    case .optionalString: place.initializeMemory(as: String?.self, to: try elementText().string)
    case .int64: place.initializeMemory(as: Int64.self, to: try integer())
    case .optionalInt64: place.initializeMemory(as: Int64?.self, to: try integer())
    case .int32: place.initializeMemory(as: Int32.self, to: try integer())
    case .optionalInt32: place.initializeMemory(as: Int32?.self, to: try integer())
    case .uint64: place.initializeMemory(as: UInt64.self, to: try integer())
    case .uint32: place.initializeMemory(as: UInt32.self, to: try integer())
    case .double: place.initializeMemory(as: Double.self, to: try float())
    case .optionalDouble: place.initializeMemory(as: Double?.self, to: try float())
    case .float: place.initializeMemory(as: Float.self, to: try float())
    case .bool: place.initializeMemory(as: Bool.self, to: try bool(elementText()))
    case .optionalBool: place.initializeMemory(as: Bool?.self, to: try bool(elementText()))
    case .model, .composed: break
    }
  }

  /// Reads a scalar from a text into its uninitialised place.
  mutating func readScalar(
    _ operation: Operation, from text: XMLText, into place: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    switch operation {
    case .string: place.initializeMemory(as: String.self, to: text.string)
    case .optionalString: place.initializeMemory(as: String?.self, to: text.string)
    case .int64: place.initializeMemory(as: Int64.self, to: try integer(text))
    case .optionalInt64: place.initializeMemory(as: Int64?.self, to: try integer(text))
    case .int32: place.initializeMemory(as: Int32.self, to: try integer(text))
    case .optionalInt32: place.initializeMemory(as: Int32?.self, to: try integer(text))
    case .uint64: place.initializeMemory(as: UInt64.self, to: try integer(text))
    case .uint32: place.initializeMemory(as: UInt32.self, to: try integer(text))
    case .double: place.initializeMemory(as: Double.self, to: try float(text))
    case .optionalDouble: place.initializeMemory(as: Double?.self, to: try float(text))
    case .float: place.initializeMemory(as: Float.self, to: try float(text))
    case .bool: place.initializeMemory(as: Bool.self, to: try bool(text))
    case .optionalBool: place.initializeMemory(as: Bool?.self, to: try bool(text))
    case .model, .composed: break
    }
  }

  // MARK: Numbers

  @inline(__always)
  private mutating func integer<Value: FixedWidthInteger>() throws(CodecFailure) -> Value {
    var consumed = 0
    if !opened.isEmpty, let value: Value = try? IntegerText.readPrefix(rest, from: &consumed),
      endsText(at: consumed)
    {
      position += consumed
      try close(opened)
      return value
    }
    return try integer(elementText())
  }

  @inline(__always)
  private mutating func float<Value: DecimalFloat>() throws(CodecFailure) -> Value {
    var consumed = 0
    if !opened.isEmpty, let value: Value = try? FloatText.readPrefix(rest, from: &consumed),
      endsText(at: consumed)
    {
      position += consumed
      try close(opened)
      return value
    }
    return try float(elementText())
  }

  /// Whether an end tag begins so many bytes from here.
  @inline(__always)
  private func endsText(at offset: Int) -> Bool {
    available > offset + 1 && position[offset] == UInt8(ascii: "<")
      && position[offset + 1] == UInt8(ascii: "/")
  }

  @inline(never)
  mutating func integer<Value: FixedWidthInteger>(
    _ text: XMLText, as type: Value.Type = Value.self
  ) throws(CodecFailure) -> Value {
    do throws(NumberError) {
      return try XMLNumber.integer(text.trimmed)
    } catch {
      guard error == .overflow else { throw mismatch("a whole number", text) }
      throw fail(
        .outOfRange,
        "expected a whole number from \(Value.min) to \(Value.max), found \(text.quoted)", at: text)
    }
  }

  @inline(never)
  mutating func float<Value: DecimalFloat>(
    _ text: XMLText, as type: Value.Type = Value.self
  ) throws(CodecFailure) -> Value {
    do throws(NumberError) {
      return try XMLNumber.float(text.trimmed)
    } catch {
      throw error == .overflow
        ? mismatch("a number in range", text, .outOfRange) : mismatch("a number", text)
    }
  }

  mutating func bool(_ text: XMLText) throws(CodecFailure) -> Bool {
    let bytes = XMLBytes(bytes: text.trimmed)
    if bytes.equals("true") || bytes.equals("1") { return true }
    if bytes.equals("false") || bytes.equals("0") { return false }
    throw mismatch("true or false", text)
  }
}
