package import Foundation

/// A moment to the nanosecond, which is more than a `Date` of our time can tell apart: around the year
/// 2026 neighbouring dates are 119 nanoseconds apart.
package struct EpochTime: Hashable, Sendable {
  /// Whole seconds from 1970-01-01T00:00:00Z, rounded down.
  package var seconds: Int64
  /// 0 to 999,999,999, counted forward from `seconds`, also before 1970.
  package var nanoseconds: Int

  package init(seconds: Int64, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The nearest nanosecond to a date; nil for one that is out of range.
  @inline(__always)
  package init?(_ date: Date) {
    guard EpochTime.canHold(date) else { return nil }
    let interval = date.timeIntervalSinceReferenceDate
    let whole = interval.rounded(.down)
    seconds = Int64(whole) + EpochTime.referenceDate
    nanoseconds = Int(((interval - whole) * 1e9).rounded())
    carry()
  }

  /// Whether a date is less than 9·10^15 seconds, 285 million years, from 1970: beyond, dates aren't
  /// exact to the second. What reads moments asks it too, so that all of them can be written.
  @inline(__always)
  static func canHold(_ date: Date) -> Bool {
    (date.timeIntervalSinceReferenceDate + Double(referenceDate)).magnitude < 9e15
  }

  /// The moment, rounded to the nearest unit of so many decimal places, 0 to 9; down instead of to the
  /// year 10000, which dates that are written as texts don't have.
  func rounded(toPlaces places: Int) -> EpochTime {
    let unit = (places..<9).reduce(1) { unit, _ in unit * 10 }
    var rounded = EpochTime(
      seconds: seconds, nanoseconds: (nanoseconds + unit / 2) / unit * unit)
    rounded.carry()
    guard rounded.seconds > CivilTime.seconds.upperBound, seconds <= CivilTime.seconds.upperBound
    else { return rounded }
    return EpochTime(seconds: seconds, nanoseconds: 1_000_000_000 - unit)
  }

  private mutating func carry() {
    guard nanoseconds >= 1_000_000_000 else { return }
    nanoseconds -= 1_000_000_000
    seconds += 1
  }

  /// The nearest date.
  package var date: Date {
    Date(secondsSince1970: seconds, fraction: Double(nanoseconds) / 1e9)
  }

  /// 2001-01-01T00:00:00Z, from which `Date` counts, in seconds since 1970.
  static let referenceDate: Int64 = 978_307_200
}

extension Date {
  /// Whole seconds and a fraction of a second. One below 1 never gives the next second, however coarse
  /// dates are there: the last moment of a year stays in it.
  @inline(__always)
  init(secondsSince1970 seconds: Int64, fraction: Double) {
    let whole = Double(seconds - EpochTime.referenceDate)
    let sum = whole + fraction
    self.init(
      timeIntervalSinceReferenceDate: fraction < 1 && sum > whole
        ? min(sum, (whole + 1).nextDown) : sum)
  }
}
