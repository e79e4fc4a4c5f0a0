import Foundation
import TriwireRuntime

/// What `Tests/Servers/stream_server.py` sends.
struct Tick: WireModel {
  var id: Int32
  var name: String

  static let fields = FieldTable<Tick>(
    "Tick", xml: XMLRoot("Pet"),
    [.field("id", \.id, .int32, number: 1), .field("name", \.name, .string, number: 2)])

  /// The message with its length before it.
  var delimited: Data {
    get throws {
      let message = try protobuf()
      return Data([UInt8(message.count)]) + message
    }
  }
}

/// A stream of one of the server's paths.
struct Ticks: APIRequest {
  typealias Response = MessageStream<Tick>
  typealias Failure = Shop.Problem

  var path: String
  var query: [String: String] = [:]

  static let endpoint = Endpoint<MessageStream<Tick>, Shop.Problem>(
    "ticks", .get, "/{path}", returns: [.on(.success, .delimited(.model))],
    errors: [.on(.any, .body(.model, in: .protobuf))], envelope: Shop.standardEnvelope,
    timeout: .seconds(300))

  func write(to request: inout RequestWriter) {
    request.path("path", .string, path)
    request.query("query", .map(.string), query)
  }
}

extension APIClient {
  /// A client whose messages a closure answers.
  static func answering(
    _ configuration: ClientConfiguration = .init(),
    _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) -> APIClient {
    APIClient(baseURL: "http://h", configuration: configuration, transport: .stub(answer))
  }
}
