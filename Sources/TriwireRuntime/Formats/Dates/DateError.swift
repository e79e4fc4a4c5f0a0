/// Why a text is not a date.
package enum DateError: Error, Hashable, Sendable {
  /// Not of the wanted form.
  case malformed
  /// Date and time are there, but no time zone: the text names no moment.
  case noTimeZone
  /// Of the wanted form, but there is no such day, time of day or offset.
  case outOfRange
}
