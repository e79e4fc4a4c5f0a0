/// Why a text is not a duration.
package enum DurationError: Error, Hashable, Sendable {
  /// Not of the wanted form.
  case malformed
  /// Longer than 2^63 seconds.
  case overflow
  /// Finer than an attosecond.
  case tooPrecise
  /// Years or months, which have no fixed length.
  case calendarUnits

  init(_ error: NumberError) {
    switch error {
    case .malformed, .notAnInteger: self = .malformed
    case .overflow: self = .overflow
    case .tooPrecise: self = .tooPrecise
    }
  }
}
