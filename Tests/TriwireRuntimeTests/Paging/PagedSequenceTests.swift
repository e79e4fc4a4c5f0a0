import Foundation
import Testing

@testable import TriwireRuntime

struct PagedSequenceTests {
  /// All items, and what was asked for.
  func walk<Request: ListRequest>(
    _ request: Request, _ answer: @escaping @Sendable ([String: String]) throws -> HTTPResponse
  ) async throws -> (items: [Int32], asked: [String]) {
    let asked = Asked()
    var items: [Int32] = []
    for try await item in APIClient.list(asked, answer).items(of: request) { items.append(item) }
    return (items, asked.entries)
  }

  /// A page of the numbers 0 to 6.
  static func numbers(_ start: Int, _ size: Int, of count: Int = 7) -> Range<Int> {
    min(start, count)..<min(start + size, count)
  }

  @Test(arguments: [
    (2, 7, ["limit=2", "page=2&limit=2", "page=3&limit=2", "page=4&limit=2"]),
    (7, 7, ["limit=7", "page=2&limit=7"]), (8, 7, ["limit=8"]), (3, 0, ["limit=3"]),
  ])
  func countsPagesUpToAShortOne(size: Int32, count: Int, queries: [String]) async throws {
    let (items, asked) = try await walk(ByPage(limit: size)) { query in
      let page = Int(query["page"] ?? "1") ?? 0
      return .page(Self.numbers((page - 1) * Int(size), Int(size), of: count))
    }
    #expect(items == (0..<Int32(count)).map { $0 })
    #expect(asked == queries)
  }

  @Test(arguments: [ByPage(page: 2), ByPage(page: 0, limit: 3), ByPage(page: 3, limit: 3)])
  func beginsWhereTheRequestDoes(request: ByPage) async throws {
    let first = Int(request.page ?? 1)
    let base = min(first, 1)
    let (items, asked) = try await walk(request) { query in
      let page = Int(query["page"] ?? "1") ?? 0
      return .page(Self.numbers((page - base) * 3, 3))
    }
    #expect(items.first == Int32((first - base) * 3))
    #expect(items.last == 6)
    #expect(asked.first?.hasPrefix("page=\(first)") == true)
  }

  @Test func stopsAtAnEmptyPageWhereTheSizeIsNotKnown() async throws {
    let (items, asked) = try await walk(ByUnsaidPage()) { query in
      .page(Self.numbers(((Int(query["page"] ?? "1") ?? 0) - 1) * 4, 4))
    }
    #expect(items.count == 7)
    #expect(asked == ["", "page=2", "page=3"])
  }

  @Test(arguments: [(6, 2), (7, 3), (0, 1)])
  func stopsAtTheTotalOfAHeader(total: Int, calls: Int) async throws {
    let (_, asked) = try await walk(ByPage()) { _ in
      .page(0..<3, headers: ["X-Total": "\(total)"])
    }
    #expect(asked.count == calls)
  }

  @Test func aHeaderThatIsNoNumberSaysNothing() async throws {
    let (items, asked) = try await walk(ByPage(limit: 3)) { query in
      .page(
        Self.numbers(query["page"] == nil ? 0 : 3, query["page"] == nil ? 3 : 2),
        headers: ["X-Total": "many"])
    }
    #expect(items.count == 5 && asked.count == 2)
  }

  @Test func countsItemsUpToTheTotalThoughTheServerGivesFewer() async throws {
    let (items, asked) = try await walk(ByOffset(offset: 1)) { query in
      .page(Self.numbers(Int(query["offset"] ?? "") ?? 0, 2), total: 7)
    }
    #expect(items == [1, 2, 3, 4, 5, 6])
    #expect(asked == ["offset=1&limit=3", "offset=3&limit=3", "offset=5&limit=3"])
  }

  @Test(arguments: [nil, 3] as [Int32?])
  func countsItemsUpToAnEmptyOrShortPage(limit: Int32?) async throws {
    let (items, asked) = try await walk(ByOffset(limit: limit)) { query in
      .page(Self.numbers(Int(query["offset"] ?? "") ?? 0, 3))
    }
    #expect(items.count == 7)
    #expect(asked.count == (limit == nil ? 4 : 3))
  }

  @Test(arguments: [nil, ""] as [String?])
  func followsCursorsThroughEmptyPages(end: String?) async throws {
    let (items, asked) = try await walk(ByCursor()) { query in
      switch query["after"] {
      case nil: .page(0..<2, next: "a&b")
      case "a&b": .page([], total: 1, next: "c")
      default: .page([2], next: end)
      }
    }
    #expect(items == [0, 1, 2])
    #expect(asked == ["", "after=a%26b", "after=c"])
  }

