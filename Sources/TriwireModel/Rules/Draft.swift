import TriwireSpec

/// A spec and the API that was built from it, before the rules have had their say.
///
/// A class, since it is big and each rule takes it.
final class Draft {
  let context: BuildContext
  let api: API
  let endpoints: [Shared<Endpoint>]
  /// Every field and parameter of the spec.
  let fields: [WrittenField]
  /// Every use of a type in the spec.
  let uses: [WrittenUse]

  init(_ context: BuildContext, _ api: API) {
    self.context = context
    self.api = api
    endpoints = context.endpoints
    fields = WrittenField.all(in: context)
    uses = WrittenUse.all(in: context, fields)
  }

  /// The types that travel as XML, by index, each with the first endpoint that needs it.
  private(set) lazy var elements = typesMet(on: .xml)
  /// The unions that can be oneofs.
  private(set) lazy var oneofs = api.declarations.oneofs

  private func typesMet(on wire: Wire) -> [Int: Shared<Endpoint>] {
    let reachability = Reachability(types)
    var seen: Set<Int> = []
    var met: [Int: Shared<Endpoint>] = [:]
    for (endpoint, built) in zip(endpoints, api.endpoints) {
      let roots = endpoint.value.references(on: wire, built.wires)
      reachability.visit(from: roots, seen: &seen) { met[$0.index] = endpoint }
    }
    return met
  }

  /// `nil` for an enumeration in place, and for a type that isn't declared.
  func type(of field: Field, in scope: [String: Identifier] = [:]) -> TypeUse? {
    field.reference.flatMap { types.resolve($0, in: scope) }
  }

  var spec: Spec { context.spec }
  var types: TypeTable { context.types }
  var findings: Findings { context.findings }
}
