import TriwireSpec

/// Values of an enumeration fit its raw type and differ.
enum Enumerations {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      if case .enumeration(let body) = entry.declaration.kind { check(body, draft.findings) }
    }
    for written in draft.fields {
      if case .enumeration(let body, _) = written.field.type { check(body, draft.findings) }
    }
  }

  private static func check(_ body: EnumBody, _ findings: Findings) {
    var raws = body.values.map(\.raw)
    switch body.rawType {
    case nil: break
    case .scalar(let scalar)? where scalar.value == .string: break
    case .scalar(let scalar)? where scalar.value.isInteger:
      raws = raws.map { check($0, scalar.value, findings) }
    case let other?:
      findings.error(
        "the type of an enumeration is string or an integer type", at: other.location)
    }
    findings.reportRepeated(raws) { raw, first in
      Diagnostic(
        .error, "the value '\(raw.value)' is there twice", at: raw.location,
        notes: [Diagnostic.Note("it was first here", at: first.location)])
    }
    checkNumbers(body, findings)
    checkSchemaNames(body, findings)
  }

  /// The value in its canonical form, so that `1` and `01` are seen as one.
  private static func check(
    _ raw: Located<String>, _ scalar: Scalar, _ findings: Findings
  ) -> Located<String> {
    do {
      guard case .integer(let text) = try ScalarLiteral.read(raw.value, as: scalar) else {
        return raw
      }
      return Located(text, at: raw.location)
    } catch {
      findings.error(error.message, at: raw.location, suggestion: error.suggestion)
      return raw
    }
  }

  private static func checkNumbers(_ body: EnumBody, _ findings: Findings) {
    let numbers = numbers(of: body)
    let names = numbers.map { Located(String($0.value), at: $0.location) }
    findings.reportRepeated(names) { number, first in
      Diagnostic(
        .error, "the number \(number.value) is used twice", at: number.location,
        notes: [Diagnostic.Note("it was first used here", at: first.location)])
    }
    ReservedNumbers(body.reserved).check(numbers, findings)
  }

  /// Those that are written, and the values of an integer enumeration, each once: a value that is there
  /// twice was reported as such.
  private static func numbers(of body: EnumBody) -> [Located<Int>] {
    var own: Set<Int> = []
    return body.values.compactMap { value in
      if let number = value.number { return number }
      guard body.isInteger, let number = value.ownNumber else { return nil }
      return own.insert(number.value).inserted ? number : nil
    }
  }

  /// JSON may have the names of the schema for the values.
  private static func checkSchemaNames(_ body: EnumBody, _ findings: Findings) {
    guard body.values.contains(where: { $0.protoName != nil }) else { return }
    findings.reportRepeated(body.values.map { $0.protoName ?? $0.name }) { name, first in
      Diagnostic(
        .error, "two values are '\(name.value)' in protobuf", at: name.location,
        notes: [Diagnostic.Note("one is here", at: first.location)])
    }
  }
}

extension EnumValue {
  /// The number that an integer's value is, where the spec says no other.
  fileprivate var ownNumber: Located<Int>? {
    Int(raw.value).map { Located($0, at: raw.location) }
  }
}
