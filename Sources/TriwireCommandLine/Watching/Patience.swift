import Foundation

/// Waiting for files to change.
enum Patience {
  private static let milliseconds: UInt32 = 100
  /// Editors that save by renaming leave a file's name empty for a moment; after so many looks it
  /// counts as gone.
  private static let looksForMissingFile = 10

  /// Returns once something looks different and has looked so twice in a row, so that one save is
  /// one change.
  /// - Returns: `false` when the process was asked to end instead.
  static func waitForChange(of view: DiskView) -> Bool {
    var (last, looks) = (view, 0)
    while pause() {
      let now = view.now
      let isSettled = now != view && now == last
      looks = now.lacksFile(of: view) ? looks + 1 : 0
      if isSettled, looks == 0 || looks > looksForMissingFile { return true }
      last = now
    }
    return false
  }

  /// - Returns: `false` when the process was asked to end.
  private static func pause() -> Bool {
    guard !Signals.endIsAsked else { return false }
    usleep(milliseconds * 1000)
    return !Signals.endIsAsked
  }
}