  @Test func followsCursorsThatTheRequestDoesNotHave() async throws {
    let (items, asked) = try await walk(ByUnsaidCursor()) { query in
      query["after"] == nil ? .page([1], next: "x") : .page([2])
    }
    #expect(items == [1, 2] && asked == ["", "after=x"])
  }

  @Test(arguments: [nil, "a"] as [String?])
  func doesNotGoInCircles(start: String?) async throws {
    var iterator = APIClient.list(Asked()) { query in
      .page([1], next: query["after"] == "a" ? "b" : "a")
    }.items(of: ByCursor(after: start)).makeAsyncIterator()
    let error = await failure { () throws(APIError<Never>) in
      while try await iterator.next() != nil {}
    }
    guard case .undecodable(let problem, let response) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.reason.contains("before") && response.status == 200)
    #expect(try await iterator.next() == nil)
  }

  @Test func endsWhereNumbersDo() async throws {
    var iterator = APIClient.list(Asked()) { _ in .page([1]) }
      .items(of: BySmallPage()).makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == 1)
    let error = await failure { () throws(APIError<Never>) in try await iterator.next() }
    #expect(error?.code == 1001)
  }

  @Test func passesOnAFailureAndEnds() async throws {
    var iterator = APIClient.list(Asked()) { query in
      guard query["after"] == nil else { throw TransportError.timedOut }
      return .page([1], next: "x")
    }.items(of: ByCursor()).makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    let error = await failure { () throws(APIError<Never>) in try await iterator.next() }
    #expect(error?.code == 3)
    #expect(try await iterator.next() == nil)
  }

  @Test func walksAnewInEachLoop() async throws {
    let asked = Asked()
    let sequence = APIClient.list(asked) { _ in .page([1]) }.items(of: ByCursor())
    #expect(asked.entries.isEmpty)
    for _ in 0..<2 { for try await _ in sequence {} }
    #expect(asked.entries.count == 2)
  }

  @Test func bringsPagesWithTheirTotals() async throws {
    let sequence = APIClient.list(Asked()) { query in
      query["after"] == nil ? .page([1], total: 2, next: "x") : .page([2], total: 2)
    }.items(of: ByCursor())
    var pages: [NumberPage] = []
    for try await page in sequence.pages {
      #expect(page.total == 2 && page.items == page.response.items)
      pages.append(page.response)
    }
    #expect(pages.map(\.next) == ["x", nil])
  }

  @Test func asksForOnePageAhead() async throws {
    let asked = Asked()
    let client = APIClient.list(asked) { query in
      let number = Int(query["after"] ?? "0") ?? 0
      return .page([number, number], next: "\(number + 1)")
    }
    var iterator = client.items(of: ByCursor()).makeAsyncIterator()
    for index in 0..<6 {
      #expect(try await iterator.next() == Int32(index / 2))
      for _ in 0..<500 where asked.entries.count < index / 2 + 2 {
        try await Task.sleep(for: .milliseconds(10))
      }
      try await Task.sleep(for: .milliseconds(20))
      #expect(asked.entries.count == index / 2 + 2)
    }
  }

  @Test func cancelsWhatIsUnderWay() async throws {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let client = APIClient.answering { request in
      guard request.url.query != nil else { return .page([1], next: "x") }
      begin.yield()
      do { try await Task.sleep(for: .seconds(60)) } catch { end.yield() }
      return .page([2])
    }
    let task = Task {
      await failure { () throws(APIError<Never>) in
        for try await _ in client.items(of: ByCursor()) {}
      }
    }
    var (begins, ends) = (begun.makeAsyncIterator(), ended.makeAsyncIterator())
    await begins.next()
    task.cancel()
    #expect(await task.value?.code == 6)
    await ends.next()
    for try await _ in client.items(of: ByCursor()) {
      await begins.next()
      break
    }
    await ends.next()
  }

  @Test func isAnsweredByTheStubOfTheRequest() async throws {
    var handlers = StubHandlers()
    handlers[ByPage.self] = { request in
      NumberPage(items: request.page == nil ? [1, 2] : [3])
    }
    var items: [Int32] = []
    for try await item in APIClient(stub: handlers).items(of: ByPage(limit: 2)) {
      items.append(item)
    }
    #expect(items == [1, 2, 3])
    let error = await failure { () throws(APIError<Never>) in
      for try await _ in APIClient(stub: handlers).items(of: ByCursor()) {}
    }
    guard case .transport(TransportError.unanswered) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
