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

  var spec: Spec { context.spec }
  var types: TypeTable { context.types }
  var findings: Findings { context.findings }
}
