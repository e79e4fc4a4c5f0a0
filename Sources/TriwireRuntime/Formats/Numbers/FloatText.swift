/// Decimal text of `Double` and `Float`.
///
/// Reading takes the grammar of JSON and gives the nearest value, correctly rounded for each of the two
/// types. Writing gives the fewest digits that read back as the same value, laid out as ECMAScript's
/// `Number::toString` and RFC 8785 do: `1`, `0.1`, `1e+21`, `1e-7`. The one difference is negative zero,
/// which is written `-0` so that it survives.
package enum FloatText {
  /// How many bytes a value may take.
  package static let maximumLength = 32

  /// Reads a text that is a number from its first byte to its last.
  package static func read<Value: DecimalFloat>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type = Value.self
  ) throws(NumberError) -> Value {
    var position = 0
    let value: Value = try readPrefix(bytes, from: &position)
    guard position == bytes.count else { throw .malformed }
    return value
  }

  /// Reads a text that is a number, or `NaN`, `Infinity` or `-Infinity`, as it stands inside a string.
  package static func readNamed<Value: DecimalFloat>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type = Value.self
  ) throws(NumberError) -> Value {
    var cursor = ByteCursor(bytes)
    if cursor.take("NaN"), cursor.isAtEnd { return .nan }
    let isNegative = cursor.take(UInt8(ascii: "-"))
    if cursor.take("Infinity"), cursor.isAtEnd { return isNegative ? -.infinity : .infinity }
    return try read(bytes, as: type)
  }

  /// Reads a text that is a number, or `NaN`, `Infinity` or `-Infinity`.
  package static func readNamed<Value: DecimalFloat>(
    _ text: String, as type: Value.Type = Value.self
  ) throws(NumberError) -> Value {
    try text.withBytes { (bytes) throws(NumberError) in try readNamed(bytes, as: type) }
  }

  /// Reads the number that begins at `position` and moves the position past its last byte.
  ///
  /// A number too large for the type is `NumberError.overflow`; one too small is zero. At an error the
  /// position means nothing.
  @inline(__always)
  package static func readPrefix<Value: DecimalFloat>(
    _ bytes: UnsafeBufferPointer<UInt8>, from position: inout Int
  ) throws(NumberError) -> Value {
    guard let token = NumberToken(bytes, from: position) else { throw .malformed }
    let start = position
    position = token.end
    if token.isExact,
      let value = Value(exactMantissa: token.mantissa, exponent: token.exponent)
    {
      return token.isNegative ? -value : value
    }
    let value: Value = magnitude(of: token, bytes[start..<position])
    guard value.isFinite else { throw .overflow }
    return token.isNegative ? -value : value
  }

  @inline(never)
  private static func magnitude<Value: DecimalFloat>(
    of token: NumberToken, _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Value {
    let value = Value(mantissa: token.mantissa, exponent: token.exponent)
    // With digits left out the number is between two mantissas, which mostly give the same value.
    if token.isExact || value == Value(mantissa: token.mantissa + 1, exponent: token.exponent) {
      return value
    }
    // The standard library reads all digits, rounds correctly and knows no locale.
    return Value(String(decoding: text, as: UTF8.self))?.magnitude ?? value
  }
}

extension FloatText {
  /// Writes the value and returns how many bytes it took, at most `maximumLength`.
  ///
  /// Values that aren't finite give `NaN`, `Infinity` and `-Infinity`, which JSON takes in quotes only.
  @inline(__always)
  package static func write(
    _ value: some DecimalFloat, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard value.sign == .minus, !value.isNaN else { return writeMagnitude(value, to: output) }
    output[0] = UInt8(ascii: "-")
    return 1 + writeMagnitude(-value, to: output + 1)
  }

  /// Appends the value.
  package static func append(_ value: some DecimalFloat, to output: inout [UInt8]) {
    output.append(upTo: maximumLength) { write(value, to: $0) }
  }

  /// The value's text.
  package static func text(_ value: some DecimalFloat) -> String {
    String(upTo: maximumLength) { write(value, to: $0) }
  }

  private static func writeMagnitude<Value: DecimalFloat>(
    _ value: Value, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // As long as neighbours are at most 1 apart, no digit of a whole number can be spared.
    if value.exponent <= Value.significandBitCount, let integer = UInt64(exactly: value) {
      return IntegerText.writeDigits(integer, to: output)
    }
    guard value.isFinite else { return copy(value.isNaN ? "NaN" : "Infinity", to: output) }
    return DecimalLayout(ShortestDecimal(value)).write(to: output)
  }

  private static func copy(
    _ text: StaticString, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    output.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    return text.utf8CodeUnitCount
  }
}
