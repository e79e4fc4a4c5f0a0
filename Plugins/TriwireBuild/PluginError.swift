import Foundation

/// A reason why a target's sources can't be told.
struct PluginError: Error, CustomStringConvertible {
  let message: String
  /// What the message is about; its beginning is the place.
  let file: URL

  init(_ message: String, file: URL) {
    self.message = message
    self.file = file
  }

  var description: String { "\(file.path):1: error: \(message)" }
}
