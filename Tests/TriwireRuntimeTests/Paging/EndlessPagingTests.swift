import Foundation
import Testing

@testable import TriwireRuntime

/// Servers that would keep a walk for ever.
struct EndlessPagingTests {
  /// How many items came, what was asked for, and how the walk ended.
  func walk<Request: ListRequest>(
    _ request: Request, maximumPages: Int? = 100,
    _ answer: @escaping @Sendable (Int) -> HTTPResponse
  ) async -> (items: [Int32], calls: Int, error: APIError<Never>?) {
    let asked = Asked()
    let client = APIClient.answering(ClientConfiguration(maximumPages: maximumPages)) { request in
      asked.append(request.url.query ?? "")
      return answer(asked.entries.count)
    }
    var items: [Int32] = []
    let error = await failure { () throws(APIError<Never>) in
      for try await item in client.items(of: request) { items.append(item) }
    }
    return (items, asked.entries.count, error)
  }

  func expect(_ problem: String, in error: APIError<Never>?) {
    guard case .undecodable(let fault, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.description.contains(problem))
  }

  @Test func endsWhereTheNumberOfThePageIsIgnored() async {
    let (items, _, error) = await walk(ByPage(limit: 3)) { number in
      .page(0..<3, headers: ["X-Request": "\(number)"])
    }
    #expect(items == [0, 1, 2])
    expect("the one before it once more", in: error)
  }

  @Test func endsWhereTheOffsetIsIgnored() async {
    let (items, _, error) = await walk(ByOffset()) { _ in .page(0..<3) }
    #expect(items == [0, 1, 2])
    expect("the one before it once more", in: error)
  }

  @Test func endsWhereThePageIsIgnoredThoughTheTotalIsUnknown() async {
    let (items, _, error) = await walk(ByOffset()) { _ in .page(0..<3, total: -1) }
    #expect(items == [0, 1, 2])
    expect("the one before it once more", in: error)
  }

  @Test func takesPagesThatAreAlikeWhereATotalEndsThem() async {
    let (items, calls, error) = await walk(ByOffset()) { _ in .page([1, 1, 1], total: 6) }
    #expect(items.count == 6 && calls == 2 && error == nil)
  }

  @Test func takesANegativeTotalForNone() async {
    let (items, calls, error) = await walk(ByOffset()) { number in
      .page(number == 1 ? 0..<3 : 3..<4, total: -1)
    }
    #expect(items == [0, 1, 2, 3] && calls == 2 && error == nil)
  }

  @Test func endsAfterSoManyPages() async {
    let (items, calls, error) = await walk(ByCursor()) { number in
      .page([], next: "\(number)")
    }
    #expect(items.isEmpty && calls == 100)
    expect("goes on after 100 pages", in: error)
  }

  @Test(arguments: [2, 3, nil] as [Int?])
  func allowsSoManyPages(limit: Int?) async {
    let (items, calls, error) = await walk(ByCursor(), maximumPages: limit) { number in
      .page([number], next: number == 3 ? nil : "\(number)")
    }
    #expect(items == (limit == 2 ? [1, 2] : [1, 2, 3]) && calls == items.count)
    if limit == 2 { expect("goes on after 2 pages", in: error) } else { #expect(error == nil) }
  }

  @Test func countsUpToTheLastNumberWithoutATrap() async {
    let (items, _, error) = await walk(ByOffset(offset: .max - 4)) { number in
      .page(number * 3..<number * 3 + 3)
    }
    #expect(items.count == 6)
    #expect(error?.kind == .invalidRequest)
  }

  @Test func takesTheLargestTotalWithoutATrap() async {
    let (items, _, error) = await walk(ByOffset(offset: .max - 4)) { number in
      .page(number * 3..<number * 3 + 3, total: .max)
    }
    #expect(items.count == 6 && error == nil)
  }
}
