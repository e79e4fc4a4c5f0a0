/// How `triwire` ends.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// A spec or a template has errors, or `--check` found a difference.
  case findings = 1
  /// `diff` found additions and nothing graver.
  case additive = 2
  /// `diff` found a change that breaks callers or clients.
  case breaking = 3
  /// `EX_USAGE`.
  case usage = 64
  /// `EX_IOERR`: an output could not be written, or something that isn't ours is in its place.
  case output = 74

  package var help: String {
    switch self {
    case .success: "all went well"
    case .findings: "a spec or a template has errors, or --check found differences"
    case .additive: "diff found additive changes, and none that breaks anything"
    case .breaking: "diff found breaking changes"
    case .usage: "the command line makes no sense"
    case .output: "a file can't be written, or a file that isn't ours is in the way"
    }
  }
}
