/// A request whose answer is one page of a longer list.
///
/// ``ServiceClient/items(of:)`` walks over all of it, from the page that the request itself asks for.
public protocol PagedRequest: APIRequest {
  /// What the list consists of.
  associatedtype PageItem: Sendable

  /// How one page leads to the next.
  static var paging: Paging<Self, PageItem> { get }
}

extension APIClient {
  /// The items of a list, page after page. Nothing is sent before the first one is asked for.
  public func items<Request: PagedRequest>(of request: Request) -> PagedSequence<Request> {
    PagedSequence(api: self, first: request)
  }
}

extension ServiceClient {
  /// The items of a list, page after page; see ``APIClient/items(of:)``.
  public func items<Request: PagedRequest>(of request: Request) -> PagedSequence<Request> {
    api.items(of: request)
  }
}
