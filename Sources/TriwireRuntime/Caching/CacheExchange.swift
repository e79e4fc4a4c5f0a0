internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// An exchange with a cache in between.
struct CacheExchange: Sendable {
  typealias Fetch = (HTTPRequest) async throws -> HTTPResponse

  let cache: any ResponseCache
  var invalidations = Invalidations.shared
  /// The time of day.
  var now: @Sendable () -> Date = { Date() }

  /// The answer to a message, kept or fetched. An unsafe method that succeeds drops what was kept of its
  /// URL.
  ///
  /// - Parameters:
  ///   - message: What would be sent. What is sent may have conditions added.
  ///   - policy: How the endpoint's answers are kept; nil for not at all.
  ///   - fetch: Sends a message, with all retries.
  func answer(
    to message: HTTPRequest, policy: CachePolicy?, fetch: Fetch
  ) async throws -> CachedResponse {
    guard let policy, message.isCacheable else {
      let response = try await fetch(message)
      if !message.isSafe { await invalidate(message, response) }
      return CachedResponse(response)
    }
    let request = CacheRequest(message, at: invalidations.moment)
    if policy == .http, request.directives.has("no-store") {
      return CachedResponse(try await fetch(message))
    }
    let answer = await cache.record(for: request.key)?.answer(to: request)
    switch policy {
    case .http: return try await revalidated(answer, message, request, fetch)
    case .forever: return try await lasting(nil, answer, message, request, fetch)
    case .lasting(let time): return try await lasting(time, answer, message, request, fetch)
    }
  }

  private func lasting(
    _ time: Duration?, _ answer: StoredAnswer?, _ message: HTTPRequest, _ request: CacheRequest,
    _ fetch: Fetch
  ) async throws -> CachedResponse {
    if let answer, answer.isYounger(than: time, at: now()) {
      return CachedResponse(answer.response(from: message.url), isFromCache: true)
    }
    let requested = now()
    let response = try await fetch(message)
    guard (200...299).contains(response.status), response.status != 206 else {
      return CachedResponse(response)
    }
    let stored = StoredAnswer(response, to: request, requested: requested, received: now())
    return CachedResponse(response) { await put(stored, for: request) }
  }
}

// RFC 9111.
extension CacheExchange {
  private func revalidated(
    _ answer: StoredAnswer?, _ message: HTTPRequest, _ request: CacheRequest, _ fetch: Fetch
  ) async throws -> CachedResponse {
    let freshness = answer.map { Freshness($0, at: now()) }
    if let answer, let freshness, freshness.satisfies(request.directives) {
      return CachedResponse(answer.aged(freshness, from: message.url), isFromCache: true)
    }
    if request.directives.has("only-if-cached") {
      return CachedResponse(HTTPResponse(504, url: message.url), isFromCache: true)
    }
    do {
      let fetched = try await validated(answer, message, request, fetch)
      if fetched.response.status < 500 { return fetched }
      return stale(answer, message, request) ?? fetched
    } catch  where error.isOfTransport {
      guard let stale = stale(answer, message, request) else { throw error }
      return stale
    }
  }

  /// Asks whether the answer still holds (section 4.3), or for another.
  private func validated(
    _ answer: StoredAnswer?, _ message: HTTPRequest, _ request: CacheRequest, _ fetch: Fetch
  ) async throws -> CachedResponse {
    let requested = now()
    let response = try await fetch(message.conditional(on: answer))
    guard response.status == 304, let answer else {
      return kept(response, request, requested)
    }
    guard answer.isConfirmed(by: response) else {
      let again = now()
      return kept(try await fetch(message), request, again)
    }
    let updated = answer.updated(by: response, to: request, requested: requested, received: now())
    let confirmed = updated.response(from: message.url)
    let isKept = confirmed.mayBeKept(request.directives)
    return CachedResponse(confirmed, isFromCache: true, keepsFailures: true) {
      if isKept { await put(updated, for: request) } else { await drop(request) }
    }
  }

