import TriwireSpec

/// Field numbers of a message differ, and none is reserved; those of a oneof's cases are its own.
enum FieldNumbers {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      guard case .model(let body) = entry.declaration.kind else { continue }
      let numbers = numbers(of: entry, draft)
      checkRepeated(numbers, draft.findings)
      ReservedNumbers(body.reserved).check(numbers, draft.findings)
    }
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      check(endpoint, built, draft)
    }
  }

  private static func check(_ endpoint: Shared<Endpoint>, _ built: APIEndpoint, _ draft: Draft) {
    let isMessage = built.wires.request == .protobuf
    var numbers = endpoint.inlineFields.flatMap { field in
      self.numbers(of: field, isMessage ? draft.type(of: field) : nil, draft)
    }
    if isMessage, endpoint.body?.value.isStructured == true {
      if case .type(let reference)? = endpoint.body?.value, let entry = draft.types.model(reference)
      {
        numbers += self.numbers(of: entry, draft)
      }
      numbers += draft.spec.defaults.body.compactMap(\.field.number)
    }
    checkRepeated(numbers, draft.findings)
  }

  /// With those of the oneofs where the type is a message.
  private static func numbers(of entry: TypeTable.Entry, _ draft: Draft) -> [Located<Int>] {
    let fields = draft.types.fields(of: entry)
    guard draft.api.declarations[entry.index].model?.unknownFields != nil else {
      return fields.indices.compactMap { fields[$0].number }
    }
    return fields.indices.flatMap { index in
      numbers(of: fields[index], draft.type(of: fields[index], in: entry.scope), draft)
    }
  }

  /// - Parameter type: The field's type if it may be a oneof.
  private static func numbers(
    of field: Field, _ type: TypeUse?, _ draft: Draft
  ) -> [Located<Int>] {
    if let number = field.number { return [number] }
    guard case .named(let name, .union, _)? = type?.core,
      case .union(let body)? = draft.types.entry(of: name)?.declaration.kind
    else { return [] }
    return body.cases.compactMap(\.number).map { Located($0.value, at: field.name.location) }
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
