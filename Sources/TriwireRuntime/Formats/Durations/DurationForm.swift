/// The text forms a duration can take, all of them exact to the attosecond.
package enum DurationForm: Hashable, Sendable {
  /// Seconds with the letter s, as protobuf's JSON mapping has them: `1.5s`.
  case suffixedSeconds
  /// A number of seconds: `1.5`.
  case seconds
  /// A number of milliseconds: `1500`, with a fraction only where there is one.
  case millis
  /// ISO 8601: `PT1H2M3.5S`.
  case iso8601

  /// Whether the form is a number, which JSON writes without quotes.
  package var isNumber: Bool { self == .seconds || self == .millis }

  /// How many bytes a duration takes at most.
  package static let maximumLength = 64

  /// Reads a text that is a duration of this form from its first byte to its last.
  package func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(DurationError) -> Duration {
    switch self {
    case .suffixedSeconds: try DurationForm.readSuffixed(bytes)
    case .seconds: try DurationForm.readNumber(bytes, exponent: 0)
    case .millis: try DurationForm.readNumber(bytes, exponent: -3)
    case .iso8601: try ISO8601Duration.read(bytes)
    }
  }

  /// Reads a text that is a duration of this form from its first character to its last.
  package func read(_ text: String) throws(DurationError) -> Duration {
    try text.withBytes { (bytes) throws(DurationError) in try read(bytes) }
  }

  private static func readSuffixed(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(DurationError) -> Duration {
    let number = UnsafeBufferPointer(rebasing: bytes.dropLast())
    guard bytes.last == UInt8(ascii: "s"), number.allSatisfy({ $0 | 0x20 != UInt8(ascii: "e") })
    else { throw .malformed }
    return try readNumber(number, exponent: 0)
  }

  /// Reads a number by the grammar of JSON, in units of 10^`exponent` seconds.
  private static func readNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, exponent: Int
  ) throws(DurationError) -> Duration {
    var scan = NumberScan(bytes, from: 0)
    guard scan.takeInteger(), scan.takeFraction(), scan.takeExponent(),
      scan.position == bytes.count
    else { throw .malformed }
    do throws(NumberError) {
      let seconds = try FixedPoint(
        bytes, integer: scan.integer, fraction: scan.fraction,
        exponent: scan.exponent + exponent)
      return try Duration(seconds, isNegative: scan.isNegative)
    } catch {
      throw DurationError(error)
    }
  }
}

extension DurationForm {
  /// Writes the duration and returns how many bytes it took, at most `maximumLength`; nil when it is longer
  /// than 2^63 seconds, nothing being written then.
  package func write(_ value: Duration, to output: UnsafeMutablePointer<UInt8>) -> Int? {
    guard let seconds = value.magnitude else { return nil }
    guard value < .zero else { return write(seconds, to: output) }
    output[0] = UInt8(ascii: "-")
    return write(seconds, to: output + 1).map { $0 + 1 }
  }

  /// Appends the duration; returns false and appends nothing when it is longer than 2^63 seconds.
  package func append(_ value: Duration, to output: inout [UInt8]) -> Bool {
    let count = output.count
    output.append(upTo: DurationForm.maximumLength) { write(value, to: $0) ?? 0 }
    return output.count > count
  }

  /// The duration's text; nil when it is longer than 2^63 seconds.
  package func text(_ value: Duration) -> String? {
    let text = String(upTo: DurationForm.maximumLength) { write(value, to: $0) ?? 0 }
    return text.isEmpty ? nil : text
  }

  private func write(_ seconds: FixedPoint, to output: UnsafeMutablePointer<UInt8>) -> Int? {
    switch self {
    case .seconds:
      return seconds.write(to: output)
    case .suffixedSeconds:
      let length = seconds.write(to: output)
      output[length] = UInt8(ascii: "s")
      return length + 1
    case .millis:
      return seconds.writeThousandfold(to: output)
    case .iso8601:
      return ISO8601Duration.write(seconds, to: output)
    }
  }
}

extension Duration {
  /// A duration of so many seconds, less than 2^63.
  init(_ seconds: FixedPoint, isNegative: Bool) throws(NumberError) {
    guard let whole = Int64(exactly: seconds.whole) else { throw .overflow }
    let fraction = Int64(seconds.fraction)
    self.init(
      secondsComponent: isNegative ? -whole : whole,
      attosecondsComponent: isNegative ? -fraction : fraction)
  }

  /// The length in seconds, whatever the sign; nil when it is 2^63 seconds or more.
  fileprivate var magnitude: FixedPoint? {
    let longest = Duration(
      secondsComponent: .max, attosecondsComponent: Int64(FixedPoint.fractionLimit - 1))
    guard self <= longest, self >= .zero - longest else { return nil }
    let (seconds, attoseconds) = components
    return FixedPoint(whole: seconds.magnitude, fraction: attoseconds.magnitude)
  }
}
