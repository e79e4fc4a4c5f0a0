/// The items of a list that comes in pages.
///
/// A page is sent for when its first item is wanted, and the one after it as soon as the page is
/// there, so that it arrives while items are worked on; never more than one ahead. Cancelling the task
/// and leaving the loop end what is under way. Each loop walks anew from the first page.
public struct PagedSequence<Request: PagedRequest>: AsyncSequence, Sendable {
  /// One of the list.
  public typealias Element = Request.PageItem

  let api: APIClient
  let first: Request

  /// The same list, page by page.
  public var pages: Pages { Pages(api: api, first: first) }

  /// A walk from the first page.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pages: pages.makeAsyncIterator())
  }

  /// Hands out one item after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var pages: Pages.Iterator
    private var items: ArraySlice<Element> = []

    fileprivate init(pages: Pages.Iterator) { self.pages = pages }

    /// The next item; nil at the end and after an error.
    ///
    /// - Throws: What the call of a page ends with. ``APIError/undecodable(_:_:)`` also when a page
    ///   leads back to an earlier one, and ``APIError/invalidRequest(_:)`` when it leads to another
    ///   origin.
    public mutating func next() async throws(APIError<Request.Failure>) -> Element? {
      while items.isEmpty {
        guard let page = try await pages.next() else { return nil }
        items = page.items[...]
      }
      return items.popFirst()
    }
  }
}

extension PagedSequence {
  /// One page of a list.
  public struct Page: Sendable {
    /// What is on it; a list with cursors may have empty pages before its end.
    public let items: [Element]
    /// How many items there are on all pages; nil when the server doesn't say.
    public let total: Int64?
    /// The whole answer.
    public let response: Request.Response
  }

  /// The pages of a list, the last one included even if it is empty.
  public struct Pages: AsyncSequence, Sendable {
    /// One page.
    public typealias Element = Page

    let api: APIClient
    let first: Request

    /// A walk from the first page.
    public func makeAsyncIterator() -> Iterator {
      Iterator(walk: PageWalk(api: api, first: first))
    }

    /// Hands out one page after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let walk: PageWalk<Request>

      /// The next page; nil at the end and after an error.
      public mutating func next() async throws(APIError<Request.Failure>) -> Page? {
        try await walk.next()
      }
    }
  }
}
