import Foundation
import Testing

/// `Tests/Servers/loopback.py`, run by the tests that need it: two origins on this machine.
final class LoopbackServer: Sendable {
  /// Where most tests send their requests.
  let origin: String
  /// The same server under another port.
  let otherOrigin: String
  /// Held so that the server, which ends with its standard input, lives as long as this.
  private let input: Pipe

  /// The one server of a test run, or why there is none.
  private static let shared = Result { try LoopbackServer() }

  /// The running server. Where it can't start the test fails under CI and is skipped elsewhere.
  static func running() throws -> LoopbackServer {
    try shared.get()
  }

  /// Whether tests of the server are to run: always under CI, elsewhere if Python is there.
  static var isWanted: Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    if case .success = shared { return true } else { return false }
  }

  private init() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Servers/loopback.py").standardized
    let process = Process()
    let output = Pipe()
    input = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = Self.firstLine(of: output.fileHandleForReading)
    let ports = line.split(separator: " ").compactMap { Int($0) }
    guard ports.count == 2 else { throw StartFailure(output: line) }
    origin = "http://127.0.0.1:\(ports[0])"
    otherOrigin = "http://127.0.0.1:\(ports[1])"
  }

  private struct StartFailure: Error {
    let output: String
  }

  private static func firstLine(of output: FileHandle) -> String {
    var text = Data()
    while text.last != UInt8(ascii: "\n") {
      let more = output.availableData
      if more.isEmpty { break }
      text += more
    }
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  func url(_ path: String) throws -> URL {
    try #require(URL(string: origin + path))
  }
}

/// What the server's `/echo` says it received.
struct Echo: Decodable {
  let method: String
  let target: String
  let headers: [[String]]
  let body: String

  init(_ body: Data) throws {
    self = try JSONDecoder().decode(Echo.self, from: body)
  }

  func values(of name: String) -> [String] {
    headers.filter { $0[0] == name }.map { $0[1] }
  }
}