  private func kept(
    _ response: HTTPResponse, _ request: CacheRequest, _ requested: Date
  ) -> CachedResponse {
    guard response.mayBeKept(request.directives) else {
      // What was kept is no longer what the server says, unless it said nothing.
      return CachedResponse(response, keepsFailures: response.status < 500) {
        await drop(request)
      }
    }
    let stored = StoredAnswer(response, to: request, requested: requested, received: now())
    return CachedResponse(response, keepsFailures: true) { await put(stored, for: request) }
  }

  private func stale(
    _ answer: StoredAnswer?, _ message: HTTPRequest, _ request: CacheRequest
  ) -> CachedResponse? {
    guard let answer else { return nil }
    let freshness = Freshness(answer, at: now())
    guard freshness.survivesError(request.directives) else { return nil }
    return CachedResponse(answer.aged(freshness, from: message.url), isFromCache: true)
  }
}

// What is kept.
extension CacheExchange {
  /// Keeps an answer, unless its URL has been invalidated since it was asked for. That may still happen
  /// while it is stored, and is then made up for.
  private func put(_ answer: StoredAnswer, for request: CacheRequest) async {
    guard !invalidations.happened(to: request.key, since: request.moment) else { return }
    var record = await cache.record(for: request.key) ?? CacheRecord([])
    record.put(answer, for: request)
    await cache.store(record, for: request.key)
    if invalidations.happened(to: request.key, since: request.moment) {
      await cache.remove(request.key)
    }
  }

  private func drop(_ request: CacheRequest) async {
    guard var record = await cache.record(for: request.key) else { return }
    record.remove(for: request)
    if record.answers.isEmpty {
      await cache.remove(request.key)
    } else {
      await cache.store(record, for: request.key)
    }
  }

  /// Section 4.4: the URL itself and, of the same origin, those that the answer names.
  private func invalidate(_ message: HTTPRequest, _ response: HTTPResponse) async {
    guard (200...399).contains(response.status) else { return }
    await forget(CacheKey(message.url))
    for name in ["Location", "Content-Location"] {
      guard let text = response.headers[name],
        let url = URL(string: text, relativeTo: message.url)?.absoluteURL,
        url.hasOrigin(of: message.url)
      else { continue }
      await forget(CacheKey(url))
    }
  }

  private func forget(_ key: CacheKey) async {
    invalidations.note(key)
    await cache.remove(key)
  }
}

extension StoredAnswer {
  /// A clock that was set back makes an answer old, not young.
  fileprivate func isYounger(than time: Duration?, at now: Date) -> Bool {
    guard let time else { return true }
    let age = now.timeIntervalSince(received)
    return age >= 0 && age < time / .seconds(1)
  }

  fileprivate func aged(_ freshness: Freshness, from url: URL) -> HTTPResponse {
    var response = response(from: url)
    response.headers["Age"] = "\(Int(min(freshness.age, 2_147_483_648)))"
    return response
  }

  /// Whether a 304 is about this answer: one about another names another tag (section 4.3.4).
  fileprivate func isConfirmed(by response: HTTPResponse) -> Bool {
    guard let tag = response.headers["ETag"], let own = headers["ETag"] else { return true }
    return tag.withoutWeakness == own.withoutWeakness
  }
}

extension HTTPRequest {
  /// The message that asks whether an answer still holds.
  fileprivate func conditional(on answer: StoredAnswer?) -> HTTPRequest {
    guard let headers = answer?.headers else { return self }
    var message = self
    message.headers["If-None-Match"] = headers["ETag"]?.sendable
    message.headers["If-Modified-Since"] = headers["Last-Modified"]?.sendable
    return message
  }
}

extension String {
  /// nil for what a server may say but no request: it can't be given back as it was.
  fileprivate var sendable: String? { FieldSyntax.isHeaderValue(self) ? self : nil }

  fileprivate var withoutWeakness: Substring { hasPrefix("W/") ? dropFirst(2) : self[...] }
}

extension Error {
  /// The server couldn't be asked.
  fileprivate var isOfTransport: Bool {
    switch self as? TransportError {
    case .timedOut, .unreachable, .failed: true
    default: (self as? URLError).map { $0.code != .cancelled } ?? false
    }
  }
}
