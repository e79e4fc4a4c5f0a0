import Foundation
import Testing

@testable import TriwireRuntime

/// A server in memory whose tokens are numbers, of which it takes one.
private final class Tokens: Sendable {
  let good = Locked(1)
  let refreshes = Locked(0)
  let rejected = Locked(0)
  let served = Locked(0)

  var refreshCount: Int { refreshes.withLock { $0 } }
  var rejectedCount: Int { rejected.withLock { $0 } }

  /// Gives a new token a little later.
  func refresh() async throws -> String {
    refreshes.withLock { $0 += 1 }
    try await Task.sleep(for: .milliseconds(20))
    return good.withLock { "\($0)" }
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    await Task.yield()
    let token = good.withLock { "\($0)" }
    guard request.headers["Authorization"] == "Bearer \(token)" else {
      rejected.withLock { $0 += 1 }
      return .json(#"{"title": "no"}"#, status: 401)
    }
    served.withLock { $0 += 1 }
    return HTTPResponse(200, body: Data("done".utf8))
  }
}

struct RefreshTests {
  struct NoRefresh: Error {}

  /// The outcomes of so many calls at once.
  func calls(_ count: Int, _ client: APIClient) async -> [Result<String, APIError<Shop.Problem>>] {
    await withTaskGroup(of: Result<String, APIError<Shop.Problem>>.self) { group in
      for number in 0..<count {
        group.addTask {
          do throws(APIError<Shop.Problem>) {
            return .success(try await client.send(Policies.Guarded(number: Int32(number))))
          } catch {
            return .failure(error)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test(arguments: [1, 10, 1000]) func refreshesOnceForAllCalls(count: Int) async throws {
    let tokens = Tokens()
    let bearer = Provided<String?>.refreshing("0") { rejected in
      #expect(rejected == "0")
      return try await tokens.refresh()
    }
    let client = APIClient(credentials: Shop.Credentials(bearer: bearer)) {
      await tokens.answer($0)
    }
    let results = await calls(count, client)
    #expect(results.allSatisfy { (try? $0.get()) == "done" })
    #expect(tokens.refreshCount == 1)
    #expect(tokens.served.withLock { $0 } == count)
    #expect(tokens.rejectedCount <= count)
  }

  @Test(arguments: [1, 10, 1000]) func failsAllWaitersAlike(count: Int) async throws {
    let tokens = Tokens()
    let bearer = Provided<String?>.refreshing("0") { _ in
      _ = try await tokens.refresh()
      throw NoRefresh()
    }
    let client = APIClient(credentials: Shop.Credentials(bearer: bearer)) {
      await tokens.answer($0)
    }
    let results = await calls(count, client)
    for result in results {
      guard case .failure(.rejected(let problem, let response)) = result else {
        Issue.record("\(result)")
        continue
      }
      #expect(problem.title == "no" && response.status == 401)
    }
    #expect(tokens.refreshCount == 1)
  }

  @Test func asksAnewAfterAFailureAndSendsTheOldTokenNoMore() async throws {
    let tokens = Tokens()
    let bearer = Provided<String?>.refreshing("0") { _ in
      let token = try await tokens.refresh()
      if tokens.refreshCount < 3 { throw NoRefresh() }
      return token
    }
    let client = APIClient(credentials: Shop.Credentials(bearer: bearer)) {
      await tokens.answer($0)
    }
    let first = await calls(1, client)[0]
    let second = await calls(1, client)[0]
    let third = await calls(1, client)[0]
    #expect((try? first.get()) == nil && (try? second.get()) == nil)
    #expect(try third.get() == "done")
    #expect(tokens.refreshCount == 3)
    #expect(tokens.rejectedCount == 1)
  }

  @Test func replaysOnceAtMost() async {
    let log = Log<String>()
    let bearer = Provided<String?>.refreshing("0") { "\($0 ?? "")+" }
    let client = APIClient(credentials: Shop.Credentials(bearer: bearer)) { request in
      log.append(request.headers["Authorization"] ?? "")
      return .json("{}", status: 401)
    }
    let result = await calls(1, client)[0]
    #expect(log.entries == ["Bearer 0", "Bearer 0+"])
    guard case .failure(.rejected) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test func replaysWithATokenThatIsNewerAlready() async throws {
    let refresher = Refresher<String?>("0") { _ in
      Issue.record("asked")
      return nil
    }
    let client = APIClient(
      credentials: Shop.Credentials(bearer: .refreshing(refresher))
    ) { request in
      if request.headers["Authorization"] == "Bearer 1" {
        return HTTPResponse(200, body: Data("done".utf8))
      }
      refresher.supply("1")
      return .json("{}", status: 401)
    }
    #expect(try await calls(1, client)[0].get() == "done")
  }

  @Test func prefersATokenSuppliedDuringTheRefresh() async throws {
    let tokens = Tokens()
    let (started, begin) = AsyncStream.makeStream(of: Void.self)
    let refresher = Refresher<String?>("0") { _ in
      begin.yield()
      try await Task.sleep(for: .milliseconds(30))
      throw NoRefresh()
    }
    let client = APIClient(credentials: Shop.Credentials(bearer: .refreshing(refresher))) {
      await tokens.answer($0)
    }
    async let result = calls(1, client)[0]
    for await _ in started { break }
    refresher.supply("1")
    #expect(try await result.get() == "done")
    #expect(try await calls(1, client)[0].get() == "done")
  }

  @Test func refreshesByACodeOfTheEnvelope() async throws {
    let refreshes = Log<String?>()
    let common = Policies.Tokens(
      token: .refreshing("old") { rejected in
        refreshes.append(rejected)
        return "new"
      })
    let client = APIClient(common: common) { request in
      request.headers["token"] == "new"
        ? .json(#"{"code": 0, "data": 7}"#) : .json(#"{"code": 1001, "message": "expired"}"#)
    }
    #expect(try await client.send(Policies.Enveloped()) == 7)
    #expect(refreshes.entries == ["old"])
  }

  @Test func leavesOtherCodesAndUnguardedEndpointsAlone() async {
    let common = Policies.Tokens(
      token: .refreshing("old") { _ in
        Issue.record("asked")
        return nil
      })
    for answer in [HTTPResponse.json(#"{"code": 1002}"#), HTTPResponse(401)] {
      let client = APIClient(common: common) { _ in answer }
      let error = await failure { () throws(APIError<Never>) in
        try await client.send(Policies.Enveloped())
      }
      #expect(error != nil)
    }
  }

  @Test func takesA401ForWhatItIsWhateverTheEnvelopeSays() async throws {
    struct Both: APIRequest {
      static let endpoint = Endpoint<Int32, Never>(
        "both", .get, "/", returns: [.on(.success, .body(.int32))], envelope: Policies.envelope,
        auth: "bearer")
      func write(to request: inout RequestWriter) {}
    }
    let client = APIClient(
      credentials: Shop.Credentials(bearer: .refreshing("0") { _ in "1" })
    ) { request in
      request.headers["Authorization"] == "Bearer 1"
        ? .json(#"{"code": 0, "data": 7}"#) : .json(#"{"code": 5}"#, status: 401)
    }
    #expect(try await client.send(Both()) == 7)
  }

  @Test func letsTheRefreshCallTheSameClient() async throws {
    let holder = Locked<APIClient?>(nil)
    let log = Log<String>()
    let common = Policies.Tokens(
      token: .refreshing("old") { _ in
        try await holder.withLock { $0 }?.send(Policies.Fetch())
      })
    let client = APIClient(common: common) { request in
      log.append("\(request.url.path()) \(request.headers["token"] ?? "")")
      if request.url.path() == "/fetch" { return HTTPResponse(200, body: Data("new".utf8)) }
      return request.headers["token"] == "new"
        ? .json(#"{"code": 0, "data": 7}"#) : .json(#"{"code": 1001}"#)
    }
    holder.withLock { $0 = client }
    #expect(try await client.send(Policies.Enveloped()) == 7)
    #expect(log.entries == ["/enveloped old", "/fetch old", "/enveloped new"])
    holder.withLock { $0 = nil }
  }

  @Test func waitsForARefreshThatIsUnderWay() async throws {
    let tokens = Tokens()
    let (started, begin) = AsyncStream.makeStream(of: Void.self)
    let (released, release) = AsyncStream.makeStream(of: Void.self)
    let bearer = Provided<String?>.refreshing("0") { _ in
      begin.yield()
      for await _ in released { break }
      return try await tokens.refresh()
    }
    let client = APIClient(credentials: Shop.Credentials(bearer: bearer)) {
      await tokens.answer($0)
    }
    async let first = calls(1, client)[0]
    for await _ in started { break }
    async let later = calls(20, client)
    try await Task.sleep(for: .milliseconds(30))
    #expect(tokens.rejectedCount == 1)
    release.yield()
    #expect(try await first.get() == "done")
    #expect(await later.allSatisfy { (try? $0.get()) == "done" })
    #expect(tokens.refreshCount == 1 && tokens.rejectedCount == 1)
  }

  @Test func keepsTheKeyOfTheCall() async throws {
    struct Keyed: APIRequest {
      static let endpoint = Endpoint<String, Never>(
        "keyed", .post, "/", returns: [.on(.success, .text)], auth: "bearer",
        idempotency: "Key")
      func write(to request: inout RequestWriter) {}
    }
    let log = Log<String?>()
    let client = APIClient(
      credentials: Shop.Credentials(bearer: .refreshing("0") { _ in "1" })
    ) { request in
      log.append(request.headers["Key"])
      return HTTPResponse(log.entries.count == 1 ? 401 : 200)
    }
    #expect(try await client.send(Keyed()) == "")
    #expect(log.entries.count == 2 && log.entries[0] == log.entries[1])
  }
}
