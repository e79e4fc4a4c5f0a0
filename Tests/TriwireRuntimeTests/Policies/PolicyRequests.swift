import Foundation
import TriwireRuntime

/// Endpoints with one policy each.
enum Policies {
  static let retry = RetryPolicy(
    attempts: 4, on: [.timeout, .connection, .status(429), .status(.group(5))],
    backoff: .milliseconds(200), longestBackoff: .milliseconds(500))

  /// More than the busiest machine takes, in the time of a test's clock.
  static let patience = Duration.seconds(2000)

  static let envelope = Envelope(
    code: ["code"], message: ["message"], data: ["data"], success: ["0"], refresh: ["1001"])

  struct Fetch: APIRequest {
    static let endpoint = Endpoint<String, Never>(
      "fetch", .get, "/fetch", returns: [.on(.success, .text)], timeout: patience,
      retry: retry)
    func write(to request: inout RequestWriter) {}
  }

  struct Store: APIRequest {
    static let endpoint = Endpoint<String, Never>(
      "store", .post, "/store", returns: [.on(.success, .text)], timeout: patience,
      retry: retry)
    func write(to request: inout RequestWriter) {
      request.body(text: "body", mediaType: "text/plain")
    }
  }

  struct StoreOnce: APIRequest {
    static let endpoint = Endpoint<String, Never>(
      "storeOnce", .post, "/store", returns: [.on(.success, .text)], timeout: patience,
      retry: retry, idempotency: "Idempotency-Key")
    func write(to request: inout RequestWriter) {
      request.body(text: "body", mediaType: "text/plain")
    }
  }

  struct Guarded: APIRequest {
    var number: Int32 = 0
    static let endpoint = Endpoint<String, Shop.Problem>(
      "guarded", .post, "/guarded", returns: [.on(.success, .text)],
      errors: [.on(401, .body(.model))], timeout: patience, auth: "bearer")
    func write(to request: inout RequestWriter) {
      request.query("n", .int32, number)
      request.body(text: "body", mediaType: "text/plain")
    }
  }

  struct Enveloped: APIRequest {
    static let endpoint = Endpoint<Int32, Never>(
      "enveloped", .get, "/enveloped", returns: [.on(.success, .body(.int32))],
      envelope: envelope, timeout: patience)
    func write(to request: inout RequestWriter) {}
  }

  struct Search: APIRequest {
    var text: String
    static let endpoint = Endpoint<String, Never>(
      "search", .get, "/search", returns: [.on(.success, .text)], timeout: patience,
      cancelsPredecessor: true)
    func write(to request: inout RequestWriter) { request.query("q", .string, text) }
    func validate() throws(ValidationError) { try Check("q", text).length(min: 1) }
  }

  struct Secret: APIRequest {
    var text: String?
    static let endpoint = Endpoint<Int32, Shop.Problem>(
      "secret", .post, "/secret", returns: [.on(.success, .body(.int32))],
      errors: [.on(400, .body(.model))], timeout: patience, isEncrypted: true)
    func write(to request: inout RequestWriter) {
      if let text { request.body(.string, text) }
    }
  }

  struct Tokens: CommonParameters {
    var token: Provided<String?>
    func write(to request: inout RequestWriter) async throws {
      request.header("token", .optional(.string), try await token.value)
    }
  }
}
