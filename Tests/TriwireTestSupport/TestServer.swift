import Foundation

/// A server of `Tests/Servers`, running on a free loopback port for as long as this process lives.
///
/// The scripts stop when their standard input closes, so none outlives the tests, however they end.
package struct TestServer: Sendable {
  /// One or more, as the script chose them.
  package let ports: [Int]

  /// Such as `http://127.0.0.1:40123`, without a slash at its end.
  package var url: String { "http://127.0.0.1:\(ports[0])" }

  /// Servers that many tests share, started when the first of them asks.
  package static let httpbin = SharedServer("httpbin_server.py")
  package static let prometheus = SharedServer("prometheus_server.py")
  package static let s3 = SharedServer("s3_server.py")
  /// The node exporter's port, then the push gateway's.
  package static let metrics = SharedServer("metrics_server.py")
  package static let twoOrigins = SharedServer("two_origins_server.py")
  package static let broken = SharedServer("broken_server.py")
  package static let stream = SharedServer("stream_server.py")
  package static let policies = SharedServer("policy_server.py")
  /// nginx's port, then that of a server that changes its files and reads its log.
  package static let nginx = SharedServer("nginx_server.py")
  package static let events = SharedServer("events_server.py")
  package static let files = SharedServer("files_server.py")
  /// Behind https, one port for each certificate: good, another host's, one that is over, one of an
  /// unknown authority; then plain http with what a test has to know of them.
  package static let tls = SharedServer("tls_server.py")

  /// Starts `script` and waits until it says that it is ready.
  /// - Throws: ``ServerFailure`` when it can't start; a test that needs it then fails.
  package static func start(_ script: String) throws -> TestServer {
    let process = Process()
    let output = Pipe()
    process.executableURL = python
    process.arguments = [folder.appendingPathComponent(script).path]
    process.standardInput = Pipe()
    process.standardOutput = output
    do { try process.start() } catch { throw ServerFailure(script, "\(python.path): \(error)") }
    let line = firstLine(of: output.fileHandleForReading)
    let words = line.split(separator: " ")
    let ports = words.dropFirst().compactMap { Int($0) }
    guard words.first == "ready", !ports.isEmpty else {
      throw ServerFailure(script, "it said '\(line)' where 'ready PORT' was expected")
    }
    RunningServers.shared.keep(process)
    return TestServer(ports: ports)
  }

  static let folder = Toolchain.root.appendingPathComponent("Tests/Servers")

  /// The environment that `make test` sets up, or the one that `TRIWIRE_PYTHON` names.
  static let python: URL =
    if let path = ProcessInfo.processInfo.environment["TRIWIRE_PYTHON"] {
      URL(fileURLWithPath: path)
    } else {
      Toolchain.root.appendingPathComponent(".venv/bin/python")
    }

  private static func firstLine(of handle: FileHandle) -> String {
    var line: [UInt8] = []
    while let byte = try? handle.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}

/// A server could not be started; `make test` installs what the servers need.
package struct ServerFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ script: String, _ reason: String) {
    description = "\(script) did not start (\(reason)); 'make test' installs what it needs"
  }
}
