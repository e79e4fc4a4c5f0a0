internal import Foundation

/// A question that any answer is good for.
struct ServerProbe: Sendable {
  let server: String
  let timeout: Duration
  let transport: any Transport

  /// Whether there was an answer in time.
  func state() async -> Reachability.State {
    guard let url = URL(string: server), url.host != nil else { return .unreachable }
    let message = HTTPRequest(.head, url, timeout: timeout, maximumResponseBytes: 0)
    let finish = await race(against: timeout) {
      do {
        _ = try await transport.send(message)
        return true
      } catch TransportError.responseTooLarge {
        return true
      } catch {
        return false
      }
    }
    if case .finished(true) = finish { return .reachable } else { return .unreachable }
  }
}
