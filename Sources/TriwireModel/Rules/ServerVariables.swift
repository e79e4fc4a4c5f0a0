import TriwireSpec
import TriwireSpelling

/// The variables in a server's URL and those that it declares are the same.
enum ServerVariables {
  static func check(_ draft: Draft) {
    for server in draft.spec.servers { check(server, draft.findings) }
  }

  private static func check(_ server: Server, _ findings: Findings) {
    let used = URLTemplate.pieces(of: server.url.value).compactMap { piece -> String? in
      if case .variable(let name) = piece { name } else { nil }
    }
    let declared = Set(server.variables.map(\.name.value))
    for name in used where !declared.contains(name) {
      findings.error(
        "the variable '\(name)' is not declared under 'variables'", at: server.url.location,
        suggestion: NearestName(of: declared.sorted(), to: name)?.suggestion)
    }
    for variable in server.variables where !used.contains(variable.name.value) {
      findings.error(
        "the URL has no variable '\(variable.name.value)'", at: variable.name.location,
        suggestion: NearestName(of: used, to: variable.name.value)?.suggestion)
    }
  }
}
