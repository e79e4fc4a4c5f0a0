import Foundation

/// A reason why files can't be written.
package struct OutputError: Error, Equatable, Sendable {
  /// One sentence without a final period, beginning in lower case and naming the path.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }

  /// A call of the system that failed just now, with the action in the infinitive and the reason in
  /// the system's words:
  /// `can't write 'Generated/ShopModels.swift': No space left on device`.
  static func system(_ action: String, _ path: String) -> OutputError {
    let reason = String(cString: strerror(errno))
    return OutputError("can't \(action) '\(path)': \(reason)")
  }
}

/// Why an output folder was left as it was: everything that is wrong, not only the first.
package struct OutputFailure: Error, Equatable, Sendable {
  package var errors: [OutputError]

  package init(errors: [OutputError]) {
    self.errors = errors
  }
}
