package import Foundation

/// The text forms a date can take.
package enum DateForm: Hashable, Sendable {
  case rfc3339
  case epochSeconds
  case epochMillis
  case httpDate

  /// Whether the form is a number, which JSON writes without quotes.
  package var isNumber: Bool { self == .epochSeconds || self == .epochMillis }

  /// How many bytes a date takes at most.
  package static let maximumLength = 30

  /// Reads a text that is a date of this form from its first byte to its last.
  package func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(DateError) -> Date {
    switch self {
    case .rfc3339: try RFC3339.read(bytes)
    case .epochSeconds: try EpochText.read(bytes, unit: .seconds)
    case .epochMillis: try EpochText.read(bytes, unit: .milliseconds)
    case .httpDate: try HTTPDate.read(bytes)
    }
  }

  /// Reads a text that is a date of this form from its first character to its last.
  package func read(_ text: String) throws(DateError) -> Date {
    try text.withBytes { (bytes) throws(DateError) in try read(bytes) }
  }

  /// Writes the date and returns how many bytes it took, at most `maximumLength`; nil when the form can't
  /// say the date, nothing being written then.
  package func write(_ value: Date, to output: UnsafeMutablePointer<UInt8>) -> Int? {
    switch self {
    case .rfc3339: RFC3339.write(value, to: output)
    case .epochSeconds: EpochText.write(value, unit: .seconds, to: output)
    case .epochMillis: EpochText.write(value, unit: .milliseconds, to: output)
    case .httpDate: HTTPDate.write(value, to: output)
    }
  }

  /// Appends the date; returns false and appends nothing when the form can't say it.
  package func append(_ value: Date, to output: inout [UInt8]) -> Bool {
    let count = output.count
    output.append(upTo: DateForm.maximumLength) { write(value, to: $0) ?? 0 }
    return output.count > count
  }

  /// The date's text; nil when the form can't say it.
  package func text(_ value: Date) -> String? {
    let text = String(upTo: DateForm.maximumLength) { write(value, to: $0) ?? 0 }
    return text.isEmpty ? nil : text
  }
}
