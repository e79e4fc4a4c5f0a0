import TriwireSpec

/// Constants and defaults of headers are texts that a header can hold.
enum HeaderTexts {
  static func check(_ draft: Draft) {
    let common = draft.api.common.filter { $0.place == .header }
    for (value, parameter) in zip(common, draft.spec.defaults.headers) {
      guard case .constant(let literal) = value.source else { continue }
      check(literal, at: parameter.constant?.location, draft.findings)
    }
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      for parameter in endpoint.headers {
        let property = built.properties.first { $0.isHeader(parameter.field.name.value) }
        guard let literal = property?.field.defaultValue else { continue }
        check(literal, at: parameter.field.defaultValue?.location, draft.findings)
      }
    }
  }

  private static func check(
    _ literal: Literal, at location: Location?, _ findings: Findings
  ) {
    switch literal {
    case .string(let text):
      guard let location, !text.isHeaderValue else { return }
      findings.error(
        "a header's value holds only visible ASCII characters, and spaces between them",
        at: location)
    case .newtype(_, let value): check(value, at: location, findings)
    default: return
    }
  }
}

extension RequestProperty {
  fileprivate func isHeader(_ name: String) -> Bool {
    if case .header = place { field.wireName == name } else { false }
  }
}
