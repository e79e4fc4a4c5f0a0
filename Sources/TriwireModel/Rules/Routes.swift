import TriwireSpec
import TriwireSpelling

/// The variables of a route and the path parameters are the same, each once.
enum Routes {
  static func check(_ draft: Draft) {
    for endpoint in draft.endpoints {
      checkVariables(endpoint, draft.findings)
      checkRest(endpoint.route.value, draft.findings)
    }
  }

  private static func checkVariables(_ endpoint: Shared<Endpoint>, _ findings: Findings) {
    let variables = endpoint.route.value.variables
    let declared = endpoint.path.map(\.field.name)
    if isSameAndOnce(variables, declared) { return }
    let names = (Set(variables.map(\.value)), Set(declared.map(\.value)))
    if names.0 == names.1, names.0.count == variables.count { return }
    findings.reportRepeated(variables) { name, first in
      Diagnostic(
        .error, "the variable '\(name.value)' stands in the route twice", at: name.location,
        notes: [Diagnostic.Note("it was first here", at: first.location)])
    }
    for variable in variables where !names.1.contains(variable.value) {
      let near = NearestName(of: names.1.subtracting(names.0).sorted(), to: variable.value)
      findings.error(
        "the variable '\(variable.value)' is not declared under 'path'", at: variable.location,
        suggestion: near?.suggestion ?? "write path: {\(variable.value): string}")
    }
    for name in declared where !names.0.contains(name.value) {
      let near = NearestName(of: names.0.subtracting(names.1).sorted(), to: name.value)
      findings.error(
        "the route has no variable '\(name.value)'", at: name.location,
        suggestion: near?.suggestion)
    }
  }

  /// Whether the variables are declared in their order and differ, as nearly all do.
  private static func isSameAndOnce(
    _ variables: [Located<String>], _ declared: [Located<String>]
  ) -> Bool {
    guard variables.count == declared.count, variables.count < 8 else { return false }
    return variables.indices.allSatisfy { index in
      variables[index].value == declared[index].value
        && !variables[..<index].contains { $0.value == variables[index].value }
    }
  }

  private static func checkRest(_ route: Route, _ findings: Findings) {
    let parts = route.segments.flatMap(\.parts)
    for (index, part) in parts.enumerated() {
      guard case .rest(let name) = part, index + 1 < parts.count else { continue }
      findings.error(
        "'{\(name.value)*}' takes the rest of the path, so it stands last", at: name.location)
    }
  }
}

extension Route {
  var variables: [Located<String>] {
    segments.flatMap(\.parts).compactMap { part in
      switch part {
      case .variable(let name), .rest(let name): name
      case .text: nil
      }
    }
  }
}
