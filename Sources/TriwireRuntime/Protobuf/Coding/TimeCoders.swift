internal import Foundation

/// The seconds and nanoseconds of google.protobuf.Timestamp and google.protobuf.Duration, which both
/// have them as fields 1 and 2.
struct SecondsAndNanos {
  var seconds: Int64 = 0
  var nanos: Int32 = 0

  private static let secondsTag = ProtobufTag(1, .varint)
  private static let nanosTag = ProtobufTag(2, .varint)

  /// Takes the fields up to the reader's end over.
  mutating func merge(from reader: inout ProtobufReader) throws(CodecFailure) {
    while reader.position < reader.end {
      try reader.takeTag()
      switch reader.key {
      case SecondsAndNanos.secondsTag.key: seconds = Int64(bitPattern: try reader.varint())
      case SecondsAndNanos.nanosTag.key: nanos = Int32(truncatingIfNeeded: try reader.varint())
      default: try reader.skipValue()
      }
    }
  }

  func write(to writer: inout ProtobufWriter) {
    if nanos != 0 {
      writer.varint(UInt64(bitPattern: Int64(nanos)))
      writer.tag(SecondsAndNanos.nanosTag)
    }
    if seconds != 0 {
      writer.varint(UInt64(bitPattern: seconds))
      writer.tag(SecondsAndNanos.secondsTag)
    }
  }
}

/// Moments as google.protobuf.Timestamp.
final class TimestampCoder: ProtobufMessageCoder<Date>, @unchecked Sendable {
  // A date is a number.
  override var isZeroTrivial: Bool { true }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    target.initializeMemory(as: Date.self, to: Date(timeIntervalSince1970: 0))
    return true
  }

  override func readMessage(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let old = isSet ? EpochTime(target.load(as: Date.self)) : nil
    var time =
      old.map { SecondsAndNanos(seconds: $0.seconds, nanos: Int32($0.nanoseconds)) }
      ?? SecondsAndNanos()
    try time.merge(from: &reader)
    guard let date = TimestampCoder.date(of: time) else {
      throw reader.fail(.outOfRange, "\(time.seconds) seconds since 1970 are out of range")
    }
    target.storeBytes(of: date, as: Date.self)
    return true
  }

  override func writeMessage(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let date = source.load(as: Date.self)
    guard let time = EpochTime(date) else {
      throw writer.fail(.unwritable, "\(date.spelled) is out of range")
    }
    SecondsAndNanos(seconds: time.seconds, nanos: Int32(time.nanoseconds)).write(to: &writer)
  }

  /// nil when the moment is out of range.
  private static func date(of time: SecondsAndNanos) -> Date? {
    guard time.seconds.magnitude < 9_000_000_000_000_000 else { return nil }
    let date = Date(secondsSince1970: time.seconds, fraction: Double(time.nanos) / 1e9)
    return EpochTime.canHold(date) ? date : nil
  }
}

/// Durations as google.protobuf.Duration, cut to the nanosecond.
final class DurationCoder: ProtobufMessageCoder<Duration>, @unchecked Sendable {
  private static let attosecondsPerNanosecond: Int64 = 1_000_000_000

  // A duration is a number.
  override var isZeroTrivial: Bool { true }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    target.initializeMemory(as: Duration.self, to: .zero)
    return true
  }

  override func readMessage(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let old = isSet ? DurationCoder.parts(of: target.load(as: Duration.self)) : nil
    var time = old ?? SecondsAndNanos()
    try time.merge(from: &reader)
    let duration = Duration(
      secondsComponent: time.seconds,
      attosecondsComponent: Int64(time.nanos) * DurationCoder.attosecondsPerNanosecond)
    guard DurationCoder.parts(of: duration) != nil else {
      throw reader.fail(.outOfRange, "the duration is longer than 2^63 seconds")
    }
    target.storeBytes(of: duration, as: Duration.self)
    return true
  }

  override func writeMessage(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    guard let time = DurationCoder.parts(of: source.load(as: Duration.self)) else {
      throw writer.fail(.unwritable, "the duration is longer than 2^63 seconds")
    }
    time.write(to: &writer)
  }

  /// nil when 64 bits can't hold the seconds.
  private static func parts(of duration: Duration) -> SecondsAndNanos? {
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 0)
    guard duration <= longest, duration >= .zero - longest else { return nil }
    let (seconds, attoseconds) = duration.components
    return SecondsAndNanos(
      seconds: seconds, nanos: Int32(attoseconds / attosecondsPerNanosecond))
  }
}
