import Foundation
import Testing
import TriwireCurl
import TriwireRuntime
import TriwireTestSupport

/// What a client asks servers to prove, against a server with certificates of each kind.
struct ServerTrustTests {
  enum Certificate: Int, CaseIterable {
    case good
    case ofAnotherHost
    case over
    case ofUnknownAuthority
  }

  private static let authorities = Task {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("triwire-authority-\(UUID().uuidString).pem")
    try await told("authority.pem").write(to: file)
    return file
  }

  /// What the server tells of its certificates over plain http.
  private static func told(_ path: String) async throws -> Data {
    let port = try await TestServer.tls.running().ports[4]
    return try await APIClient(baseURL: "http://127.0.0.1:\(port)").send(Fetch(path: path))
  }

  private static func pin() async throws -> PublicKeyPin {
    try #require(PublicKeyPin(sha256: String(decoding: try await told("pin"), as: UTF8.self)))
  }

  private func client(
    _ certificate: Certificate, _ trust: ServerTrust?, host: String = "127.0.0.1",
    transport: any Transport = .curl
  ) async throws -> APIClient {
    let port = try await TestServer.tls.running().ports[certificate.rawValue]
    return APIClient(
      baseURL: "https://\(host):\(port)", configuration: ClientConfiguration(trust: trust),
      transport: transport)
  }

  private func trust(
    pins: Set<PublicKeyPin> = [], checksHost: Bool = true
  ) async throws -> ServerTrust {
    ServerTrust(pins: pins, authorities: try await Self.authorities.value, checksHost: checksHost)
  }

  private func isUntrusted(_ error: APIError<Never>?) -> Bool {
    if case .transport(TransportError.untrusted) = error { true } else { false }
  }

  @Test func takesACertificateOfTheNamedAuthority() async throws {
    let client = try await client(.good, trust())
    let answer = try await client.send(Fetch(path: "protocol"))
    #expect(String(decoding: answer, as: UTF8.self) == "HTTP/2.0")
  }

  @Test(arguments: Certificate.allCases.dropFirst())
  func refusesACertificateThatProvesNothing(certificate: Certificate) async throws {
    let client = try await client(certificate, trust())
    let error = await failure { try await client.send(Fetch(path: "protocol")) }
    #expect(isUntrusted(error), "\(String(describing: error))")
  }

  @Test func refusesAnAuthorityThatTheSystemDoesNotKnow() async throws {
    let client = try await client(.good, nil)
    let error = await failure { try await client.send(Fetch(path: "protocol")) }
    #expect(isUntrusted(error), "\(String(describing: error))")
    #expect(error?.code == 5)
  }

  @Test func refusesACertificateOfAnotherNameThanWasCalled() async throws {
    let unchecked = try await client(.ofAnotherHost, trust(checksHost: false))
    #expect(try await unchecked.send(Fetch(path: "protocol")).isEmpty == false)
  }

  @Test func takesAPinnedKey() async throws {
    let client = try await client(.good, trust(pins: [Self.pin()]))
    #expect(try await client.send(Fetch(path: "protocol")).isEmpty == false)
  }

  @Test func takesOneOfSeveralPinnedKeys() async throws {
    let other = try #require(PublicKeyPin(sha256: Data(count: 32).base64EncodedString()))
    let client = try await client(.good, trust(pins: [other, Self.pin()]))
    #expect(try await client.send(Fetch(path: "protocol")).isEmpty == false)
  }

  @Test func refusesAKeyThatIsNotPinned() async throws {
    let other = try #require(PublicKeyPin(sha256: Data(count: 32).base64EncodedString()))
    let client = try await client(.good, trust(pins: [other]))
    let error = await failure { try await client.send(Fetch(path: "protocol")) }
    #expect(isUntrusted(error), "\(String(describing: error))")
  }

  @Test func aConnectionWithoutPinsServesNoCallWithPins() async throws {
    let transport = CurlTransport()
    let open = try await client(.good, trust(), transport: transport)
    _ = try await open.send(Fetch(path: "protocol"))
    let other = try #require(PublicKeyPin(sha256: Data(count: 32).base64EncodedString()))
    let pinned = try await client(.good, trust(pins: [other]), transport: transport)
    #expect(isUntrusted(await failure { try await pinned.send(Fetch(path: "protocol")) }))
  }

  @Test func aPinWithoutItsAuthorityIsNotEnough() async throws {
    let client = try await client(.good, ServerTrust(pins: [Self.pin()]))
    #expect(isUntrusted(await failure { try await client.send(Fetch(path: "protocol")) }))
  }

  @Test func refusesATransportThatCannotCheck() async throws {
    let asked = ServerTrust(pins: [try await Self.pin()])
    let client = try await client(.good, asked, transport: Unchecking())
    guard
      case .invalidRequest(let problem) = await failure(of: {
        try await client.send(Fetch(path: "protocol"))
      })
    else {
      Issue.record("sent without a check")
      return
    }
    #expect(problem.reason == "this transport can't check the server as the client asks for")
  }

  @Test func refusesPlainHTTP() async throws {
    let port = try await TestServer.tls.running().ports[4]
    let client = APIClient(
      baseURL: "http://127.0.0.1:\(port)", configuration: ClientConfiguration(trust: ServerTrust()),
      transport: .curl)
    guard
      case .invalidRequest(let problem) = await failure(of: {
        try await client.send(Fetch(path: "pin"))
      })
    else {
      Issue.record("sent without a check")
      return
    }
    #expect(problem.reason == "a server can be checked only behind https")
  }

  @Test func readsPinsOfTheirLengthOnly() {
    #expect(PublicKeyPin(sha256: Data(count: 31).base64EncodedString()) == nil)
    #expect(PublicKeyPin(sha256: "no base64") == nil)
    #expect(PublicKeyPin(sha256: Data(count: 32).base64EncodedString()) != nil)
  }

  /// Answers without a look at who asks for what.
  private struct Unchecking: Transport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse { HTTPResponse(200) }
  }
}
