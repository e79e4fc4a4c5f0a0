internal import Foundation

/// Where the next page is, as the page before it says.
struct PageLink: Sendable {
  /// A URL, perhaps a relative one.
  let target: String
  /// What all requests carry in the query, keys included. A link has it or it is added.
  let common: NamedTexts

  /// The URL of the page.
  ///
  /// - Parameter url: What the route alone would lead to.
  func url(from url: URL) throws(InvalidRequest) -> URL {
    guard target.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let absolute = URL(string: target, relativeTo: url)?.absoluteURL,
      var parts = URLComponents(url: absolute, resolvingAgainstBaseURL: true)
    else { throw InvalidRequest("the link to the next page is no URL") }
    guard absolute.hasOrigin(of: url), parts.user == nil, parts.password == nil else {
      throw InvalidRequest("the link to the next page leads to another origin")
    }
    parts.fragment = nil
    parts.percentEncodedQuery = query(parts.percentEncodedQuery)
    return parts.url ?? absolute
  }

  private func query(_ query: String?) -> String? {
    let pairs = query?.split(separator: "&") ?? []
    let names = Set(pairs.map { String($0.prefix { $0 != "=" }).removingPercentEncoding })
    let missing = common.without { names.contains($0) }
    return query == nil && missing.isEmpty
      ? nil : (pairs.map(String.init) + missing).joined(separator: "&")
  }
}
