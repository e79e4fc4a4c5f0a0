import TriwireModel

/// Compares two specs.
///
/// What only guides the reading of a spec, such as `reserved` numbers, makes no difference, and
/// neither does where something is said: a policy counts as the endpoint's own whether the endpoint
/// or the defaults say it, and a field as the type's own whether the type or an included one has it.
package struct Comparison {
  let old: API
  let new: API
  let oldTypes: TypeIndex
  let newTypes: TypeIndex
  /// The declarations that are in both, perhaps under another name.
  let declarations: Matching<Declaration>
  private let places: (old: Places, new: Places)
  private var found: [Change] = []

  /// The changes that lead from one edition to the other; the gravest first, then in the order of
  /// the new spec: the API as a whole, its endpoints, its types.
  package static func changes(from old: Edition, to new: Edition) -> [Change] {
    var comparison = Comparison(old, new)
    comparison.compareAPIs()
    comparison.compareEndpoints()
    comparison.compareDeclarations()
    return comparison.sorted
  }

  private init(_ old: Edition, _ new: Edition) {
    self.old = old.api
    self.new = new.api
    places = (Places(old), Places(new))
    declarations = .declarations(old.api, new.api)
    oldTypes = TypeIndex(old.api)
    newTypes = TypeIndex(new.api, renames: declarations.renames)
  }

  private var sorted: [Change] {
    found.enumerated().sorted { left, right in
      let (first, second) = (left.element.severity, right.element.severity)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  mutating func add(
    _ kind: ChangeKind, _ subject: Subject, _ message: String, callers: Impact = .none,
    wire: Impact = .none
  ) {
    let location = places.new[subject] ?? places.old[subject] ?? places.new.nearest(to: subject)
    found.append(
      Change(
        kind: kind, subject: subject.text, message: message, callers: callers, wire: wire,
        location: location))
  }
}
