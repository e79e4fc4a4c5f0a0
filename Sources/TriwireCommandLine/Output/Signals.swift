import Foundation

/// Signals from the user and the system.
enum Signals {
  /// Runs a body to its end; a signal that would end the process waits until then.
  ///
  /// Holds back the signals of this thread alone, which does for a process that has only one.
  static func holding<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
