import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

struct ReachabilityTests {
  /// Asks a transport every few milliseconds.
  func watch(
    _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) -> Reachability {
    let probe = ServerProbe(
      server: "https://h/health", timeout: .milliseconds(200), transport: .stub(answer))
    return Reachability(asking: probe, every: .milliseconds(5))
  }

  @Test func bringsChangesOnly() async {
    let log = Log<HTTPRequest>()
    let answers: [Int?] = [200, 503, 404, nil, nil, 200, 200, nil]
    let reachability = watch { request in
      log.append(request)
      guard let status = answers[min(log.entries.count, answers.count) - 1] else {
        throw TransportError.unreachable(URLError(.cannotConnectToHost))
      }
      return HTTPResponse(status)
    }
    var states: [Reachability.State] = []
    for await state in reachability {
      states.append(state)
      if states.count == 4 { break }
    }
    #expect(states == [.reachable, .unreachable, .reachable, .unreachable])
    #expect(log.entries.count == 8)
    #expect(log.entries.allSatisfy { $0.method == .head && $0.url.path == "/health" })
  }

  @Test(arguments: ["", "no url", "http://"])
  func cannotReachWhatIsNoURL(server: String) async {
    let probe = ServerProbe(
      server: server, timeout: .seconds(1), transport: .stub { _ in HTTPResponse(200) })
    #expect(await probe.state() == .unreachable)
  }

  @Test func waitsNoLongerThanItMay() async {
    let reachability = watch { _ in
      try await Task.sleep(for: .seconds(60))
      return HTTPResponse(200)
    }
    #expect(await reachability.current == .unreachable)
  }

  @Test func endsWithItsTask() async {
    let reachability = watch { _ in HTTPResponse(200) }
    let task = Task {
      var count = 0
      for await _ in reachability { count += 1 }
      return count
    }
    try? await Task.sleep(for: .milliseconds(50))
    task.cancel()
    #expect(await task.value <= 1)
  }

  @Test func asksARealServer() async throws {
    let server = try await TestServer.nginx.running()
    #expect(await Reachability(of: server.url).current == .reachable)
    #expect(await Reachability(of: "http://127.0.0.1:1").current == .unreachable)
  }
}
