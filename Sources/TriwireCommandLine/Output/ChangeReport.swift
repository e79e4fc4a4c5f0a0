/// What became of each file, for people.
package struct ChangeReport {
  private let plan: OutputPlan
  /// Whether the plan was only looked at.
  private let isDryRun: Bool

  package init(_ plan: OutputPlan, isDryRun: Bool) {
    self.plan = plan
    self.isDryRun = isDryRun
  }

  /// One line per file: `created    Generated/ShopClient.swift`.
  package var text: String {
    let lines = plan.steps.map { (label($0.action), plan.path(of: $0)) }
    let width = lines.map(\.0.count).max() ?? 0
    return lines.map { label, path in
      label + String(repeating: " ", count: width - label.count + 2) + path + "\n"
    }.joined()
  }

  /// All in one line: `1 changed, 2 unchanged`.
  package var line: String {
    let counts = Dictionary(grouping: plan.steps) { label($0.action) }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { "\($1) \($0)" }.joined(separator: ", ") + "\n"
  }

  private func label(_ action: OutputPlan.Action) -> String {
    switch action {
    case .create: isDryRun ? "would create" : "created"
    case .change: isDryRun ? "would change" : "changed"
    case .remove: isDryRun ? "would remove" : "removed"
    case .keep: "unchanged"
    }
  }
}
