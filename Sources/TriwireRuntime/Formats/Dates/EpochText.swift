package import Foundation

/// Dates as a number of seconds or milliseconds since 1970-01-01T00:00:00Z.
///
/// Written as an integer; read with a fraction too.
package enum EpochText {
  /// The unit of the number.
  package enum Unit: Hashable, Sendable { case seconds, milliseconds }

  /// How many bytes a written number takes at most.
  package static let maximumLength = IntegerText.maximumLength

  /// Reads a text that is a number, by the grammar of JSON, from its first byte to its last.
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, unit: Unit
  ) throws(DateError) -> Date {
    var scan = NumberScan(bytes, from: 0)
    guard scan.takeInteger(), scan.takeFraction(), scan.takeExponent(),
      scan.position == bytes.count
    else { throw .malformed }
    let scale = unit == .milliseconds ? -3 : 0
    let digits = try? FixedPoint(
      bytes, integer: scan.integer, fraction: scan.fraction, exponent: scan.exponent + scale,
      roundsDown: true)
    guard let digits, digits.whole < 9_000_000_000_000_000 else { throw .outOfRange }
    let date = date(digits, isBefore1970: scan.isNegative)
    guard EpochTime.canHold(date) else { throw .outOfRange }
    return date
  }

  /// Reads a text that is a number, by the grammar of JSON, from its first character to its last.
  package static func read(_ text: String, unit: Unit) throws(DateError) -> Date {
    try text.withBytes { (bytes) throws(DateError) in try read(bytes, unit: unit) }
  }

  /// The whole number of units up to a date, which is first rounded to the nearest millisecond, though
  /// never to the year 10000, then, for seconds, down. Nil when the date is not within 285 million years
  /// from 1970.
  package static func number(of value: Date, unit: Unit) -> Int64? {
    guard let time = EpochTime(value)?.rounded(toPlaces: 3) else { return nil }
    switch unit {
    case .seconds: return time.seconds
    case .milliseconds: return time.seconds * 1000 + Int64(time.nanoseconds / 1_000_000)
    }
  }

  /// Writes the number and returns how many bytes it took; nil where `number(of:unit:)` is nil.
  package static func write(
    _ value: Date, unit: Unit, to output: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    number(of: value, unit: unit).map { IntegerText.write($0, to: output) }
  }

  private static func date(_ number: FixedPoint, isBefore1970: Bool) -> Date {
    let fraction = Double(number.fraction) / Double(FixedPoint.fractionLimit)
    let seconds = Int64(number.whole)
    guard isBefore1970 else { return Date(secondsSince1970: seconds, fraction: fraction) }
    return Date(secondsSince1970: -seconds, fraction: -fraction)
  }
}
