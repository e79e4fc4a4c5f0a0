/// Numbers by the lexical rules of XML Schema, part 2: a plus sign and leading zeros are allowed, and the
/// infinities are `INF` and `-INF`.
enum XMLNumber {
  /// Reads a text that is an integer from its first byte to its last.
  static func integer<Value: FixedWidthInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type = Value.self
  ) throws(NumberError) -> Value {
    do throws(NumberError) {
      return try IntegerText.read(bytes)
    } catch {
      guard error == .malformed, let usual = usualForm(bytes), usual.isIntegral else { throw error }
      return try usual.bytes.withUnsafeBufferPointer { (bytes) throws(NumberError) in
        try IntegerText.read(bytes)
      }
    }
  }

  /// Reads a text that is a number, `INF`, `-INF` or `NaN`.
  static func float<Value: DecimalFloat>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type = Value.self
  ) throws(NumberError) -> Value {
    do throws(NumberError) {
      return try FloatText.read(bytes)
    } catch {
      guard error == .malformed else { throw error }
      if let special: Value = special(bytes) { return special }
      guard let usual = usualForm(bytes) else { throw error }
      return try usual.bytes.withUnsafeBufferPointer { (bytes) throws(NumberError) in
        try FloatText.read(bytes)
      }
    }
  }

  private static func special<Value: DecimalFloat>(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Value? {
    switch String(decoding: bytes.prefix(5), as: UTF8.self) {
    case "INF", "+INF": .infinity
    case "-INF": -.infinity
    case "NaN": .nan
    default: nil
    }
  }

  /// A number in the form that JSON has for it.
  struct UsualForm {
    let bytes: [UInt8]
    /// Whether it has neither a point nor an exponent.
    let isIntegral: Bool
  }

  /// The number without a plus sign and leading zeros, with digits on both sides of a point; nil when the
  /// text is no number.
  static func usualForm(_ text: UnsafeBufferPointer<UInt8>) -> UsualForm? {
    var cursor = ByteCursor(text)
    var bytes: [UInt8] = []
    if cursor.take(UInt8(ascii: "-")) {
      bytes.append(UInt8(ascii: "-"))
    } else {
      _ = cursor.take(UInt8(ascii: "+"))
    }
    let integer = cursor.takeDigitRun()
    let hasPoint = cursor.take(UInt8(ascii: "."))
    let fraction = hasPoint ? cursor.takeDigitRun() : 0..<0
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    let digits = text[integer].drop { $0 == UInt8(ascii: "0") }
    bytes.append(contentsOf: digits.isEmpty ? [UInt8(ascii: "0")] : Array(digits))
    if !fraction.isEmpty { bytes.append(contentsOf: [UInt8(ascii: ".")] + text[fraction]) }
    bytes.append(contentsOf: text[cursor.position...])
    return UsualForm(bytes: bytes, isIntegral: !hasPoint && cursor.isAtEnd)
  }
}
