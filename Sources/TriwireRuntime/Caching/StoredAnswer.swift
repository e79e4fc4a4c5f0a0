internal import Foundation

/// An answer as it is kept.
struct StoredAnswer: Hashable, Sendable, Codable {
  /// What the request was selected by, apart from its URL.
  var selector: Data
  /// Names in the answer's `Vary`, with the hashes of the request's values.
  var varying: [String: Data]
  var status: Int
  /// Names and values, in turn.
  var fields: [String]
  var body: Data
  /// When the request was sent and when the answer was there.
  var requested: Date
  var received: Date

  init(_ response: HTTPResponse, to request: CacheRequest, requested: Date, received: Date) {
    selector = request.selector
    status = response.status
    body = response.body
    fields = response.headers.keepable.flatMap { [$0.name, $0.value] }
    varying = request.hashes(of: response.headers.varyingNames)
    self.requested = requested
    self.received = received
  }

  var headers: HTTPHeaders {
    stride(from: 0, to: fields.count - 1, by: 2).reduce(into: HTTPHeaders()) { headers, index in
      headers.append(fields[index], fields[index + 1])
    }
  }

  /// Whether it may be the answer to a request of the same URL (section 4.1).
  func fits(_ request: CacheRequest) -> Bool {
    selector == request.selector && varying == request.hashes(of: Array(varying.keys))
  }

  func response(from url: URL) -> HTTPResponse {
    HTTPResponse(status, headers: headers, body: body, url: url)
  }

  /// The same answer after the server has said that nothing has changed (section 3.2).
  func updated(by response: HTTPResponse, requested: Date, received: Date) -> StoredAnswer {
    var merged = headers
    for name in Set(response.headers.keepable.map { $0.name.lowercased() }) {
      if name.hasPrefix("content-"), name != "content-location" { continue }
      merged.remove(name)
      for value in response.headers.values(of: name) { merged.append(name, value) }
    }
    var answer = self
    answer.fields = merged.flatMap { [$0.name, $0.value] }
    answer.requested = requested
    answer.received = received
    return answer
  }

  var byteCount: Int { body.count + fields.reduce(200) { $0 + $1.utf8.count } }
}

extension HTTPHeaders {
  /// Names of `Vary`, in lower case; `*` is one of them.
  var varyingNames: [String] {
    HeaderList.split(values(of: "Vary")).map { $0.lowercased() }
  }

  /// What belongs to the answer and not to the connection (section 3.1), and proves nothing about
  /// who asked.
  fileprivate var keepable: [Field] {
    let named = HeaderList.split(values(of: "Connection")).map { $0.lowercased() }
    let dropped = Set(named).union([
      "connection", "keep-alive", "proxy-connection", "proxy-authenticate",
      "proxy-authentication-info", "proxy-authorization", "te", "trailer", "transfer-encoding",
      "upgrade", "set-cookie", "set-cookie2", "authentication-info", "authorization",
    ])
    return filter { !dropped.contains($0.name.lowercased()) }
  }
}
