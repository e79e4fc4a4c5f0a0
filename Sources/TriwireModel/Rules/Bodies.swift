import TriwireSpec

/// Bodies stand where they are understood, and are what their wire can carry.
enum Bodies {
  static func check(_ draft: Draft) {
    let fields = draft.spec.defaults.body.map(\.field)
    let common = JSONNames.members(of: fields, under: draft.spec.json, draft)
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
  private static func checkCommon(_ body: Body, _ common: [JSONMember], _ draft: Draft) {
    guard !common.isEmpty else { return }
    let members: [JSONMember] =
      switch body {
      case .fields(let inline):
        JSONNames.members(of: inline.fields, under: draft.spec.json, draft)
      case .type(let reference):
        draft.types.model(reference).map { JSONNames.members(of: $0, draft) } ?? []
      case .form, .multipart, .raw, .text, .stream: []
      }
    let names = Dictionary(common.map { ($0.name, $0.owner.location) }) { first, _ in first }
    for member in members {
      guard let other = names[member.name] else { continue }
      draft.findings.error(
        "the body field '\(member.name)' is a common one too", at: member.owner.location,
        notes: [Diagnostic.Note("'defaults' adds it to every body here", at: other)])
    }
  }

  private static func checkPart(_ part: MultipartPart, _ draft: Draft) {
    guard part.kind == .value, let reference = part.field.reference else { return }
    let form = RequestProperty.Part(part.kind, draft.types.resolve(reference), draft.context)
    if form == .json, let mediaType = part.mediaType, !mediaType.value.isJSON {
      draft.findings.error("the part is written as JSON", at: mediaType.location)
    }
    let misplaced = reference.named.first { $0.name.value == "file" }
    guard let misplaced, draft.types["file"] == nil else { return }
    draft.findings.error(
      "a file part is 'file', 'file?' or 'list<file>'", at: misplaced.name.location)
  }
}

extension String {
  /// Whether a media type is JSON's own or built on it (RFC 6839).
  fileprivate var isJSON: Bool {
    let name = prefix { $0 != ";" && $0 != " " }.lowercased()
    return name == "application/json" || name == "text/json" || name.hasSuffix("+json")
  }
}
