package import Foundation

/// The compiler and the formatter that run these tests, applied to generated files.
package enum Toolchain {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// Where the build puts modules, beside the tests themselves.
  package static let modules: URL? = {
    let tests = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    let modules = tests.appending(path: "Modules")
    let runtime = modules.appending(path: "TriwireRuntime.swiftmodule")
    return FileManager.default.fileExists(atPath: runtime.path) ? modules : nil
  }()

  /// Runs a tool of the toolchain; what it says is empty when it has nothing to find fault with.
  package static func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
    try await inOwnThread { try runBlocking(arguments) }
  }

  private static func runBlocking(_ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.start()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Calls a closure with the paths of files on disk, which are removed afterwards.
  package static func withFiles<Result>(
    _ texts: [(name: String, text: String)], _ body: ([String]) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try texts.map { name, text in
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    return try await body(paths)
  }
}
