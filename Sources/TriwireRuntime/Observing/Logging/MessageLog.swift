internal import Foundation

/// The entries about one attempt of a call.
struct MessageLog {
  private let message: HTTPRequest
  private let context: CallContext
  private let redaction: Redaction
  private let level: LoggingInterceptor.Level
  private let longestBody: Int

  init(
    _ message: HTTPRequest, _ context: CallContext, level: LoggingInterceptor.Level,
    longestBody: Int
  ) {
    self.message = message
    self.context = context
    self.level = level
    self.longestBody = longestBody
    redaction = Redaction(message, context)
  }

  /// `--> POST https://… (addPet, attempt 2)`, headers and body.
  var request: String {
    let attempt = context.attempt == 1 ? "" : ", attempt \(context.attempt)"
    let line = "--> \(message.method.rawValue) \(redaction.url) (\(context.endpoint)\(attempt))"
    return entry(line, message.headers, body(message))
  }

  /// `<-- 200 addPet, 12 ms, 345 bytes`, headers and body.
  func response(_ response: HTTPResponse, after time: Duration) -> String {
    let size = response.stream == nil ? "\(response.body.count) bytes" : "a stream"
    let line = "<-- \(response.status) \(context.endpoint), \(time.inMilliseconds), \(size)"
    return entry(line, response.headers, body(response.body, response.headers))
  }

  /// `<-- failed addPet, 12 ms: …`.
  func failure(_ error: any Error, after time: Duration) -> String {
    "<-- failed \(context.endpoint), \(time.inMilliseconds): \(error.briefly)"
  }

  /// The request as a command of curl.
  var curl: String {
    var words = ["curl -X \(message.method.rawValue)", redaction.url.inSingleQuotes]
    if level >= .headers {
      words += redaction.headers(message.headers)
        .map { "-H " + "\($0.name): \($0.value)".inSingleQuotes }
    }
    if let body = body(message) {
      words.append("--data-raw \(body.inSingleQuotes)")
    }
    return words.joined(separator: " \\\n  ")
  }

  private func entry(_ line: String, _ headers: HTTPHeaders, _ body: String?) -> String {
    let fields =
      level >= .headers ? redaction.headers(headers).map { "\($0.name): \($0.value)" } : []
    return ([line] + fields + (body.map { ["", $0] } ?? [])).joined(separator: "\n")
  }

  private func body(_ message: HTTPRequest) -> String? {
    guard level >= .body, let body = message.body else { return nil }
    guard let data = body.data else { return "(\(body.count) bytes, of files too)" }
    return self.body(data, message.headers)
  }

  private func body(_ body: Data, _ headers: HTTPHeaders) -> String? {
    guard level >= .body, !body.isEmpty else { return nil }
    let type = headers["Content-Type"]
    guard let text = redaction.body(body, MediaType(type ?? "")) else {
      return "(\(body.count) bytes of \(type ?? "an unknown type"))"
    }
    let rest = text.count - longestBody
    return rest > 0 ? "\(text.prefix(longestBody))… (\(rest) more characters)" : text
  }
}

extension Duration {
  fileprivate var inMilliseconds: String { "\(Int64(self / .milliseconds(1))) ms" }
}

extension String {
  /// A word of a POSIX shell.
  fileprivate var inSingleQuotes: String {
    "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
