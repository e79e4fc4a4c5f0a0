import TriwireSpec

/// Forms and formats stand where there is a value that can have them.
enum Formats {
  static func check(_ draft: Draft) {
    for written in draft.fields where written.hasForm { check(written, draft) }
  }

  private static func check(_ written: WrittenField, _ draft: Draft) {
    let field = written.field
    guard let reference = field.reference else { return checkInline(field, draft.findings) }
    guard let type = draft.types.resolve(reference, in: written.scope) else { return }
    checkFormat(field.format, type, draft.findings)
    if let quoted = field.json?.writesString, type.quoted == type {
      draft.findings.error("'json: string' is for numbers", at: quoted.location)
    }
    if let packed = field.packed, !type.isPackable {
      draft.findings.error(
        "'packed' is for lists of numbers, truth values and enumerations", at: packed.location)
    }
  }

  private static func checkInline(_ field: Field, _ findings: Findings) {
    if let format = field.format {
      findings.error("'format' is for datetime and duration", at: format.location)
    }
    if let quoted = field.json?.writesString {
      findings.error("'json: string' is for numbers", at: quoted.location)
    }
    if let packed = field.packed {
      findings.error(
        "'packed' is for lists of numbers, truth values and enumerations", at: packed.location)
    }
  }

  private static func checkFormat(
    _ format: Located<Format>?, _ type: TypeUse, _ findings: Findings
  ) {
    guard let format else { return }
    guard let scalar = type.firstTime else {
      return findings.error("'format' is for datetime and duration", at: format.location)
    }
    let allowed: [Format] =
      scalar == .datetime
      ? [.rfc3339, .epochSeconds, .epochMillis, .httpDate] : [.seconds, .millis, .iso8601]
    guard !allowed.contains(format.value) else { return }
    findings.error(
      "'\(scalar.rawValue)' has no format '\(format.value.rawValue)'", at: format.location,
      suggestion: "write one of \(allowed.map(\.rawValue).joined(separator: ", "))")
  }
}

extension WrittenField {
  fileprivate var hasForm: Bool {
    field.format != nil || field.packed != nil || field.json?.writesString != nil
  }
}

extension TypeUse {
  /// The first `datetime` or `duration` inside.
  fileprivate var firstTime: Scalar? {
    var found: Scalar?
    _ = mapping { use in
      guard found == nil, case .scalar(let scalar, _, _) = use else { return nil }
      if scalar == .datetime || scalar == .duration { found = scalar }
      return nil
    }
    return found
  }
}
