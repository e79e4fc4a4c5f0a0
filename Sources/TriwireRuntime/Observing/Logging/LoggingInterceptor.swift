internal import Foundation

/// Writes what is sent and received as text, one entry per message.
///
/// Values that prove who calls, and those of headers, parameters and fields that the spec calls
/// sensitive, are replaced by `•••`: in headers, in queries, and in bodies of JSON, XML and forms. A
/// body that has sensitive fields and can't be read in one of these forms is left out. It sees what
/// stands between it and the transport: put it last to see what other interceptors have added, and
/// where the endpoint encrypts, it sees encrypted bodies.
public struct LoggingInterceptor: Interceptor {
  /// How much is written.
  public enum Level: Int, Comparable, Sendable, CaseIterable {
    /// Nothing.
    case off
    /// The first line: method, URL, status, time and size.
    case basic
    /// The headers, too.
    case headers
    /// The bodies, too, where they are text.
    case body

    /// Whether less is written.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  private let level: Level
  private let writesCurl: Bool
  let longestBody: Int
  private let sink: @Sendable (String) -> Void

  /// - Parameters:
  ///   - level: How much is written.
  ///   - curl: Whether requests are written as a command line of curl that sends them again, with the
  ///     headers and body that the level allows.
  ///   - longestBody: Characters of a body that are written; the rest is left out.
  ///   - sink: Takes an entry of one or more lines, on any thread. By default it is printed.
  public init(
    level: Level = .basic, curl: Bool = false, longestBody: Int = 16_384,
    sink: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.level = level
    writesCurl = curl
    self.longestBody = max(longestBody, 0)
    self.sink = sink
  }

  /// Writes a request, and its answer or its failure.
  public func intercept(
    _ request: HTTPRequest, context: CallContext,
    next: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    guard level > .off else { return try await next(request) }
    let log = MessageLog(request, context, level: level, longestBody: longestBody)
    sink(writesCurl ? log.curl : log.request)
    let start = ContinuousClock.now
    do {
      let response = try await next(request)
      sink(log.response(response, after: .now - start))
      return response
    } catch {
      sink(log.failure(error, after: .now - start))
      throw error
    }
  }
}
