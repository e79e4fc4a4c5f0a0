import Foundation

/// What the process has taken so far.
struct Usage {
  /// Of CPU, user and system.
  var seconds: Double
  /// The most memory at one time.
  var bytes: Int

  static func now() -> Usage {
    Usage(seconds: Double(clock()) / 1e6, bytes: peak())
  }

  /// Lets the memory's peak begin anew where the system can: without it, making an input may hide what
  /// reading takes.
  static func reset() -> Usage {
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    return now()
  }

  #if canImport(Darwin)
    private static func peak() -> Int {
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    }
  #else
    private static func peak() -> Int {
      let lines = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        .split(separator: "\n")
      let words = lines?.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
      return (words?.dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
  #endif
}
