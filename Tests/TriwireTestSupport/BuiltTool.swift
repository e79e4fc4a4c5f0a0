import Foundation

/// The executable `triwire` that was built together with the tests.
package enum BuiltTool {
  package struct Result: Sendable {
    package var code: Int32
    package var output: String
    package var errors: String
  }

  private static let path: String = {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? ""
    #else
      let tests = CommandLine.arguments[0]
    #endif
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "triwire").path
  }()

  /// Runs the tool in a folder and waits for its end.
  package static func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> Result
  {
    try await run(executable: path, arguments, in: folder)
  }

  /// Runs a line of the shell, in which `$TRIWIRE` is the tool.
  package static func shell(_ line: String, in folder: TemporaryFolder) async throws -> Result {
    try await run(executable: "/bin/bash", ["-c", line], in: folder)
  }

  private static func run(
    executable: String, _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> Result {
    let path = folder.path
    return try await inOwnThread { try run(executable: executable, arguments, in: path) }
  }

  private static func run(
    executable: String, _ arguments: [String], in folder: String
  ) throws -> Result {
    let streams = try TemporaryFolder()
    for name in ["output", "errors"] { try streams.write("", to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["TRIWIRE": path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams.path("output"))
    process.standardError = FileHandle(forWritingAtPath: streams.path("errors"))
    try process.start()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: streams.text("output") ?? "",
      errors: streams.text("errors") ?? "")
  }
}
