/// How the pages of a list follow each other.
public struct Paging<Request: APIRequest, Item: Sendable>: Sendable {
  let style: PagingStyle<Request>
  let size: PagingSize<Request>?
  let items: @Sendable (Request.Response) -> [Item]?
  let total: PagingTotal<Request.Response>?

  /// Describes a list.
  ///
  /// - Parameters:
  ///   - style: How the next page is asked for.
  ///   - size: How many items a page has. With `page` and `offset` a page that is shorter is the
  ///     last one, unless `total` says that there are more.
  ///   - items: The items of a page; nil is as good as none.
  ///   - total: How many items there are on all pages. With `page` and `offset` nothing is asked for
  ///     after so many.
  public init(
    _ style: PagingStyle<Request>,
    size: PagingSize<Request>? = nil,
    items: @escaping @Sendable (Request.Response) -> [Item]?,
    total: PagingTotal<Request.Response>? = nil
  ) {
    self.style = style
    self.size = size
    self.items = items
    self.total = total
  }
}

/// How many items a request asks for at once.
public struct PagingSize<Request: APIRequest>: Sendable {
  let value: @Sendable (Request) -> Int64?

  /// A number of the request; nil when it leaves the size to the server.
  public static func of<Number: BinaryInteger & Sendable>(
    _ number: @escaping @Sendable (Request) -> Number?
  ) -> PagingSize {
    PagingSize { number($0).flatMap(Int64.init(exactly:)) }
  }
}

/// How many items a list has as a whole.
public struct PagingTotal<Response: Sendable>: Sendable {
  let value: @Sendable (PageAnswer<Response>) -> Int64?

  /// A number in the answer.
  public static func of<Number: BinaryInteger & Sendable>(
    _ number: @escaping @Sendable (Response) -> Number?
  ) -> PagingTotal {
    PagingTotal { number($0.value).flatMap(Int64.init(exactly:)) }
  }

  /// A header of the answer. One that is absent or no number says nothing.
  public static func header(_ name: String) -> PagingTotal {
    PagingTotal { $0.response.headers[name].flatMap { Int64($0) } }
  }
}
