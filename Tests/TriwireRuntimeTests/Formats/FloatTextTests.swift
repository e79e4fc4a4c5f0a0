import Testing
import TriwireRuntime

struct FloatTextTests {
  // The bit patterns are those of a correctly rounding reader.
  @Test(
    arguments: [
      ("0", 0), ("-0", 0x8000_0000_0000_0000), ("0e999999999999", 0), ("1", 0x3FF0_0000_0000_0000),
      ("0.1", 0x3FB9_9999_9999_999A), ("1e23", 0x44B5_2D02_C7E1_4AF6),
      ("9007199254740993", 0x4340_0000_0000_0000), ("9007199254740995", 0x4340_0000_0000_0002),
      ("9007199254740993.00000000000000000001", 0x4340_0000_0000_0001),
      ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF),
      ("2.2250738585072012e-308", 0x0010_0000_0000_0000),
      ("4.9e-324", 1), ("2.5e-324", 1), ("2.4e-324", 0), ("1e-400", 0),
      ("1e-99999999999999999999", 0),
      ("2.4703282292062327208e-324", 0), ("2.4703282292062328e-324", 1),
      ("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF),
      ("1.7976931348623158e308", 0x7FEF_FFFF_FFFF_FFFF),
      ("123456789012345678901234567890", 0x45F8_EE90_FF6C_373E),
      ("0.000000000000000000000000000000000000001", 0x37D5_C72F_B155_2D83),
      ("1E+2", 0x4059_0000_0000_0000), ("1.5E-1", 0x3FC3_3333_3333_3333),
      ("8.5e22", 0x44B1_FFDB_F6B2_B2EB),
    ] as [(String, UInt64)])
  func readsDouble(text: String, bits: UInt64) throws {
    #expect(try FloatText.readNamed(text, as: Double.self).bitPattern == bits)
  }

  @Test(
    arguments: [
      ("1.7976931348623159e308", .overflow), ("1e309", .overflow), ("-1e400", .overflow),
      ("1e99999999999999999999", .overflow), ("", .malformed), ("-", .malformed),
      (".5", .malformed),
      ("5.", .malformed), ("+1", .malformed), ("01", .malformed), ("1e", .malformed),
      ("1e+", .malformed), ("0x1p3", .malformed), ("nan", .malformed), ("inf", .malformed),
      ("+Infinity", .malformed), ("Infinit", .malformed), ("NaNs", .malformed), ("1,5", .malformed),
      ("1 ", .malformed), ("1_0", .malformed),
    ] as [(String, NumberError)])
  func refusesDouble(text: String, error: NumberError) {
    #expect(throws: error) { try FloatText.readNamed(text, as: Double.self) }
  }

  // Each lies so that rounding to Double first would give the other neighbour.
  @Test(
    arguments: [
      ("1.00000005960464478", 0x3F80_0001), ("1.000000059604644775390625", 0x3F80_0000),
      ("1.000000059604644775390626", 0x3F80_0001), ("7.038531e-26", 0x15AE_43FD),
      ("3.4028234663852886e38", 0x7F7F_FFFF), ("3.4028235677973365e38", 0x7F7F_FFFF),
      ("1e-45", 1), ("7.1e-46", 1), ("7e-46", 0), ("16777217", 0x4B80_0000),
      ("16777219", 0x4B80_0002),
      ("0.1", 0x3DCC_CCCD), ("-0.0", 0x8000_0000),
    ] as [(String, UInt32)])
  func readsFloat(text: String, bits: UInt32) throws {
    #expect(try FloatText.readNamed(text, as: Float.self).bitPattern == bits)
  }

