package import TriwireSpec

/// Judges a folder of generated sources without changing it.
package struct OutputCheck {
  private let plan: OutputPlan
  /// Of the running triwire.
  private let version: String

  package init(_ plan: OutputPlan, version: String) {
    self.plan = plan
    self.version = version
  }

  /// One error for each file that is missing, stale, of another version or left over.
  package var diagnostics: [Diagnostic] {
    plan.steps.compactMap { step in
      finding(step.action).map { Diagnostic(.error, "'\(plan.path(of: step))' \($0)", at: nil) }
    }
  }

  private func finding(_ action: OutputPlan.Action) -> String? {
    switch action {
    case .create: "is missing"
    case .change(_, let header, let isBodySame) where header.version != version:
      "was written by triwire \(header.version), this is \(version): "
        + (isBodySame ? "only its first line differs" : "its contents differ, too")
    case .change(_, let header, _):
      "is stale: \(header.specName), an option or the file has changed"
    case .remove: "is left over: its spec no longer gives it"
    case .keep: nil
    }
  }
}
