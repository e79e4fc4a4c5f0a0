import Foundation
import Testing

@testable import TriwireGeneration

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", "0"), ("123456", "123456"), ("1234567", "1_234_567"), ("-12345678", "-12_345_678"),
    ("18446744073709551615", "18_446_744_073_709_551_615"), ("1234567.5", "1234567.5"),
  ])
  func groupsDigits(text: String, literal: String) {
    #expect(NumberLiteral.grouped(text) == literal)
  }

  @Test(arguments: ["0", "12.340", "-0.01", "99999999999999999999.99", "1e-3", "1.5E2", "-7"])
  func takesDecimalsApartExactly(text: String) throws {
    let digits = try #require(DecimalDigits(text))
    let sum = try digits.parts.reduce(Decimal(0)) { sum, part in
      let significand = try #require(Int64(part.digits))
      return sum
        + Decimal(
          sign: digits.isNegative ? .minus : .plus, exponent: part.exponent,
          significand: Decimal(significand))
    }
    #expect(sum == Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
  }

  @Test(arguments: ["", "-", "1.2.3", "abc", "1e", "0x10"]) func refusesOtherTexts(text: String) {
    #expect(DecimalDigits(text) == nil)
  }

  @Test(arguments: [
    ("40", ".seconds(40)"), ("1.5", ".milliseconds(1500)"), ("-3", ".seconds(-3)"),
    ("0.000000001", ".nanoseconds(1)"), ("0", ".seconds(0)"), ("1234567", ".seconds(1_234_567)"),
  ])
  func writesDurations(text: String, literal: String) throws {
    #expect(try #require(DecimalDigits(text)).duration == literal)
  }

  @Test(arguments: [
    "1970-01-01T00:00:00Z", "2026-11-30T12:00:00+01:00", "1969-12-31T23:59:59-05:30",
    "2000-02-29T00:00:00z", "1900-03-01T00:00:00Z", "1583-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
  ])
  func agreesWithFoundationAboutTime(text: String) throws {
    let expected = try Date(text.uppercased(), strategy: .iso8601).timeIntervalSince1970
    let seconds = try #require(Timestamp(text)).seconds.replacing("_", with: "")
    #expect(Double(seconds) == expected)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00.250Z", "0.250"), ("1970-01-01T00:00:01.000Z", "1"),
    ("1969-12-31T23:59:59.5Z", "-1 + 0.5"),
  ])
  func keepsFractions(text: String, seconds: String) throws {
    #expect(try #require(Timestamp(text)).seconds == seconds)
  }
}