  @Test func refusesWhatFloatCannotHold() {
    #expect(throws: NumberError.overflow) {
      try FloatText.readNamed("3.4028236e38", as: Float.self)
    }
    #expect(throws: NumberError.overflow) { try FloatText.readNamed("1e39", as: Float.self) }
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (1.5, "1.5"), (100, "100"),
      (123_456.789, "123456.789"), (1e20, "100000000000000000000"), (1e21, "1e+21"),
      (1.5e300, "1.5e+300"), (1e-6, "0.000001"), (1.25e-6, "0.00000125"), (1e-7, "1e-7"),
      (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
      (2.2250738585072014e-308, "2.2250738585072014e-308"), (9007199254740991, "9007199254740991"),
      (9007199254740992, "9007199254740992"), (9007199254740994, "9007199254740994"),
      (1.2345678901234567e19, "12345678901234567000"), (0.30000000000000004, "0.30000000000000004"),
      (-1.2345678901234567e-6, "-0.0000012345678901234567"), (1e23, "1e+23"), (2e-44, "2e-44"),
      (.infinity, "Infinity"), (-.infinity, "-Infinity"), (.nan, "NaN"), (-.nan, "NaN"),
    ] as [(Double, String)])
  func writesDouble(value: Double, text: String) {
    #expect(FloatText.text(value) == text)
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (16_777_216, "16777216"), (123_456_792, "123456790"),
      (3.4028235e38, "3.4028235e+38"),
      (.leastNonzeroMagnitude, "1e-45"), (1.1754944e-38, "1.1754944e-38"), (-0.0, "-0"),
      (.infinity, "Infinity"),
    ] as [(Float, String)])
  func writesFloat(value: Float, text: String) {
    #expect(FloatText.text(value) == text)
  }

  @Test func namesComeBack() throws {
    #expect(try FloatText.readNamed("NaN", as: Double.self).isNaN)
    #expect(try FloatText.readNamed("Infinity", as: Double.self) == .infinity)
    #expect(try FloatText.readNamed("-Infinity", as: Float.self) == -.infinity)
  }

  @Test func everyDoubleComesBackAsShortAsInTheStandardLibrary() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      if value.isFinite { try expectShortestRoundTrip(value) }
    }
    for exponent in 0..<2047 as Range<UInt64> {
      for significand in [0, 1, 0xF_FFFF_FFFF_FFFF] as [UInt64] {
        try expectShortestRoundTrip(Double(bitPattern: exponent << 52 | significand))
      }
    }
  }

  @Test func everyFloatComesBackAsShortAsInTheStandardLibrary() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      if value.isFinite { try expectShortestRoundTrip(value) }
    }
    for exponent in 0..<255 as Range<UInt32> {
      for significand in [0, 1, 0x7F_FFFF] as [UInt32] {
        try expectShortestRoundTrip(Float(bitPattern: exponent << 23 | significand))
      }
    }
  }

  private func expectShortestRoundTrip<Value: DecimalFloat>(_ value: Value) throws {
    let text = FloatText.text(value)
    let back = try FloatText.readNamed(text, as: Value.self)
    guard back == value, back.sign == value.sign else {
      Issue.record("\(value) came back from \(text) as \(back)")
      return
    }
    if significantDigits(text) != significantDigits(value.description) {
      Issue.record("\(value) was written \(text)")
    }
  }

  private func significantDigits(_ text: String) -> String {
    let digits = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
    return String(digits.reversed().drop { $0 == "0" }.reversed())
  }

  @Test func readsAnyDigitsAsTheStandardLibraryDoes() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let text = randomNumber(&generator)
      try expectSameValue(text, Double.self)
      try expectSameValue(text, Float.self)
    }
  }

  @Test func readsHalfwayNumbersAsTheStandardLibraryDoes() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      // The middle between two floats is a double, and its exact decimal is what Double prints here.
      let low = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()) & 0x7FFF_FFFF)
      guard low.isFinite, low.nextUp.isFinite else { continue }
      let middle = (Double(low) + Double(low.nextUp)) / 2
      try expectSameValue(middle.description, Float.self)
      try expectSameValue(middle.nextUp.description, Float.self)
      try expectSameValue(middle.nextDown.description, Float.self)
      let odd = UInt64.random(in: 1 << 52..<1 << 53, using: &generator)
      try expectSameValue("\(odd).5", Double.self)
      try expectSameValue("\(odd).50000000000000000000001", Double.self)
      try expectSameValue("\(odd).49999999999999999999999", Double.self)
    }
  }

  private func expectSameValue<Value: DecimalFloat>(_ text: String, _ type: Value.Type) throws {
    guard let expected = Value(text) else { return }
    let value: Value
    do throws(NumberError) {
      value = try FloatText.readNamed(text)
    } catch {
      if expected.isFinite || error != .overflow { Issue.record("\(text): \(error)") }
      return
    }
    if value != expected || value.sign != expected.sign {
      Issue.record("\(text) was read as \(value), not \(expected)")
    }
  }

  private func randomNumber(_ generator: inout SeededGenerator) -> String {
    var text = Bool.random(using: &generator) ? "-" : ""
    text += (generator.next() >> UInt64.random(in: 0..<64, using: &generator)).description
    if Bool.random(using: &generator) {
      text += "."
      for _ in 0..<Int.random(in: 1...25, using: &generator) {
        text += Int.random(in: 0...9, using: &generator).description
      }
    }
    if Int.random(in: 0..<4, using: &generator) > 0 {
      let exponent = Int.random(in: -360...320, using: &generator)
      text += "e\(exponent / Int.random(in: 1...9, using: &generator))"
    }
    return text
  }
}
