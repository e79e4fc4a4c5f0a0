import Foundation
import TriwireRuntime

/// Gets the bytes of any path.
struct Fetch: APIRequest {
  typealias Response = Data
  typealias Failure = Never

  var path: String

  static let endpoint = Endpoint<Data, Never>(
    "fetch", .get, "/{path*}", returns: [.on(.success, .bytes)])

  func write(to request: inout RequestWriter) {
    request.path("path", .string, path)
  }
}

/// How a call failed; nil when it didn't.
func failure(of work: () async throws -> some Any) async -> APIError<Never>? {
  do {
    _ = try await work()
    return nil
  } catch {
    return error as? APIError<Never> ?? .transport(error)
  }
}
