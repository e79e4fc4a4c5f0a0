import Foundation
import Testing

@testable import TriwireRuntime

extension ShopClient {
  /// A client whose messages a closure answers.
  init(
    baseURL: String = "https://h/v1",
    userId: String? = nil,
    token: Provided<String?> = .value(nil),
    credentials: Shop.Credentials = .init(),
    configuration: ClientConfiguration = .init(),
    interceptors: [any Interceptor] = [],
    answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) {
    self.init(
      server: Shop.Server(url: baseURL),
      common: Shop.Common(version: .value("1.2"), token: token, userId: .value(userId)),
      credentials: credentials, configuration: configuration, transport: .stub(answer),
      interceptors: interceptors)
  }
}

/// What a stub was asked, in order.
final class Log<Entry: Sendable>: Sendable {
  private let state = Locked<[Entry]>([])

  var entries: [Entry] { state.withLock { $0 } }

  func append(_ entry: Entry) { state.withLock { $0.append(entry) } }
}

extension Shop.Pet {
  static let rex = Shop.Pet(id: 1, name: "Rex")
  static let rexJSON = #"{"id": 1, "name": "Rex"}"#
}

/// The error a call ends with.
func failure<Value, Failure>(
  _ call: () async throws(APIError<Failure>) -> Value
) async -> APIError<Failure>? {
  do {
    _ = try await call()
    return nil
  } catch {
    return error
  }
}
