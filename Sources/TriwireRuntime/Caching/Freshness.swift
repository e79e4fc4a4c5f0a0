internal import Foundation

/// How old a kept answer is and how old it may become (RFC 9111 section 4.2), in seconds.
struct Freshness {
  /// Since it left the server, by what the server, the way and the clock say (section 4.2.3).
  let age: Double
  /// How long the server vouches for it (section 4.2.1); nil when it says nothing.
  let lifetime: Double?
  /// May never be given once it is stale without asking.
  let isStrict: Bool
  /// May never be given without asking.
  let isUnsure: Bool
  private let errorGrace: Double?

  init(_ answer: StoredAnswer, at now: Date) {
    let headers = answer.headers
    let directives = CacheDirectives(headers)
    let date = headers.date("Date") ?? answer.received
    let apparent = max(0, answer.received.timeIntervalSince(date))
    let delay = max(0, answer.received.timeIntervalSince(answer.requested))
    let told = headers["Age"].flatMap { Int32($0) }.map { Double(max(0, $0)) } ?? 0
    age = max(apparent, told + delay) + max(0, now.timeIntervalSince(answer.received))
    lifetime = directives.seconds("max-age") ?? headers.expiry(from: date)
    isStrict = directives.has("must-revalidate")
    isUnsure = directives.has("no-cache")
    errorGrace = directives.seconds("stale-if-error")
  }

  /// Whether it may be given as it is.
  func satisfies(_ request: CacheDirectives) -> Bool {
    guard !isUnsure, !request.has("no-cache") else { return false }
    if let limit = request.seconds("max-age"), age > limit { return false }
    let rest = (lifetime ?? 0) - age
    if let wanted = request.seconds("min-fresh"), rest < wanted { return false }
    if rest > 0 { return true }
    guard !isStrict, let tolerated = request.secondsOrAny("max-stale") else { return false }
    return -rest <= tolerated
  }

  /// Whether it may be given when the server can't be asked (RFC 5861 section 4).
  func survivesError(_ request: CacheDirectives) -> Bool {
    guard !isStrict, !isUnsure, !request.has("no-cache"),
      let grace = errorGrace ?? request.seconds("stale-if-error")
    else { return false }
    return age - (lifetime ?? 0) <= grace
  }
}

extension HTTPHeaders {
  fileprivate func date(_ name: String) -> Date? {
    self[name].flatMap { try? HTTPDate.read($0) }
  }

  /// What `Expires` says; anything but a date means that it is over already (section 5.3).
  fileprivate func expiry(from date: Date) -> Double? {
    guard self["Expires"] != nil else { return nil }
    return self.date("Expires").map { Swift.max(0, $0.timeIntervalSince(date)) } ?? 0
  }
}

extension HTTPResponse {
  /// Whether RFC 9111 section 3 lets a private cache keep it, and keeping it is of any use.
  func mayBeKept(_ request: CacheDirectives) -> Bool {
    let directives = CacheDirectives(headers)
    guard !request.has("no-store"), !directives.has("no-store"), status >= 200, status != 206,
      status != 304, !headers.varyingNames.contains("*")
    else { return false }
    if directives.has("must-understand"), !Self.understood.contains(status) { return false }
    if directives.has("max-age") || headers["Expires"] != nil { return true }
    return Self.understood.contains(status)
      && (headers["ETag"] != nil || headers["Last-Modified"] != nil)
  }

  /// Statuses that may be kept without an explicit word (RFC 9110 section 15.1).
  private static let understood: Set<Int> = [
    200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501,
  ]
}
