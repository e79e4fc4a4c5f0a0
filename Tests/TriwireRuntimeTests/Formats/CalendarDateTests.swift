import Foundation
import Testing
import TriwireRuntime

struct CalendarDateTests {
  @Test(arguments: ["2026-11-30", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"])
  func readsAndWrites(text: String) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.description == text)
    #expect(CalendarDate(year: date.year, month: date.month, day: date.day) == date)
  }

  @Test(arguments: [
    "", "2026-02-29", "1900-02-29", "2026-04-31", "2026-00-01", "2026-13-01", "2026-01-00",
    "2026-01-32", "2026-1-1", "26-01-01", "20260101", "2026-01-01T00:00:00Z", "2026-01-01 ",
    " 2026-01-01", "2026/01/01", "-001-01-01", "10000-01-01", "2026-01-0x",
  ])
  func refuses(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func refusesNumbersOutOfRange() {
    #expect(CalendarDate(year: 2026, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: -1, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: .max, month: .min, day: .max) == nil)
  }

  @Test func isOrdered() throws {
    let dates = ["2026-12-01", "2025-12-31", "2026-11-30", "2026-11-29"].compactMap(
      CalendarDate.init)
    #expect(
      dates.sorted().map(\.description) == ["2025-12-31", "2026-11-29", "2026-11-30", "2026-12-01"])
  }

  @Test func isCodedAsAString() throws {
    let dates = [CalendarDate(year: 2026, month: 11, day: 30)]
    let json = try JSONEncoder().encode(dates)
    #expect(String(decoding: json, as: UTF8.self) == #"["2026-11-30"]"#)
    #expect(try JSONDecoder().decode([CalendarDate?].self, from: json) == dates)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2026-11-31"]"#.utf8))
    }
  }
}
