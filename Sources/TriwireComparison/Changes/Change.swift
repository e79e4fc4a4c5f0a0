package import TriwireSpec

/// One difference between two specs.
package struct Change: Hashable, Sendable {
  package var kind: ChangeKind
  /// What changed, as a dotted path of the spec's words: `types.Pet.name`; empty for the whole API.
  package var subject: String
  /// A clause without a final period: `the field is gone`.
  package var message: String
  /// For code that calls what was generated from the old spec, once it is generated from the new.
  package var callers: Impact
  /// For clients that were generated from the old spec and meet a server that follows the new one.
  package var wire: Impact
  /// In the new spec; in the old one for what is gone.
  package var location: Location?

  /// The greater impact, which is never `none`.
  package var severity: Impact { max(callers, wire, .cosmetic) }
}
