package import Foundation

/// A folder of a test's own, removed at its end.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init(_ suffix: String = "") throws {
    path = NSTemporaryDirectory() + "triwire-\(UUID().uuidString)\(suffix)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  package func write(_ text: String, to name: String) throws {
    let folder = (path(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  package func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything below, hidden files too: relative paths and texts; a folder's text is empty.
  package func snapshot() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, text($0) ?? "") })
  }

  package func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// Makes a file look a day old.
  package func age(_ name: String) throws {
    let date = Date(timeIntervalSinceNow: -86_400)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path(name))
  }
}
