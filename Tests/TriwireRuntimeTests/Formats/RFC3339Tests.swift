import Foundation
import Testing
import TriwireRuntime

struct RFC3339Tests {
  @Test(arguments: [
    ("2026-11-30T14:00:00Z", 1_796_047_200), ("2026-11-30t14:00:00z", 1_796_047_200),
    ("2026-11-30 14:00:00Z", 1_796_047_200), ("2026-11-30T15:30:00+01:30", 1_796_047_200),
    ("2026-11-30T06:00:00-08:00", 1_796_047_200), ("2026-11-30T14:00:00-00:00", 1_796_047_200),
    ("2026-12-01T13:59:00+23:59", 1_796_047_200), ("1970-01-01T00:00:00Z", 0),
    ("1969-12-31T23:59:59Z", -1), ("1969-12-31T23:59:58.5Z", -1.5),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799), ("2000-02-29T12:00:00Z", 951_825_600),
    ("1900-03-01T00:00:00Z", -2_203_891_200), ("1990-12-31T23:59:60Z", 662_688_000),
    ("1990-12-31T15:59:60-08:00", 662_688_000), ("1990-12-31T23:59:60.25Z", 662_688_000.25),
    ("2017-01-01T00:29:60+00:30", 1_483_228_800), ("2026-11-30T14:00:00.000Z", 1_796_047_200),
    ("2026-11-30T14:00:00.5Z", 1_796_047_200.5),
    ("2026-11-30T14:00:00.250000000000000000000000000001Z", 1_796_047_200.25),
  ])
  func reads(text: String, secondsSince1970: Double) throws {
    #expect(try RFC3339.read(text) == Date(timeIntervalSince1970: secondsSince1970))
  }

  @Test(
    arguments: [
      ("2026-11-30T14:00:00", .noTimeZone), ("2026-11-30T14:00:00.123", .noTimeZone),
      ("2026-02-29T00:00:00Z", .outOfRange), ("1900-02-29T00:00:00Z", .outOfRange),
      ("2026-04-31T00:00:00Z", .outOfRange), ("2026-00-10T00:00:00Z", .outOfRange),
      ("2026-13-10T00:00:00Z", .outOfRange), ("2026-01-00T00:00:00Z", .outOfRange),
      ("2026-01-32T00:00:00Z", .outOfRange), ("2026-01-01T24:00:00Z", .outOfRange),
      ("2026-01-01T00:60:00Z", .outOfRange), ("2026-01-01T00:00:61Z", .outOfRange),
      ("2026-01-01T00:00:60Z", .outOfRange), ("1990-12-31T23:59:60-08:00", .outOfRange),
      ("9999-12-31T23:59:60Z", .outOfRange), ("9999-12-31T23:59:59-00:01", .outOfRange),
      ("0000-01-01T00:00:00+00:01", .outOfRange),
      ("2026-01-01T00:00:00+24:00", .outOfRange), ("2026-01-01T00:00:00+00:60", .outOfRange),
      ("", .malformed), ("2026-11-30", .malformed), ("2026-11-30T", .malformed),
      ("2026-11-30T14:00Z", .malformed), ("2026-11-30T14:00:00.Z", .malformed),
      ("2026-11-30T14:00:00,5Z", .malformed), ("2026-11-30T14:00:00+0100", .malformed),
      ("2026-11-30T14:00:00+01", .malformed), ("2026-11-30T14:00:00+1:00", .malformed),
      ("2026-11-30T14:00:00ZZ", .malformed), ("2026-11-30T14:00:00Z ", .malformed),
      (" 2026-11-30T14:00:00Z", .malformed), ("2026-11-30  14:00:00Z", .malformed),
      ("2026-11-30_14:00:00Z", .malformed), ("26-11-30T14:00:00Z", .malformed),
      ("12026-11-30T14:00:00Z", .malformed), ("+2026-11-30T14:00:00Z", .malformed),
      ("20261130T140000Z", .malformed), ("2026-1-30T14:00:00Z", .malformed),
      ("2026-11-30T14:00:00.5", .noTimeZone), ("2026-11-30T14:00:00 Z", .malformed),
      ("2026-11-30T-4:00:00Z", .malformed), ("２026-11-30T14:00:00Z", .malformed),
    ] as [(String, DateError)])
  func refuses(text: String, error: DateError) {
    #expect(throws: error) { try RFC3339.read(text) }
  }

  @Test(arguments: [
    "2026-11-30T14:00:00Z", "2026-11-30T14:00:00.500Z", "2026-11-30T14:00:00.123Z",
    "2026-11-30T14:00:00.000123Z", "2026-11-30T14:00:00.123456Z", "1970-01-01T00:00:00Z",
    "1969-12-31T23:59:59.900Z", "1969-12-31T23:59:59.999Z", "0000-01-01T00:00:00Z",
    "0000-02-29T23:59:59Z", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59.999Z",
    "2001-01-01T00:00:00.000000001Z", "2000-12-31T23:59:59.999999999Z", "2000-02-29T00:00:00.001Z",
  ])
  func writesWhatWasRead(text: String) throws {
    #expect(RFC3339.text(try RFC3339.read(text)) == text)
  }

  @Test(arguments: ["9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.9999999999999Z"])
  func keepsTheLastMomentOfTheLastYearInIt(text: String) throws {
    let date = try RFC3339.read(text)
    #expect(date < Date(timeIntervalSince1970: 253_402_300_800))
    #expect(try #require(RFC3339.text(date)).hasPrefix("9999-12-31T23:59:59.99996"))
  }

  @Test func writesNineDigitsWhereSixAreTooFew() {
    let date = Date(timeIntervalSinceReferenceDate: 817_740_000.0.nextUp)
    #expect(RFC3339.text(date) == "2026-11-30T14:00:00.000000119Z")
    #expect(RFC3339.text(Date(timeIntervalSinceReferenceDate: 1e-12)) == "2001-01-01T00:00:00Z")
    #expect(RFC3339.text(Date(timeIntervalSinceReferenceDate: -1e-12)) == "2001-01-01T00:00:00Z")
  }

  @Test func refusesYearsOfMoreDigits() {
    #expect(RFC3339.text(Date(timeIntervalSince1970: 253_402_300_800)) == nil)
    #expect(RFC3339.text(Date(timeIntervalSince1970: -62_167_219_201)) == nil)
    for interval in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 9e15] {
      #expect(RFC3339.text(Date(timeIntervalSinceReferenceDate: interval)) == nil)
    }
    var output: [UInt8] = [1]
    #expect(!DateForm.rfc3339.append(.init(timeIntervalSince1970: 1e12), to: &output))
    #expect(output == [1])
  }

  @Test func everyDateComesBack() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      let interval = Double.random(in: -6.3e10...2.5e11, using: &generator)
      let date = Date(timeIntervalSinceReferenceDate: interval)
      let text = try #require(RFC3339.text(date))
      let back = try RFC3339.read(text)
      // Close to 2001 a date can hold more than nanoseconds.
      if abs(back.timeIntervalSince(date)) > (abs(interval) < 1e6 ? 5e-10 : 0) {
        Issue.record("\(interval) came back from \(text)")
      }
    }
  }

  @Test func agreesWithFoundation() throws {
    let formatter = ISO8601DateFormatter()
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<500 {
      let seconds = Int.random(in: -2_200_000_000...4_000_000_000, using: &generator)
      let date = Date(timeIntervalSince1970: Double(seconds))
      let text = formatter.string(from: date)
      #expect(RFC3339.text(date) == text)
      #expect(try RFC3339.read(text) == date)
    }
  }

  @Test func everyDayFollowsTheLast() throws {
    var expected = -62_167_219_200.0
    for year in 0...9999 {
      for month in 1...12 {
        let first = String(format: "%04d-%02d-01T00:00:00Z", year, month)
        let date = try RFC3339.read(first)
        if date.timeIntervalSince1970 != expected { Issue.record("\(first)") }
        if RFC3339.text(date) != first { Issue.record("\(first)") }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        expected += Double(lengths[month - 1] * 86_400)
      }
    }
  }
}
