import Foundation

/// The streams of the process.
enum Terminal {
  /// Writes all of a text, past buffers of its own.
  static func write(_ text: String, to stream: Int32) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR {
        throw OutputError.system("write", stream == STDERR_FILENO ? "/dev/stderr" : "/dev/stdout")
      }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Whether a stream ends in a terminal that shows colours and its user likes them
  /// (<https://no-color.org>).
  static func showsColors(_ stream: Int32, environment: [String: String]) -> Bool {
    guard environment["NO_COLOR", default: ""].isEmpty, environment["TERM"] != "dumb" else {
      return false
    }
    return isatty(stream) == 1
  }
}
