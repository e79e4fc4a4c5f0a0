internal import Foundation

extension HTTPResponse {
  /// How long the server asks to wait (`Retry-After`, RFC 9110 section 10.2.3), in seconds or until a
  /// date; nil when it doesn't say, or in no form that can be read.
  func retryAfter(at now: Date) -> Duration? {
    guard let text = headers.values(of: "Retry-After").first else { return nil }
    if !text.isEmpty, text.utf8.areDigits {
      return Int64(text).map { min(.seconds($0), longestSleep) } ?? longestSleep
    }
    guard let date = try? Codec.datetime(.httpDate).parse(text: text) else { return nil }
    let seconds = date.timeIntervalSince(now)
    return seconds > 0 ? min(.seconds(seconds), longestSleep) : .zero
  }
}
