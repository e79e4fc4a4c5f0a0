import Foundation
import Testing
import TriwireRuntime

struct DecimalTextTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.00", "0"), ("0e999999999", "0"), ("1", "1"), ("-1.5", "-1.5"),
    ("0.1", "0.1"), ("1.50", "1.5"), ("100", "100"), ("1e3", "1000"), ("1.25E+2", "125"),
    ("125e-4", "0.0125"), ("0.30000000000000004", "0.30000000000000004"),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    ("0.12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"),
    ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
    ("18446744073709551616", "18446744073709551616"),
    (
      "-79228162514264337593543950335.000000000000000000000000000000000000000000000000",
      "-79228162514264337593543950335"
    ),
    (
      "100000000000000000000000000000000000000000000000000", "1" + String(repeating: "0", count: 50)
    ),
    ("1e127", "1" + String(repeating: "0", count: 127)),
    ("1e-128", "0." + String(repeating: "0", count: 127) + "1"),
    ("0.00000000000000000000000000000000000000000000000000000000000000000001e68", "1"),
  ])
  func readsExactly(text: String, plain: String) throws {
    let value = try DecimalText.read(text)
    #expect(DecimalText.text(value) == plain)
    #expect(try DecimalText.read(plain) == value)
    #expect(try DecimalText.read(plain).hashValue == value.hashValue)
  }

  @Test(
    arguments: [
      ("123456789012345678901234567890123456789012", .tooPrecise),
      ("340282366920938463463374607431768211456", .tooPrecise),
      ("1.000000000000000000000000000000000000001", .tooPrecise), ("1e-129", .tooPrecise),
      ("1e-99999999999999999999", .tooPrecise), ("1e128", .overflow),
      ("1e99999999999999999999", .overflow), ("", .malformed), ("NaN", .malformed),
      ("1,5", .malformed), ("1.5abc", .malformed), ("+1", .malformed), (".5", .malformed),
      ("1.", .malformed), ("01", .malformed), (" 1", .malformed), ("1e", .malformed),
      ("Infinity", .malformed), ("1 000", .malformed),
    ] as [(String, NumberError)])
  func refuses(text: String, error: NumberError) {
    #expect(throws: error) { try DecimalText.read(text) }
  }

  @Test func agreesWithArithmetic() throws {
    #expect(try DecimalText.read("1234.5678") == Decimal(12_345_678) / 10_000)
    #expect(try DecimalText.read("-18446744073709551615") == -Decimal(UInt64.max))
    #expect(try DecimalText.read("36893488147419103230") == Decimal(UInt64.max) * 2)
  }

  @Test func theLargestAndNaN() throws {
    let largest = try #require(DecimalText.text(.greatestFiniteMagnitude))
    #expect(try DecimalText.read(largest) == .greatestFiniteMagnitude)
    #expect(DecimalText.text(.nan) == nil)
    var output: [UInt8] = [1]
    #expect(!DecimalText.append(.nan, to: &output))
    #expect(output == [1])
    #expect(DecimalText.append(-2.5, to: &output))
    #expect(output == [1] + Array("-2.5".utf8))
  }

  @Test func everyNumberComesBack() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<3000 {
      let digits = UInt64.random(in: 0...UInt64.max, using: &generator)
      let more = UInt64.random(in: 0..<1_000_000_000_000_000_000, using: &generator)
      let exponent = Int.random(in: -100...60, using: &generator)
      let text = "-\(digits)\(more)e\(exponent)"
      let value = try DecimalText.read(text)
      let plain = try #require(DecimalText.text(value))
      #expect(try DecimalText.read(plain) == value)
      #expect(Decimal(string: text) == value)
    }
  }
}
