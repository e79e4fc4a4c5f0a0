import Foundation
import Testing
import TriwireRuntime

struct EpochTextTests {
  @Test(
    arguments: [
      ("0", .seconds, 0), ("1796047200", .seconds, 1_796_047_200), ("-1", .seconds, -1),
      ("1796047200.5", .seconds, 1_796_047_200.5), ("-1.25", .seconds, -1.25),
      ("1.7960472e9", .seconds, 1_796_047_200), ("1796047200000", .milliseconds, 1_796_047_200),
      ("-1", .milliseconds, -0.001), ("1500.5", .milliseconds, 1.5005),
      ("0.0000000000000000000000001", .seconds, 0), ("1e-400000000000", .milliseconds, 0),
    ] as [(String, EpochText.Unit, Double)])
  func reads(text: String, unit: EpochText.Unit, secondsSince1970: Double) throws {
    let difference =
      try EpochText.read(text, unit: unit).timeIntervalSince1970 - secondsSince1970
    #expect(abs(difference) < 2e-7)
  }

  @Test func readsTheSameDateAsTheOtherForms() throws {
    let date = try RFC3339.read("2026-11-30T14:00:00.123Z")
    #expect(try EpochText.read("1796047200.123", unit: .seconds) == date)
    #expect(try EpochText.read("1796047200123", unit: .milliseconds) == date)
    #expect(DateForm.epochMillis.text(date) == "1796047200123")
    #expect(DateForm.epochSeconds.text(date) == "1796047200")
  }

  @Test(
    arguments: [
      ("", .malformed), ("abc", .malformed), ("1.", .malformed), ("01", .malformed),
      ("1 ", .malformed), ("NaN", .malformed), ("1e30", .outOfRange),
      ("99999999999999999999", .outOfRange), ("9000000000000000", .outOfRange),
      ("-8999999999999999.9", .outOfRange),
    ] as [(String, DateError)])
  func refuses(text: String, error: DateError) {
    #expect(throws: error) { try EpochText.read(text, unit: .seconds) }
  }

  @Test(
    arguments: [
      (0, 0, 0), (1_796_047_200.9, 1_796_047_200, 1_796_047_200_900), (-0.5, -1, -500),
      (-1.001, -2, -1001), (0.0004, 0, 0), (253_402_300_800, 253_402_300_800, 253_402_300_800_000),
      (253_402_300_799.9997, 253_402_300_799, 253_402_300_799_999),
      (253_402_300_800.9997, 253_402_300_801, 253_402_300_801_000),
    ] as [(Double, Int64, Int64)])
  func writes(secondsSince1970: Double, seconds: Int64, milliseconds: Int64) {
    let date = Date(timeIntervalSince1970: secondsSince1970)
    #expect(EpochText.number(of: date, unit: .seconds) == seconds)
    #expect(EpochText.number(of: date, unit: .milliseconds) == milliseconds)
    #expect(DateForm.epochSeconds.text(date) == seconds.description)
  }

  @Test func refusesWhatNoIntegerHolds() {
    for interval in [Double.infinity, -.infinity, .nan, 1e300, -9.001e15] {
      let date = Date(timeIntervalSinceReferenceDate: interval)
      #expect(EpochText.number(of: date, unit: .milliseconds) == nil)
      #expect(DateForm.epochSeconds.text(date) == nil)
    }
  }

  @Test(arguments: ["8999999999999999", "-8999999999999999", "-8999999999999999.25"])
  func writesTheOutermostMomentsThatAreRead(text: String) throws {
    let date = try DateForm.epochSeconds.read(text)
    let written = try #require(DateForm.epochSeconds.text(date))
    #expect(try DateForm.epochSeconds.read(written) == date)
  }

  @Test(arguments: [DateForm.rfc3339, .epochMillis])
  func everyMillisecondComesBack(form: DateForm) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let milliseconds = Int.random(in: -10_000_000_000_000...10_000_000_000_000, using: &generator)
      let date = try DateForm.epochMillis.read("\(milliseconds)")
      #expect(try form.read(try #require(form.text(date))) == date)
      #expect(DateForm.epochMillis.text(date) == "\(milliseconds)")
    }
  }
}
