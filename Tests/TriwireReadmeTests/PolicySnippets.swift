import Foundation
import TriwireRuntime
import TriwireShop

/// Where the reference's tokens come from.
struct Keychain: Sendable {
  let token: String? = "old"
  func renew(_ rejected: String?) async throws -> String? { rejected.map { $0 + "er" } }
}

/// What the reference's app shows.
final class Login: Sendable {
  let said = Said()
  func end(_ reason: String) { said.append(reason) }
}

/// Texts in their order.
final class Said: @unchecked Sendable {
  // All access is under `lock`.
  private var list: [String] = []
  private let lock = NSLock()

  var texts: [String] { lock.withLock { list } }
  func append(_ text: String) { lock.withLock { list.append(text) } }
  func debug(_ text: String) { append(text) }
}

/// Adds a byte, which hides nothing.
struct SealingKey {
  func seal(_ body: Data) throws -> Data { body + [0] }
  func open(_ body: Data) throws -> Data { body.dropLast() }
}

/// The reference's Swift about calls, compiled.
enum PolicySnippets {
  static func tokens(keychain: Keychain) -> ShopClient {
    let tokens = Refresher<String?>(keychain.token) { rejected in
      try await keychain.renew(rejected)
    }
    let client = ShopClient(
      common: Shop.Common(version: .value("2.1")),
      credentials: Shop.Credentials(bearer: .refreshing(tokens)))
    return client
  }

  static func cipher() -> any PayloadCipher {
    struct Envelope: PayloadCipher {
      let key: SealingKey

      func encrypt(_ body: Data, of call: CallContext) async throws -> Data {
        try key.seal(body)
      }

      func decrypt(_ body: Data, of call: CallContext) async throws -> Data {
        try key.open(body)
      }
    }
    return Envelope(key: SealingKey())
  }

  static func business(session: Login) -> ClientConfiguration {
    let configuration = ClientConfiguration(
      onBusinessError: { failure in
        switch failure.code(as: Shop.StandardCode.self) {
        case .tokenInvalid: session.end("Please log in again.")
        case .remoteLogin: session.end("You are logged in on another device.")
        default: break
        }
      })
    return configuration
  }

  static func observing(logger: Said) -> ShopClient {
    let metrics = MetricsInterceptor()
    let logging = LoggingInterceptor(level: .body) { entry in logger.debug(entry) }
    let client = ShopClient(
      common: Shop.Common(version: .value("2.1")), interceptors: [metrics, logging])

    let search = metrics.snapshot.endpoints["findPets"]
    print(search?.calls ?? 0, search?.successRate ?? 1, search?.latency.quantile(0.95) ?? .zero)
    return client
  }
}
