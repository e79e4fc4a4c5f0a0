import Foundation
import Testing

@testable import TriwireRuntime

struct LatestTests {
  typealias Outcome = Result<String, APIError<Never>>

  func search(_ text: String, _ client: APIClient) async -> Outcome {
    do throws(APIError<Never>) {
      return .success(try await client.send(Policies.Search(text: text)))
    } catch {
      return .failure(error)
    }
  }

  /// A client that answers nothing before `release` is finished.
  func client(_ asked: Log<String>, _ release: AsyncStream<Void>) -> APIClient {
    APIClient { request in
      asked.append(request.url.query ?? "")
      if asked.entries.count == 1 { for await _ in release {} }
      return HTTPResponse(200, body: Data("done".utf8))
    }
  }

  @Test func aNewCallCancelsTheOneInFlight() async throws {
    let asked = Log<String>()
    let (release, _) = AsyncStream.makeStream(of: Void.self)
    let client = client(asked, release)
    async let first = search("a", client)
    while asked.entries.isEmpty { await Task.yield() }
    let copy = client
    #expect(try await search("ab", copy).get() == "done")
    guard case .failure(.cancelled) = await first else {
      Issue.record("not cancelled")
      return
    }
  }

  @Test func otherEndpointsClientsAndInvalidCallsCancelNothing() async throws {
    let asked = Log<String>()
    let (release, end) = AsyncStream.makeStream(of: Void.self)
    let client = client(asked, release)
    async let first = search("a", client)
    while asked.entries.isEmpty { await Task.yield() }
    #expect(try await client.send(Policies.Fetch()) == "done")
    let other = APIClient { _ in HTTPResponse(200) }
    #expect(try await search("b", other).get() == "")
    #expect((try? await search("", client).get()) == nil)
    let cancelled = Task {
      while !Task.isCancelled { await Task.yield() }
      return await search("c", client)
    }
    cancelled.cancel()
    #expect((try? await cancelled.value.get()) == nil)
    end.finish()
    #expect(try await first.get() == "done")
  }

  @Test func cancellingTheTaskEndsTheCall() async {
    let asked = Log<String>()
    let (release, _) = AsyncStream.makeStream(of: Void.self)
    let client = client(asked, release)
    let task = Task { await search("a", client) }
    while asked.entries.isEmpty { await Task.yield() }
    task.cancel()
    guard case .failure(.cancelled) = await task.value else {
      Issue.record("not cancelled")
      return
    }
  }
}
