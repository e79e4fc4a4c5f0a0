package import TriwireSpec

/// What happens around a call, with the defaults of the spec merged in.
package struct APIPolicies: Sendable {
  package var retry: Retry?
  package var cache: Cache?
  package var paging: APIPaging?
  /// A new call cancels the one in flight.
  package var isLatest: Bool
  /// The header that carries a fresh key per call.
  package var idempotencyHeader: String?
  package var isEncrypted: Bool
  /// Names on the wires of sensitive values in bodies and in headers of answers, sorted.
  package var sensitive: [String] = []
}

/// How the pages of a list follow each other.
package struct APIPaging: Equatable, Sendable {
  package var style: Style
  /// How many items a page has.
  package var size: Parameter?
  /// Where the items stand in the answer; empty for the answer itself.
  package var items: [String]
  /// Where the number of all items stands.
  package var total: Total?

  package enum Style: Equatable, Sendable {
    /// Counts pages.
    case page(Parameter)
    /// Counts items.
    case offset(Parameter)
    /// The answer holds the cursor of the next page at a path.
    case cursor(Parameter, next: [String])
    /// `Link` headers (RFC 8288).
    case link
  }

  /// A query parameter that the walk from page to page sets.
  package struct Parameter: Equatable, Sendable {
    package var wireName: String
    /// The request property of that name; `nil` when only the walk knows the parameter.
    package var property: Identifier?
  }

  package enum Total: Equatable, Sendable {
    case header(String)
    case path([String])
  }
}
