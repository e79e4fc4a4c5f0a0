package import TriwireSpec

/// Turns what was written into what is generated: ``Spec`` → ``API``.
package enum APIBuilder {
  /// Resolves every name of the spec, decides every Swift name and checks all rules.
  ///
  /// The same spec always gives the same result. Time and memory grow linearly with the spec.
  package static func build(from spec: Spec) -> BuildResult {
    let findings = Findings()
    let context = BuildContext(spec, findings: findings)
    let api = API(context)
    let draft = Draft(context, api)
    for rule in Rules.all { rule(draft) }
    let diagnostics = findings.diagnostics.sorted(first: spec.name.location.path)
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return BuildResult(api: hasErrors ? nil : api, diagnostics: diagnostics)
  }
}

/// What a build found.
package struct BuildResult: Sendable {
  /// `nil` when there are errors among ``diagnostics``.
  package var api: API?
  /// By place: those of the main file first, then those of included files by path.
  package var diagnostics: [Diagnostic]
}
