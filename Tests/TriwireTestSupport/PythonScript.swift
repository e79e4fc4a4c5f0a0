package import Foundation

/// A script of `Tests/Servers` that answers once and ends.
package enum PythonScript {
  /// What the script writes to its standard output for this input.
  /// - Throws: ``ServerFailure`` when it can't start or fails; a test that needs it then fails.
  package static func run(_ script: String, input: Data) throws -> Data {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path("input"))
    try input.write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = TestServer.python
    process.arguments = [TestServer.folder.appendingPathComponent(script).path]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    do { try process.start() } catch { throw ServerFailure(script, "\(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ServerFailure(script, "it ended with \(process.terminationStatus)")
    }
    return data
  }
}
