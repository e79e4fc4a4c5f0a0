import Testing
import TriwireRuntime

struct IntegerTextTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("10", 10),
      ("9007199254740993", 9_007_199_254_740_993),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ] as [(String, Int64)])
  func readsInt64(text: String, value: Int64) throws {
    #expect(try IntegerText.read(text) == value)
  }

  @Test(
    arguments: [
      ("9223372036854775808", .overflow), ("-9223372036854775809", .overflow),
      ("18446744073709551616", .overflow), ("99999999999999999999", .overflow),
      ("1000000000000000000000000", .overflow), ("", .malformed), ("-", .malformed),
      ("+1", .malformed), ("01", .malformed), ("00", .malformed), ("-01", .malformed),
      ("--1", .malformed), ("1 ", .malformed), (" 1", .malformed), ("0x10", .malformed),
      ("1a", .malformed), ("١", .malformed), ("1.0", .notAnInteger), ("1e2", .notAnInteger),
      ("-1.5", .notAnInteger), ("1.", .malformed), ("1e", .malformed), ("1.0.0", .malformed),
    ] as [(String, NumberError)])
  func refusesInt64(text: String, error: NumberError) {
    #expect(throws: error) { try IntegerText.read(text, as: Int64.self) }
  }

  @Test func knowsTheLimitsOfEveryWidth() throws {
    #expect(try IntegerText.read("2147483647", as: Int32.self) == .max)
    #expect(try IntegerText.read("-2147483648", as: Int32.self) == .min)
    #expect(throws: NumberError.overflow) { try IntegerText.read("2147483648", as: Int32.self) }
    #expect(throws: NumberError.overflow) { try IntegerText.read("-2147483649", as: Int32.self) }
    #expect(try IntegerText.read("4294967295", as: UInt32.self) == .max)
    #expect(throws: NumberError.overflow) { try IntegerText.read("4294967296", as: UInt32.self) }
    #expect(throws: NumberError.overflow) { try IntegerText.read("-1", as: UInt32.self) }
    #expect(try IntegerText.read("-0", as: UInt32.self) == 0)
    #expect(try IntegerText.read("18446744073709551615", as: UInt64.self) == .max)
    #expect(throws: NumberError.overflow) {
      try IntegerText.read("18446744073709551616", as: UInt64.self)
    }
    #expect(throws: NumberError.overflow) { try IntegerText.read("-1", as: UInt64.self) }
  }

  @Test func leavesWhatFollowsToTheCaller() throws {
    let text = Array("[-12.5]".utf8)
    var position = 1
    let value: Int32 = try text.withUnsafeBufferPointer { (bytes) throws(NumberError) in
      try IntegerText.readPrefix(bytes, from: &position)
    }
    #expect(value == -12)
    #expect(position == 4)
  }

  @Test func writesAsTheStandardLibraryDoes() {
    var generator = SeededGenerator(seed: 1)
    for bits in 0..<64 {
      for _ in 0..<200 {
        let value = generator.next() >> UInt64(bits)
        expectRoundTrip(value)
        expectRoundTrip(Int64(bitPattern: value))
        expectRoundTrip(Int32(truncatingIfNeeded: value))
        expectRoundTrip(UInt32(truncatingIfNeeded: value))
      }
    }
    for value in [Int64.min, .min + 1, -1, 0, 1, 9, 10, 99, 100, 999, 1000, 9999, 10000, .max] {
      expectRoundTrip(value)
    }
  }

  @Test func appendsAfterWhatIsThere() {
    var output = Array("a=".utf8)
    IntegerText.append(UInt64.max, to: &output)
    #expect(output == Array("a=18446744073709551615".utf8))
  }

  private func expectRoundTrip<Value: FixedWidthInteger>(_ value: Value) {
    var output: [UInt8] = []
    IntegerText.append(value, to: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text == value.description)
    #expect((try? IntegerText.read(text, as: Value.self)) == value)
  }
}
