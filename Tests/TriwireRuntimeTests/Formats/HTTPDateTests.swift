import Foundation
import Testing
import TriwireRuntime

struct HTTPDateTests {
  static let now = Date(timeIntervalSince1970: 1_796_047_200)  // 2026-11-30T14:00:00Z

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Wed Nov 16 08:49:37 1994", 784_975_777),
    ("Mon, 30 Nov 2026 14:00:00 GMT", 1_796_047_200), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Monday, 30-Nov-76 14:00:00 GMT", 3_373_970_400),  // 2076, exactly 50 years later
    ("Tuesday, 30-Nov-76 14:00:01 GMT", 218_210_401),  // 1976
    ("Saturday, 01-Jan-00 00:00:00 GMT", 946_684_800),
    ("Tuesday, 29-Feb-00 00:00:00 GMT", 951_782_400),
    ("Mon, 31 Dec 1990 23:59:60 GMT", 662_688_000),
  ])
  func reads(text: String, secondsSince1970: Double) throws {
    let date = try HTTPDate.read(text, now: HTTPDateTests.now)
    #expect(date == Date(timeIntervalSince1970: secondsSince1970))
  }

  @Test(
    arguments: [
      ("", .malformed), ("Sun, 06 Nov 1994 08:49:37", .malformed),
      ("Sun, 06 Nov 1994 08:49:37 UTC", .malformed), ("sun, 06 Nov 1994 08:49:37 GMT", .malformed),
      ("Sun, 6 Nov 1994 08:49:37 GMT", .malformed), ("Sun, 06 nov 1994 08:49:37 GMT", .malformed),
      ("Sun, 06 Nov 94 08:49:37 GMT", .malformed), ("Sunday, 06-Nov-1994 08:49:37 GMT", .malformed),
      ("Sun, 06 Nov 1994 08:49:37 GMT ", .malformed), ("Sun, 06 Nov 1994 8:49:37 GMT", .malformed),
      ("Sun Nov 6 08:49:37 1994", .malformed), ("Su, 06 Nov 1994 08:49:37 GMT", .malformed),
      ("Sunfish, 06-Nov-94 08:49:37 GMT", .malformed), ("06 Nov 1994 08:49:37 GMT", .malformed),
      ("Sun, 31 Nov 1994 08:49:37 GMT", .outOfRange),
      ("Sun, 00 Nov 1994 08:49:37 GMT", .outOfRange),
      ("Wed, 29 Feb 1995 08:49:37 GMT", .outOfRange),
      ("Sun, 06 Nov 1994 24:49:37 GMT", .outOfRange),
      ("Sun, 06 Nov 1994 08:49:60 GMT", .outOfRange),
      ("Fri, 31 Dec 9999 23:59:60 GMT", .outOfRange),
    ] as [(String, DateError)])
  func refuses(text: String, error: DateError) {
    #expect(throws: error) { try HTTPDate.read(text, now: HTTPDateTests.now) }
  }

  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (-0.5, "Wed, 31 Dec 1969 23:59:59 GMT"),
    (1_796_047_200.75, "Mon, 30 Nov 2026 14:00:00 GMT"),
    (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
    (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
  ])
  func writes(secondsSince1970: Double, text: String) throws {
    #expect(HTTPDate.text(Date(timeIntervalSince1970: secondsSince1970)) == text)
  }

  @Test func refusesYearsOfMoreDigits() {
    #expect(HTTPDate.text(Date(timeIntervalSince1970: 253_402_300_800)) == nil)
    #expect(HTTPDate.text(Date(timeIntervalSince1970: .nan)) == nil)
  }

  @Test func everyDayComesBack() throws {
    for day in 0..<800 {
      let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(day) * 86_400)
      #expect(try HTTPDate.read(try #require(HTTPDate.text(date))) == date)
    }
  }
}
