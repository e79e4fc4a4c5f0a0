import Foundation
import Testing

@testable import TriwireRuntime

/// A cache in front of a server whose next answers a test gives, at a time that the test sets.
final class CacheBench: Sendable {
  /// Sunday, 06 Nov 1994 08:49:37 GMT.
  static let start = Date(timeIntervalSince1970: 784_111_777)

  let cache: any ResponseCache
  let policy: CachePolicy
  let asked = Log<HTTPRequest>()
  private let invalidations = Invalidations()
  private let time = Locked(CacheBench.start)
  private let answers = Locked<[Result<HTTPResponse, any Error>]>([])

  init(_ policy: CachePolicy = .http, cache: any ResponseCache = MemoryCache()) {
    self.policy = policy
    self.cache = cache
  }

  var now: Date { time.withLock { $0 } }

  func wait(_ seconds: Double) { time.withLock { $0 += seconds } }

  /// The next answer of the server.
  func will(_ answer: Result<HTTPResponse, any Error>) { answers.withLock { $0.append(answer) } }

  func will(_ status: Int = 200, _ headers: HTTPHeaders = [:], _ body: String = "") {
    will(.success(HTTPResponse(status, headers: headers, body: Data(body.utf8))))
  }

  /// What a call gets; it is kept as a success's is.
  func get(
    _ headers: HTTPHeaders = [:], _ method: HTTPMethod = .get, path: String = "/a",
    error: APIError<Never>? = nil, policy: CachePolicy? = nil
  ) async throws -> CachedResponse {
    let answer = try await ask(headers, method, path: path, policy: policy)
    await answer.keep(unless: error)
    return answer
  }

  /// What a call gets that isn't over yet.
  func ask(
    _ headers: HTTPHeaders = [:], _ method: HTTPMethod = .get, path: String = "/a",
    policy: CachePolicy? = nil
  ) async throws -> CachedResponse {
    let url = try #require(URL(string: "https://h" + path))
    let message = HTTPRequest(method, url, headers: headers)
    let exchange = CacheExchange(
      cache: cache, invalidations: invalidations, now: { self.now })
    return try await exchange.answer(to: message, policy: policy ?? self.policy) { message in
      asked.append(message)
      let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      return try #require(answer, "nothing should be asked for").get()
    }
  }

  func body(_ headers: HTTPHeaders = [:], path: String = "/a") async throws -> String {
    String(decoding: try await get(headers, path: path).response.body, as: UTF8.self)
  }
}
