import TriwireSpec

/// Bodies stand where they are understood, and are what their wire can carry.
enum Bodies {
  static func check(_ draft: Draft) {
    let common = draft.spec.defaults.body.map(\.field.name)
    for endpoint in draft.endpoints {
      guard let body = endpoint.body else { continue }
      checkMethod(endpoint, body, draft.findings)
      checkCommon(body.value, common, draft)
      if case .multipart(let parts) = body.value {
        for part in parts { checkPart(part, draft) }
      }
    }
  }

  private static func checkMethod(
    _ endpoint: Shared<Endpoint>, _ body: Located<Body>, _ findings: Findings
  ) {
    let method = endpoint.route.value.method
    guard method == "GET" || method == "HEAD" else { return }
    findings.warning(
      "many servers ignore or refuse the body of a \(method) request", at: body.location)
  }

  /// Common body fields are merged into structured bodies, so they must not meet one there.
  private static func checkCommon(
    _ body: Body, _ common: [Located<String>], _ draft: Draft
  ) {
    guard !common.isEmpty else { return }
    let fields: [Field] =
      switch body {
      case .fields(let inline): inline.fields
      case .type(let reference):
        draft.types.model(reference).map { draft.types.fields(of: $0) } ?? []
      case .form, .multipart, .raw, .text, .stream: []
      }
    let names = Dictionary(common.map { ($0.value, $0.location) }) { first, _ in first }
    for field in fields {
      let name = field.json?.name ?? field.name
      guard let other = names[name.value] else { continue }
      draft.findings.error(
        "the body field '\(name.value)' is a common one too", at: name.location,
        notes: [Diagnostic.Note("'defaults' adds it to every body here", at: other)])
    }
  }

  private static func checkPart(_ part: MultipartPart, _ draft: Draft) {
    guard part.kind == .value, let reference = part.field.reference else { return }
    let misplaced = reference.named.first { $0.name.value == "file" }
    guard let misplaced, draft.types["file"] == nil else { return }
    draft.findings.error(
      "a file part is 'file', 'file?' or 'list<file>'", at: misplaced.name.location)
  }
}
