import Foundation
import TriwireRuntime

extension Everything {
  /// The value without what isn't the same on all wires: protobuf has durations to the nanosecond, and
  /// where XML has numbers of seconds or milliseconds, protobuf's JSON has texts to the nanosecond.
  func rounded() -> Everything {
    var rounded = self
    rounded.texts.seconds = texts.seconds.map { $0.rounded(to: .epochSeconds) }
    rounded.texts.millis = texts.millis.map { $0.rounded(to: .epochMillis) }
    rounded.texts.wait = texts.wait.rounded()
    rounded.texts.iso = texts.iso?.rounded()
    rounded.inner = inner?.rounded()
    return rounded
  }
}

extension Date {
  fileprivate func rounded(to form: DateForm) -> Date {
    form.text(self).flatMap { try? form.read($0) } ?? self
  }
}

extension Duration {
  fileprivate func rounded() -> Duration {
    let (seconds, attoseconds) = components
    return Duration(
      secondsComponent: seconds, attosecondsComponent: attoseconds / 1_000_000_000 * 1_000_000_000)
  }
}
