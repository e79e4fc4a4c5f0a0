/// Where the parts of a page stand in the answer, as Swift sees it.
package struct APIPageParts: Hashable, Sendable {
  package var items: Place
  /// One element of the items.
  package var item: TypeUse
  /// The cursor of the next page, with `style: cursor`.
  package var next: Place?
  /// The number of all items, where it doesn't stand in a header.
  package var total: Place?

  package struct Place: Hashable, Sendable {
    /// Properties from the answer on; empty for the answer itself.
    package var members: [Member]
    package var type: TypeUse
  }

  package struct Member: Hashable, Sendable {
    package var name: Identifier
    /// What the member is a property of may be absent.
    package var isOfOptional: Bool
    /// What the member is a property of is a `Patch`.
    package var isOfPatch: Bool
  }
}
