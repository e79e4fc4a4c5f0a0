package import TriwireSpec

/// What happens around a call, with the defaults of the spec merged in.
package struct APIPolicies: Hashable, Sendable {
  package var retry: Retry?
  package var cache: Cache?
  package var paging: APIPaging?
  /// A new call cancels the one in flight.
  package var isLatest: Bool
  /// The header that carries a fresh key per call.
  package var idempotencyHeader: String?
  package var isEncrypted: Bool
}

/// How the pages of a list follow each other.
package struct APIPaging: Hashable, Sendable {
  package var style: Style
  /// The request property of the page's size.
  package var size: Identifier?
  /// Where the items stand in the answer; empty for the answer itself.
  package var items: [String]
  /// Where the number of all items stands.
  package var total: Total?

  package enum Style: Hashable, Sendable {
    /// The request property that counts pages.
    case page(Identifier)
    /// The request property that counts items.
    case offset(Identifier)
    /// The request property of the cursor, and where the answer holds the next one.
    case cursor(Identifier, next: [String])
    /// `Link` headers (RFC 8288).
    case link
  }

  package enum Total: Hashable, Sendable {
    case header(String)
    case path([String])
  }
}
