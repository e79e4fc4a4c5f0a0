import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// A server behind https with certificates of each kind.
enum Trusting {
  /// In the order of the server's ports.
  enum Certificate: Int, CaseIterable {
    case good
    case ofAnotherHost
    case over
    case ofUnknownAuthority
  }

  /// Gets the bytes of a path.
  struct Get: APIRequest {
    typealias Response = Data
    typealias Failure = Never

    var path: String

    static let endpoint = Endpoint<Data, Never>(
      "get", .get, "/{path*}", returns: [.on(.success, .bytes)])

    func write(to request: inout RequestWriter) {
      request.path("path", .string, path)
    }
  }

  static let authorities = Task {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("triwire-authority-\(UUID().uuidString).pem")
    try await told("authority.pem").write(to: file)
    return file
  }

  /// What the server tells of its certificates over plain http.
  static func told(_ path: String) async throws -> Data {
    let port = try await TestServer.tls.running().ports[4]
    return try await APIClient(baseURL: "http://127.0.0.1:\(port)").send(Get(path: path))
  }

  static func pin() async throws -> PublicKeyPin {
    try #require(PublicKeyPin(sha256: String(decoding: try await told("pin"), as: UTF8.self)))
  }

  static func client(
    _ certificate: Certificate, _ trust: ServerTrust? = nil,
    transport: any Transport = .urlSession, interceptors: [any Interceptor] = []
  ) async throws -> APIClient {
    let port = try await TestServer.tls.running().ports[certificate.rawValue]
    return APIClient(
      baseURL: "https://127.0.0.1:\(port)", configuration: ClientConfiguration(trust: trust),
      transport: transport, interceptors: interceptors)
  }

  static func isUntrusted(_ error: APIError<Never>?) -> Bool {
    if case .transport(TransportError.untrusted) = error { true } else { false }
  }
}
