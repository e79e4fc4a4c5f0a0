import Foundation
import Testing
import TriwireTestSupport

/// `Tests/Servers/two_origins_server.py`: two origins on this machine.
struct LoopbackServer {
  /// Where most tests send their requests.
  let origin: String
  /// The same server under another port.
  let otherOrigin: String

  static func running() async throws -> LoopbackServer {
    let ports = try await TestServer.twoOrigins.running().ports
    return LoopbackServer(
      origin: "http://127.0.0.1:\(ports[0])", otherOrigin: "http://127.0.0.1:\(ports[1])")
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
