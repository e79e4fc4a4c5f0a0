import Foundation
import Testing

@testable import TriwireRuntime

struct InterceptorTests {
  /// Notes that it was passed on the way in and on the way out.
  struct Marker: Interceptor {
    let name: String
    let log: Log<String>

    func intercept(
      _ request: HTTPRequest, context: CallContext,
      next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
      log.append("\(name) in \(context.endpoint) \(context.route)")
      var request = request
      request.headers.append("X-Way", name)
      let response = try await next(request)
      log.append("\(name) out \(response.status)")
      return response
    }
  }

  /// Tries twice.
  struct Retry: Interceptor {
    func intercept(
      _ request: HTTPRequest, context: CallContext,
      next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
      let response = try await next(request)
      return response.status == 503 ? try await next(request) : response
    }
  }

  /// Answers without the transport.
  struct Cache: Interceptor {
    func intercept(
      _ request: HTTPRequest, context: CallContext,
      next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
      HTTPResponse(200, body: Data([9]))
    }
  }

  @Test func callsThemInOrder() async throws {
    let log = Log<String>()
    let client = ShopClient(
      interceptors: [Marker(name: "a", log: log), Marker(name: "b", log: log)]
    ) { request in
      log.append(request.headers.values(of: "X-Way").joined())
      return HTTPResponse(200)
    }
    _ = try await client.send(Shop.Avatar(id: UUID()))
    #expect(
      log.entries == [
        "a in avatar /avatars/{id}", "b in avatar /avatars/{id}", "ab", "b out 200", "a out 200",
      ])
  }

  @Test func letsThemSendMoreThanOnce() async throws {
    let log = Log<Int>()
    let client = ShopClient(interceptors: [Retry()]) { _ in
      log.append(1)
      return HTTPResponse(log.entries.count == 1 ? 503 : 200)
    }
    _ = try await client.send(Shop.Avatar(id: UUID()))
    #expect(log.entries.count == 2)
  }

  @Test func letsThemAnswer() async throws {
    let client = ShopClient(interceptors: [Cache()]) { _ in
      Issue.record("sent")
      return HTTPResponse(200)
    }
    #expect(try await client.send(Shop.Avatar(id: UUID())) == Data([9]))
  }

  /// Changes a request as a careless one would.
  struct Breaker: Interceptor {
    let name: String
    let value: String
    let method: HTTPMethod

    func intercept(
      _ request: HTTPRequest, context: CallContext,
      next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
      var request = request
      request.headers[name] = value
      request.method = method
      return try await next(request)
    }
  }

  @Test(arguments: [
    ("X-A", "1\r\nX-Evil: 1", "GET"), ("X-A\r\nX-Evil", "1", "GET"), ("", "1", "GET"),
    ("X-A", "é", "GET"), ("X-A", "1", "GET /x"),
  ])
  func sendsNothingThatTheyBroke(name: String, value: String, method: String) async {
    let breaker = Breaker(name: name, value: value, method: HTTPMethod(rawValue: method))
    let client = ShopClient(interceptors: [breaker]) { _ in
      Issue.record("sent")
      return HTTPResponse(200)
    }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Shop.Avatar(id: UUID()))
    }
    #expect(error?.code == 1001)
  }
}
