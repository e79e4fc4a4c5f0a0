extension JSONReader {
  /// Reads an integer, as a number or as a string that holds one.
  ///
  /// A fraction or an exponent is taken when the value is integral all the same: `1.0`, `1e2`.
  /// `isQuoted` says that the number is written as a string.
  @inline(__always)
  mutating func integer<Value: FixedWidthInteger>(
    _ type: Value.Type = Value.self, isQuoted: Bool = false
  ) throws(CodecFailure) -> Value {
    let byte = peek()
    guard byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") <= 9 else {
      return try quotedInteger(isQuoted)
    }
    var consumed = 0
    guard let value: Value = try? IntegerText.readPrefix(rest, from: &consumed),
      endsInteger(at: consumed)
    else { return try unusualInteger() }
    position += consumed
    return value
  }

  /// Whether no fraction, exponent or anything else follows the digits.
  @inline(__always)
  private func endsInteger(at offset: Int) -> Bool {
    guard offset < available else { return true }
    let byte = position[offset]
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || byte <= 0x20
  }

  /// Reads a number that has a fraction or an exponent, is too large or isn't one.
  @inline(never)
  private mutating func unusualInteger<Value: FixedWidthInteger>() throws(CodecFailure) -> Value {
    guard let token = NumberToken(rest) else { throw mismatch("a whole number", .malformed) }
    let number = UnsafeBufferPointer(rebasing: rest.prefix(token.end))
    guard let value: Value = IntegralText.read(number) else {
      throw notAnInteger(Value.self, isIntegral: IntegralText.isIntegral(number))
    }
    position += token.end
    return value
  }

  @inline(never)
  private mutating func quotedInteger<Value: FixedWidthInteger>(
    _ isQuoted: Bool
  ) throws(CodecFailure) -> Value {
    guard isQuoted || takesQuotedNumbers else { throw mismatch("a whole number") }
    let first = position
    var isIntegral = false
    let value: Value? = try withString("a whole number") { bytes in
      isIntegral = IntegralText.isIntegral(bytes)
      return IntegralText.read(bytes)
    }
    if let value { return value }
    position = first
    throw notAnInteger(Value.self, isIntegral: isIntegral)
  }

  private mutating func notAnInteger<Value: FixedWidthInteger>(
    _ type: Value.Type, isIntegral: Bool
  ) -> CodecFailure {
    guard isIntegral else { return mismatch("a whole number") }
    return fail(
      .outOfRange, "expected a whole number from \(Value.min) to \(Value.max), found \(found)")
  }

  /// Reads a floating-point number, as a number or as a string that holds one; where it is written
  /// as a string (`isQuoted`) the strings `NaN`, `Infinity` and `-Infinity` too.
  @inline(__always)
  mutating func float<Value: DecimalFloat>(
    _ type: Value.Type = Value.self, isQuoted: Bool = false
  ) throws(CodecFailure) -> Value {
    let byte = peek()
    guard byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") <= 9 else {
      return try quotedFloat(isQuoted)
    }
    var consumed = 0
    do throws(NumberError) {
      let value: Value = try FloatText.readPrefix(rest, from: &consumed)
      position += consumed
      return value
    } catch {
      throw error == .overflow
        ? mismatch("a number in range", .outOfRange) : mismatch("a number", .malformed)
    }
  }

  @inline(never)
  private mutating func quotedFloat<Value: DecimalFloat>(
    _ isQuoted: Bool
  ) throws(CodecFailure) -> Value {
    guard isQuoted || takesQuotedNumbers else { throw mismatch("a number") }
    let first = position
    let value: Value? = try withString("a number") { bytes in
      isQuoted ? try? FloatText.readNamed(bytes) : try? FloatText.read(bytes)
    }
    if let value { return value }
    position = first
    throw mismatch("a number")
  }

  /// Passes a number.
  @inline(__always)
  mutating func numberToken(
    _ wanted: StaticString = "a number"
  ) throws(CodecFailure) -> UnsafeBufferPointer<UInt8> {
    let byte = peek()
    guard byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") <= 9 else {
      throw mismatch(wanted)
    }
    var scan = NumberScan(rest, from: 0)
    guard scan.takeInteger(), scan.takeFraction(), scan.takeExponent() else {
      throw malformed(wanted)
    }
    let token = UnsafeBufferPointer(start: position, count: scan.position)
    position += scan.position
    return token
  }
}

/// Integers written in any form of a JSON number: `100`, `1e2`, `100.0`.
enum IntegralText {
  /// Reads a text that is a number from its first byte to its last; nil when its value isn't
  /// integral or the type can't hold it.
  static func read<Value: FixedWidthInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type = Value.self
  ) -> Value? {
    if let value: Value = try? IntegerText.read(bytes) { return value }
    guard let number = scan(bytes), let magnitude = magnitude(number) else { return nil }
    guard number.isNegative else { return Value(exactly: magnitude) }
    return magnitude == UInt64(Int64.max) + 1
      ? Value(exactly: Int64.min) : Int64(exactly: magnitude).flatMap { Value(exactly: -$0) }
  }

  /// Whether the text is a number whose value is integral.
  static func isIntegral(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    scan(bytes).map(isIntegral) ?? false
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> NumberScan? {
    var scan = NumberScan(bytes, from: 0)
    guard scan.takeInteger(), scan.takeFraction(), scan.takeExponent(),
      scan.position == bytes.count
    else { return nil }
    return scan
  }

  private static func isIntegral(_ number: NumberScan) -> Bool {
    number.digits.dropFirst(number.integralDigits).allSatisfy { $0 == 0 }
  }

  /// The number without its sign; nil when it isn't integral or 64 bits don't hold it.
  private static func magnitude(_ number: NumberScan) -> UInt64? {
    guard isIntegral(number) else { return nil }
    var magnitude: UInt64 = 0
    for digit in number.digits.prefix(number.integralDigits) {
      guard let longer = magnitude.timesTen(adding: digit) else { return nil }
      magnitude = longer
    }
    guard magnitude > 0 else { return 0 }
    for _ in 0..<max(0, number.integralDigits - number.digits.count) {
      guard let longer = magnitude.timesTen(adding: 0) else { return nil }
      magnitude = longer
    }
    return magnitude
  }
}

extension NumberScan {
  /// All digits that are written.
  fileprivate var digits: [UInt64] {
    [integer, fraction].joined().map { UInt64(bytes[$0] & 0x0F) }
  }

  /// How many digits stand before the point once the exponent has moved it.
  fileprivate var integralDigits: Int { max(0, integer.count + exponent) }
}

extension UInt64 {
  /// The number with one more digit; nil when it is too large.
  fileprivate func timesTen(adding digit: UInt64) -> UInt64? {
    let (product, isTooLarge) = multipliedReportingOverflow(by: 10)
    let (sum, isTooLargeNow) = product.addingReportingOverflow(digit)
    return isTooLarge || isTooLargeNow ? nil : sum
  }
}
