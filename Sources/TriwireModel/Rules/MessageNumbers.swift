import TriwireSpec

/// What travels as protobuf has a number on every field, and every case.
///
/// Failures that come from the defaults are not asked for: they belong to endpoints of all wires, and
/// an answer in JSON is still read.
enum MessageNumbers {
  static func check(_ draft: Draft) {
    let reachability = Reachability(draft.types)
    var seen: Set<Int> = []
    for endpoint in draft.endpoints {
      let wires = endpoint.value.wires(draft.spec.defaults)
      let roots = endpoint.value.references(on: .protobuf, wires)
      reachability.visit(from: roots, seen: &seen) { check($0, endpoint, draft) }
      guard wires.request == .protobuf else { continue }
      for field in endpoint.inlineFields where field.number == nil {
        report("the body field '\(field.name.value)'", field.name.location, endpoint, draft)
      }
    }
  }

  private static func check(_ entry: TypeTable.Entry, _ endpoint: Shared<Endpoint>, _ draft: Draft)
  {
    let type = entry.declaration
    let name = type.name.value
    switch type.kind {
    case .model(let body):
      for field in body.fields { check(field, name, endpoint, draft) }
    case .union(let body):
      for unionCase in body.cases where unionCase.number == nil {
        report(
          "the case '\(unionCase.name.value)' of '\(name)'", unionCase.name.location, endpoint,
          draft)
      }
    case .enumeration(let body): check(body, name, endpoint, draft)
    case .alias, .newtype: break
    }
  }

  private static func check(
    _ field: Field, _ type: String, _ endpoint: Shared<Endpoint>, _ draft: Draft
  ) {
    let name = "'\(field.name.value)' of '\(type)'"
    if field.number == nil { report("the field \(name)", field.name.location, endpoint, draft) }
    guard case .enumeration(let body, _) = field.type else { return }
    check(body, field.name.value, endpoint, draft)
  }

  /// An integer enumeration's values are its numbers.
  private static func check(
    _ body: EnumBody, _ name: String, _ endpoint: Shared<Endpoint>, _ draft: Draft
  ) {
    guard !body.isInteger else { return }
    for value in body.values where value.number == nil {
      report("the value '\(value.raw.value)' of '\(name)'", value.raw.location, endpoint, draft)
    }
  }

  private static func report(
    _ what: String, _ location: Location, _ endpoint: Shared<Endpoint>, _ draft: Draft
  ) {
    draft.findings.error(
      "\(what) has no number, but the endpoint '\(endpoint.name.value)' needs one for protobuf",
      at: location, suggestion: "add 'number'")
  }
}

extension EnumBody {
  var isInteger: Bool {
    if case .scalar(let scalar)? = rawType { scalar.value.isInteger } else { false }
  }
}

extension Endpoint {
  /// The wires, with those of the defaults.
  func wires(_ defaults: Defaults) -> APIWires {
    APIWires(policies.wire, defaults: defaults.policies.wire)
  }
}
