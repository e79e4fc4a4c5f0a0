import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Servers over URLSession that can't prove who they are, and what a client asks of others.
@Suite(.timeLimit(.minutes(2))) struct UntrustedServerTests {
  /// Notes what comes back from the transport.
  struct Watching: Interceptor {
    let answers = Log<HTTPResponse>()

    func intercept(
      _ request: HTTPRequest, context: CallContext,
      next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
      let response = try await next(request)
      answers.append(response)
      return response
    }
  }

  /// The system knows none of the authorities, so none of these is trusted.
  @Test(arguments: Trusting.Certificate.allCases)
  func giveNoAnswer(certificate: Trusting.Certificate) async throws {
    let watching = Watching()
    let client = try await Trusting.client(certificate, interceptors: [watching])
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Trusting.Get(path: "large"))
    }
    #expect(Trusting.isUntrusted(error) && error?.code == 5, "\(String(describing: error))")
    #expect(watching.answers.entries.isEmpty)
  }

  #if canImport(FoundationNetworking)
    /// The system's libcurl trusts no authority of a test, so what it says of other faults is given to the
    /// error by hand.
    @Test(arguments: [
      ("SSL certificate problem: self-signed certificate", true),
      ("SSL certificate problem: certificate has expired", true),
      ("SSL: no alternative certificate subject name matches target host name 'a.example'", true),
      ("SSL: certificate subject name 'b' does not match target host name 'a'", true),
      ("Recv failure: SSL: none", false), ("", false),
    ])
    func areToldByTheWordsOfLibcurl(words: String, isUntrusted: Bool) {
      let userInfo = [NSLocalizedDescriptionKey: words]
      let unknown = APIError<Never>(exchanging: URLError(.unknown, userInfo: userInfo))
      #expect(Trusting.isUntrusted(unknown) == isUntrusted)
      let broken = APIError<Never>(exchanging: URLError(.networkConnectionLost, userInfo: userInfo))
      #expect(broken.kind == .unreachable)
    }
  #endif

  @Test func giveNoStream() async throws {
    let port = try await TestServer.tls.running().ports[0]
    let client = APIClient(baseURL: "https://127.0.0.1:\(port)")
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.send(Ticks(path: "protocol"))
    }
    guard case .transport(TransportError.untrusted)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(.enabled(if: !URLSessionTransport().checksServerTrust))
  func areNotCalledWhereNobodyCouldCheckThem() async throws {
    let client = try await Trusting.client(.good, ServerTrust(pins: [Trusting.pin()]))
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Trusting.Get(path: "protocol"))
    }
    guard case .invalidRequest(let problem)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.reason == "this transport can't check the server as the client asks for")
  }
}

/// What `ServerTrust` asks for, over URLSession where it can check that.
@Suite(.enabled(if: URLSessionTransport().checksServerTrust), .timeLimit(.minutes(2)))
struct SessionTrustTests {
  static func trust(
    pins: Set<PublicKeyPin> = [], checksHost: Bool = true
  ) async throws -> ServerTrust {
    ServerTrust(
      pins: pins, authorities: try await Trusting.authorities.value, checksHost: checksHost)
  }

  static func other() throws -> PublicKeyPin {
    try #require(PublicKeyPin(sha256: Data(count: 32).base64EncodedString()))
  }

  static func failureOfGetting(_ client: APIClient) async -> APIError<Never>? {
    await failure { () throws(APIError<Never>) in
      try await client.send(Trusting.Get(path: "protocol"))
    }
  }

  @Test func takesTheNamedAuthorityAndThePinnedKey() async throws {
    for pins in [[], [try await Trusting.pin()], [try Self.other(), try await Trusting.pin()]] {
      let client = try await Trusting.client(.good, Self.trust(pins: Set(pins)))
      #expect(await Self.failureOfGetting(client) == nil)
    }
    let unchecked = try await Trusting.client(.ofAnotherHost, Self.trust(checksHost: false))
    #expect(await Self.failureOfGetting(unchecked) == nil)
  }

  @Test(arguments: Trusting.Certificate.allCases.dropFirst())
  func refusesACertificateThatProvesNothing(certificate: Trusting.Certificate) async throws {
    let client = try await Trusting.client(certificate, Self.trust())
    #expect(Trusting.isUntrusted(await Self.failureOfGetting(client)))
  }

  @Test func refusesAKeyThatIsNotPinnedAndAPinWithoutItsAuthority() async throws {
    for trust in [
      try await Self.trust(pins: [Self.other()]), ServerTrust(pins: [try await Trusting.pin()]),
      ServerTrust(authorities: URL(fileURLWithPath: "/nowhere")),
    ] {
      let client = try await Trusting.client(.good, trust)
      #expect(Trusting.isUntrusted(await Self.failureOfGetting(client)))
    }
  }

  @Test func aConnectionWithoutPinsServesNoCallWithPins() async throws {
    let transport = URLSessionTransport()
    let open = try await Trusting.client(.good, Self.trust(), transport: transport)
    #expect(await Self.failureOfGetting(open) == nil)
    let pinned = try await Trusting.client(
      .good, Self.trust(pins: [Self.other()]), transport: transport)
    #expect(Trusting.isUntrusted(await Self.failureOfGetting(pinned)))
  }
}
