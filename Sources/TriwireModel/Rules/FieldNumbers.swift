import TriwireSpec

/// Field numbers of a message differ, and none is reserved.
enum FieldNumbers {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      guard case .model(let body) = entry.declaration.kind else { continue }
      let numbers = numbers(of: draft.types.fields(of: entry))
      checkRepeated(numbers, draft.findings)
      ReservedNumbers(body.reserved).check(numbers, draft.findings)
    }
    for endpoint in draft.endpoints {
      checkRepeated(numbers(of: endpoint.inlineFields), draft.findings)
    }
  }

  private static func numbers(of fields: [Field]) -> [Located<Int>] {
    fields.indices.compactMap { fields[$0].number }
  }

  private static func checkRepeated(_ numbers: [Located<Int>], _ findings: Findings) {
    let names = numbers.map { Located(String($0.value), at: $0.location) }
    findings.reportRepeated(names) { number, first in
      Diagnostic(
        .error, "the number \(number.value) is used twice", at: number.location,
        notes: [Diagnostic.Note("it was first used here", at: first.location)])
    }
  }
}

/// Numbers that a type keeps free.
struct ReservedNumbers {
  private let ranges: [Located<ClosedRange<Int>>]

  init(_ ranges: [Located<ClosedRange<Int>>]) {
    self.ranges = ranges
  }

  func check(_ numbers: [Located<Int>], _ findings: Findings) {
    guard !ranges.isEmpty else { return }
    for number in numbers {
      guard let range = ranges.first(where: { $0.value.contains(number.value) }) else { continue }
      findings.error(
        "the number \(number.value) is reserved", at: number.location,
        notes: [Diagnostic.Note("it is reserved here", at: range.location)])
    }
  }
}
