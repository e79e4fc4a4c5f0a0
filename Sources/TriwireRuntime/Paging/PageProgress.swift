internal import Foundation

/// How far a walk over pages has come, and where it goes from there.
struct PageProgress<Request: PagedRequest> {
  private let paging = Request.paging
  private let first: Request
  /// How many items came.
  private var seen: Int64 = 0
  /// The cursors or links that were followed.
  private var followed: Set<String> = []

  init(from request: Request) {
    first = request
    if case .cursor(let cursor) = paging.style.kind { followed = [cursor.current(request)] }
  }

  /// What a page holds.
  func page(_ answer: PageAnswer<Request.Response>) -> PagedSequence<Request>.Page {
    PagedSequence<Request>.Page(
      items: paging.items(answer.value) ?? [], total: paging.total?.value(answer),
      response: answer.value)
  }

  /// How the page after another is asked for; nil when there is none.
  ///
  /// - Throws: ``APIError/undecodable(_:_:)`` when the answer leads to a page that was there before,
  ///   ``APIError/invalidRequest(_:)`` when the parameter can't count so far.
  mutating func turn(
    after turn: PageTurn<Request>, with answer: PageAnswer<Request.Response>
  ) throws(APIError<Request.Failure>) -> PageTurn<Request>? {
    let page = page(answer)
    seen = seen.adding(Int64(page.items.count)) ?? .max
    switch paging.style.kind {
    case .page(let number):
      let start = number.value(first) ?? 1
      if isLast(page, startingAt: items(before: start)) { return nil }
      let current = turn.number ?? start
      return try turn.moved(by: number, to: current.adding(1))
    case .offset(let number):
      let start = number.value(first) ?? 0
      if isLast(page, startingAt: start) { return nil }
      return try turn.moved(by: number, to: start.adding(seen))
    case .cursor(let cursor):
      guard let next = cursor.next(answer.value), !next.text.isEmpty else { return nil }
      try follow(next.text, of: answer)
      var turn = turn
      next.set(&turn)
      return turn
    case .link:
      guard let link = answer.nextLink else { return nil }
      try follow(link, of: answer)
      return PageTurn(request: turn.request, link: link)
    }
  }

  /// How many items stand on the pages before one; nil when that can't be told.
  private func items(before page: Int64) -> Int64? {
    // Some count from 0, but nobody who does so begins with 1.
    let pages = page - min(page, 1)
    if pages == 0 { return 0 }
    guard let size = paging.size?.value(first) else { return nil }
    let (items, isTooLarge) = pages.multipliedReportingOverflow(by: size)
    return isTooLarge ? nil : items
  }

  /// The total says it best. Without one, a page with less than was asked for is the last.
  private func isLast(
    _ page: PagedSequence<Request>.Page, startingAt start: Int64?
  ) -> Bool {
    if page.items.isEmpty { return true }
    if let total = page.total, let start { return (start.adding(seen) ?? .max) >= total }
    guard let size = paging.size?.value(first) else { return false }
    return page.items.count < size
  }

  private mutating func follow(
    _ key: String, of answer: PageAnswer<Request.Response>
  ) throws(APIError<Request.Failure>) {
    guard followed.insert(key).inserted else {
      let problem = ResponseError(.mismatch, "the next page is one that was there before")
      throw .undecodable(problem, answer.response)
    }
  }
}

extension PageTurn {
  fileprivate func moved(
    by number: PagingNumber<Request>, to next: Int64?
  ) throws(APIError<Request.Failure>) -> PageTurn {
    var turn = self
    turn.number = next
    guard let next, number.set(next, &turn) else {
      throw .invalidRequest(InvalidRequest("the parameter can't count as far as the next page"))
    }
    return turn
  }
}

extension PageAnswer {
  /// Absolute where the answer tells its own place.
  fileprivate var nextLink: String? {
    guard let link = LinkHeader.target(of: "next", in: response.headers) else { return nil }
    return response.url.flatMap { URL(string: link, relativeTo: $0)?.absoluteString } ?? link
  }
}

extension Int64 {
  /// nil when the sum is too large.
  fileprivate func adding(_ other: Int64) -> Int64? {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? nil : sum
  }
}
