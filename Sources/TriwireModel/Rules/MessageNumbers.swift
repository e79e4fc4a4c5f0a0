import TriwireSpec

/// What travels as protobuf has a number on every field, and every case.
///
/// A union may do without: its cases are fields of the message around it then, a oneof. Failures that
/// come from the defaults are not asked for: they belong to endpoints of all wires, and an answer in
/// JSON is still read.
enum MessageNumbers {
  static func check(_ draft: Draft) {
    let reachability = Reachability(draft.types)
    var seen: Set<Int> = []
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      let roots = endpoint.value.references(on: .protobuf, built.wires)
      reachability.visit(from: roots, seen: &seen) { check($0, endpoint, draft) }
      if built.wires.request == .protobuf { checkBody(endpoint, draft) }
    }
    checkCommon(draft)
  }

  private static func checkCommon(_ draft: Draft) {
    let first = zip(draft.endpoints, draft.api.endpoints).first { endpoint, built in
      built.wires.request == .protobuf && endpoint.body?.value.isStructured == true
    }
    guard let endpoint = first?.0 else { return }
    for field in draft.spec.defaults.body.map(\.field) where field.number == nil {
      report("the common field '\(field.name.value)'", field.name.location, endpoint, draft)
    }
  }

  private static func checkBody(_ endpoint: Shared<Endpoint>, _ draft: Draft) {
    for field in endpoint.inlineFields where lacksNumber(field, [:], draft) {
      report("the body field '\(field.name.value)'", field.name.location, endpoint, draft)
    }
    for case .enumeration(let body, _) in endpoint.inlineFields.map(\.type) {
      check(body, "the body", endpoint, draft)
    }
  }

  private static func check(_ entry: TypeTable.Entry, _ endpoint: Shared<Endpoint>, _ draft: Draft)
  {
    let type = entry.declaration
    let name = type.name.value
    switch type.kind {
    case .model(let body):
      for field in body.fields { check(field, entry, endpoint, draft) }
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
    _ field: Field, _ entry: TypeTable.Entry, _ endpoint: Shared<Endpoint>, _ draft: Draft
  ) {
    if lacksNumber(field, entry.scope, draft) {
      let name = "'\(field.name.value)' of '\(entry.declaration.name.value)'"
      report("the field \(name)", field.name.location, endpoint, draft)
    }
    guard case .enumeration(let body, _) = field.type else { return }
    check(body, field.name.value, endpoint, draft)
  }

  /// The cases of a union without a number are asked for theirs anyway.
  private static func lacksNumber(
    _ field: Field, _ scope: [String: Identifier], _ draft: Draft
  ) -> Bool {
    guard field.number == nil else { return false }
    if case .named(_, .union, _)? = draft.type(of: field, in: scope)?.core { return false }
    return true
  }

  /// An integer enumeration's values are its numbers.
  private static func check(
    _ body: EnumBody, _ name: String, _ endpoint: Shared<Endpoint>, _ draft: Draft
  ) {
    for value in body.values where value.number == nil {
      let what = "the value '\(value.raw.value)' of '\(name)'"
      if !body.isInteger {
        report(what, value.raw.location, endpoint, draft)
      } else if Int32(value.raw.value) == nil {
        draft.findings.error(
          "\(what) is no 32-bit number, but the endpoint '\(endpoint.name.value)' needs one for "
            + "protobuf", at: value.raw.location, suggestion: "add 'number'")
      }
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
