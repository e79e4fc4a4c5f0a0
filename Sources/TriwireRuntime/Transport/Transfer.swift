internal import Foundation

/// One exchange of a session, from its making to its end.
enum Transfer: Sendable {
  typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

  /// Nobody waits for it yet.
  case created
  /// Cancelled before anybody waited.
  case cancelled
  /// Its answer is handed over when it is complete; `limit` is that of the body, of which the meter tells.
  case collecting(Continuation, limit: Int, body: Data, TransferMeter?)
  /// Its answer is handed over with the head; `limit` is that of what waits to be read, unless the sink
  /// takes it.
  case awaitingHead(Continuation, limit: Int, BodySink?)
  /// Its answer has been handed over, and the body goes there.
  case streaming(ChunkBuffer)

  /// The exchange that a request asks for.
  init(_ request: HTTPRequest, _ continuation: Continuation) {
    let limit = request.maximumResponseBytes ?? .max
    self =
      request.streamsResponse
      ? .awaitingHead(continuation, limit: limit, request.sink)
      : .collecting(continuation, limit: limit, body: Data(), request.meter)
  }

  /// Whether somebody has to be told of its end.
  var isUnderWay: Bool {
    switch self {
    case .created, .cancelled: false
    case .collecting, .awaitingHead, .streaming: true
    }
  }
}
