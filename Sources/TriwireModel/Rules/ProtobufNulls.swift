import TriwireSpec

/// A `patch` that is sent as protobuf can't be null there: writing it fails.
enum ProtobufNulls {
  static func check(_ draft: Draft) {
    let reachability = Reachability(draft.types)
    var seen: Set<Int> = []
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints)
    where built.wires.request == .protobuf {
      endpoint.inlineFields.forEach { check($0, endpoint, draft) }
      reachability.visit(from: endpoint.bodyReferences, seen: &seen) { entry in
        guard case .model(let body) = entry.declaration.kind else { return }
        body.fields.forEach { check($0, endpoint, draft) }
      }
    }
  }

  private static func check(_ field: Field, _ endpoint: Shared<Endpoint>, _ draft: Draft) {
    guard case .patch(_, let location)? = field.reference else { return }
    draft.findings.warning(
      "'\(field.name.value)' can't be null where the endpoint '\(endpoint.name.value)' sends it: "
        + "protobuf has no null", at: location)
  }
}
