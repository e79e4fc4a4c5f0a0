/// Days and dates of the Gregorian calendar, also before it was introduced (ISO 8601's proleptic form).
///
/// The arithmetic counts in eras of 400 years that begin on the first of March, so that the leap day is the
/// last of its year.
enum Gregorian {
  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// The length of a month, which must be one of 1 to 12.
  static func dayCount(ofMonth month: Int, inYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether there is such a date in one of the years 0 to 9999.
  @inline(__always)
  static func isValid(year: Int, month: Int, day: Int) -> Bool {
    (0...9999).contains(year) && (1...12).contains(month) && day >= 1
      && (day <= 28 || day <= dayCount(ofMonth: month, inYear: year))
  }

  /// The days from 1970-01-01 to a date.
  static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysPerEra + dayOfEra - daysFromFirstEraToEpoch
  }

  /// The date so many days after 1970-01-01.
  static func date(daysSinceEpoch days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + daysFromFirstEraToEpoch
    let era = (shifted >= 0 ? shifted : shifted - daysPerEra + 1) / daysPerEra
    let dayOfEra = shifted - era * daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }

  private static let daysPerEra = 146_097
  /// From 0000-03-01 to 1970-01-01.
  private static let daysFromFirstEraToEpoch = 719_468
}
