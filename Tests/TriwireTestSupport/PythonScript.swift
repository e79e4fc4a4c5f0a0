import Foundation

/// A script of `Tests/Servers` that answers commands, one a line.
package enum PythonScript {
  /// Runs the script with these commands.
  /// - Returns: Its answers, one for each command.
  /// - Throws: ``ServerFailure`` when it can't start or gives too few answers; a test that needs it then
  ///   fails.
  package static func answers(_ script: String, to commands: [String]) async throws -> [String] {
    try await inOwnThread { try run(script, commands) }
  }

  private static func run(_ script: String, _ commands: [String]) throws -> [String] {
    let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: input) }
    try (commands.joined(separator: "\n") + "\n").write(
      to: input, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL = TestServer.python
    process.arguments = [TestServer.folder.appending(path: script).path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    do { try process.run() } catch { throw ServerFailure(script, "\(error)") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let answers = text.split(separator: "\n").map(String.init)
    guard answers.count == commands.count else {
      throw ServerFailure(script, "\(answers.count) answers to \(commands.count) commands")
    }
    return answers
  }
}
