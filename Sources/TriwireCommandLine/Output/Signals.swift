import Foundation

/// Signals from the user and the system.
enum Signals {
  /// Those that end a process.
  private static let ends = [SIGINT, SIGTERM, SIGHUP]

  /// Runs a body to its end; a signal that would end the process waits until then.
  static func holding<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    var before = hold()
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// From now on a signal that would end the process only shows in ``endIsAsked``.
  ///
  /// Holds back the signals of this thread alone, which does for a process that has only one.
  /// - Returns: What was held back before.
  @discardableResult
  static func hold() -> sigset_t {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in ends { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Whether a signal is held back that would end the process.
  static var endIsAsked: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return ends.contains { sigismember(&pending, $0) == 1 }
  }
}
