import Foundation
import Testing

@testable import TriwireRuntime

/// Calls that wait for a refresh which takes as long as a test wants.
struct RefreshWaitTests {
  /// A server that takes the token “1”, and a refresh that gives it when the gate is opened.
  final class Bench: Sendable {
    let rejected = Log<String>()
    let refreshes = Log<String>()
    private let gate = AsyncStream.makeStream(of: Void.self)
    let client: APIClient

    init() {
      let (rejected, refreshes, opened) = (rejected, refreshes, gate.stream)
      let bearer = Provided<String?>.refreshing("0") { old in
        refreshes.append(old ?? "")
        for await _ in opened {}
        return "1"
      }
      client = APIClient(credentials: Shop.Credentials(bearer: bearer)) { request in
        let token = request.headers["Authorization"] ?? ""
        if token == "Bearer 1" { return HTTPResponse(200, body: Data("done".utf8)) }
        rejected.append(token)
        return .json(#"{"title": "no"}"#, status: 401)
      }
    }

    func open() { gate.continuation.finish() }

    func call(_ number: Int = 0) -> Task<Result<String, APIError<Shop.Problem>>, Never> {
      Task { [client] in
        do throws(APIError<Shop.Problem>) {
          return .success(try await client.send(Policies.Guarded(number: Int32(number))))
        } catch {
          return .failure(error)
        }
      }
    }

    /// So many calls that wait for the refresh.
    func waiting(_ count: Int) async -> [Task<Result<String, APIError<Shop.Problem>>, Never>] {
      let calls = (0..<count).map(call)
      while rejected.entries.count < count && refreshes.entries.isEmpty { await Task.yield() }
      return calls
    }
  }

  @Test func someLeaveAndTheOthersGoOn() async throws {
    let bench = Bench()
    let calls = await bench.waiting(10)
    for call in calls.prefix(5) { call.cancel() }
    for call in calls.prefix(5) { #expect(await call.value.error?.code == 6) }
    bench.open()
    for call in calls.dropFirst(5) { #expect(try await call.value.get() == "done") }
    #expect(bench.refreshes.entries == ["0"])
  }

  @Test func allLeaveAndTheNextOneFindsTheNewToken() async throws {
    let bench = Bench()
    let calls = await bench.waiting(10)
    for call in calls { call.cancel() }
    for call in calls { #expect(await call.value.error?.code == 6) }
    let rejected = bench.rejected.entries.count
    let next = bench.call()
    bench.open()
    #expect(try await next.value.get() == "done")
    #expect(bench.refreshes.entries == ["0"] && bench.rejected.entries.count == rejected)
  }

  @Test func aLateRejectionOfTheOldTokenAsksForNoOther() async throws {
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let log = Log<String>()
    let refreshes = Log<String?>()
    let bearer = Provided<String?>.refreshing("0") { old in
      refreshes.append(old)
      return "1"
    }
    let client = APIClient(credentials: Shop.Credentials(bearer: bearer)) { request in
      let entry = "\(request.url.query ?? "") \(request.headers["Authorization"] ?? "")"
      log.append(entry)
      if entry == "n=1 Bearer 0" { for await _ in released {} }
      return entry.hasSuffix("0") ? .json("{}", status: 401) : HTTPResponse(200)
    }
    async let late = client.send(Policies.Guarded(number: 1))
    while log.entries.isEmpty { await Task.yield() }
    #expect(try await client.send(Policies.Guarded(number: 2)) == "")
    release.finish()
    #expect(try await late == "")
    #expect(refreshes.entries == ["0"])
    #expect(log.entries.suffix(1) == ["n=1 Bearer 1"])
  }

  @Test func leavesOtherCredentialsAlone() async throws {
    struct Keyed: APIRequest {
      static let endpoint = Endpoint<String, Never>(
        "keyed", .get, "/", returns: [.on(.success, .text)], auth: "key")
      func write(to request: inout RequestWriter) {}
    }
    let log = Log<String>()
    let credentials = Shop.Credentials(
      bearer: .refreshing("b") { _ in
        log.append("bearer")
        return "b+"
      },
      key: .refreshing("k") { _ in
        log.append("key")
        return "k+"
      })
    let client = APIClient(credentials: credentials) { request in
      let token = request.headers["Authorization"] ?? request.headers["X-API-Key"] ?? ""
      return token.hasSuffix("+") ? HTTPResponse(200) : .json("{}", status: 401)
    }
    async let guarded = client.send(Policies.Guarded())
    async let keyed = client.send(Keyed())
    #expect(try await [guarded, keyed] == ["", ""])
    #expect(log.entries.sorted() == ["bearer", "key"])
    _ = try await (client.send(Keyed()), client.send(Policies.Guarded()))
    #expect(log.entries.count == 2)
  }

  struct Retried: APIRequest {
    static let endpoint = Endpoint<String, Never>(
      "retried", .post, "/", returns: [.on(.success, .text)], auth: "bearer",
      retry: Policies.retry, idempotency: "Key")
    func write(to request: inout RequestWriter) {}
  }

  /// (what the server says, in turn, and how many of these there are before the call gives up)
  @Test(arguments: [
    ([503, 401, 503, 200], 4, 0), ([401, 503, 503, 503, 200], 4, 503),
    ([503, 503, 503, 401, 503, 200], 5, 503), ([503, 503, 503, 401, 200], 5, 0),
    ([503, 401, 401, 200], 3, 401), ([400, 200], 1, 400),
  ])
  func countsAllAttempts(statuses: [Int], count: Int, code: Int) async {
    let log = Log<HTTPRequest>()
    let client = APIClient(
      clock: TestClock().clock,
      credentials: Shop.Credentials(bearer: .refreshing("0") { _ in "1" })
    ) { request in
      log.append(request)
      return HTTPResponse(statuses[log.entries.count - 1])
    }
    let error = await failure { () throws(APIError<Never>) in try await client.send(Retried()) }
    #expect(error?.code ?? 0 == code && log.entries.count == count)
    #expect(Set(log.entries.map { $0.headers["Key"] }).count == 1)
  }
}

extension Result {
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
