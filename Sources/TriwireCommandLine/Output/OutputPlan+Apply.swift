import Foundation

extension OutputPlan {
  /// Carries the plan out, all of it or nothing: after an error the folder is what it was.
  ///
  /// New files are written in full beside the old ones, so that a full disk is noticed before any
  /// of those is touched. A file whose bytes stay the same is not touched at all.
  package func apply() throws(OutputFailure) {
    guard !isUpToDate else { return }
    try Signals.holding { () throws(OutputFailure) in
      var transaction = Transaction()
      do throws(OutputError) {
        try prepare(&transaction)
        try exchange(&transaction)
      } catch {
        throw OutputFailure(errors: [error] + transaction.rollBack())
      }
      discardDisplaced()
    }
  }

  private func prepare(_ transaction: inout Transaction) throws(OutputError) {
    try transaction.createFolders(above: Disk.join(folder, ""))
    for step in steps {
      guard let bytes = step.action.bytes else { continue }
      try transaction.createFile(temporaryPath(step, "new"), bytes, for: path(of: step))
    }
  }

  private func exchange(_ transaction: inout Transaction) throws(OutputError) {
    for step in steps where step.action.displaces {
      let path = path(of: step)
      try transaction.move(path, to: temporaryPath(step, "old"), for: path)
    }
    for step in steps where step.action.bytes != nil {
      let path = path(of: step)
      try transaction.move(temporaryPath(step, "new"), to: path, for: path)
    }
  }

  /// The new files are in place by now: an old one that resists is no reason to fail.
  private func discardDisplaced() {
    for step in steps where step.action.displaces {
      try? Disk.removeFile(temporaryPath(step, "old"))
    }
  }

  /// A hidden name that no other process uses at the same time.
  private func temporaryPath(_ step: Step, _ age: String) -> String {
    Disk.join(folder, ".\(step.name).\(getpid()).\(age)")
  }
}
