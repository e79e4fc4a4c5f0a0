import TriwireSpec

/// What a whole body is in XML and in protobuf: one element, one message.
///
/// An answer in XML may be anything: its element is taken as it is called.
enum Documents {
  static func check(_ draft: Draft) {
    for (endpoint, built) in zip(draft.endpoints, draft.api.endpoints) {
      if let body = endpoint.body { check(body.value, built.wires.request, draft) }
      if built.wires.response.contains(.protobuf) {
        for answer in endpoint.answers { check(answer.value, draft) }
      }
      checkContentType(endpoint, draft.findings)
    }
  }

  private static func check(_ body: Body, _ wire: Wire, _ draft: Draft) {
    switch body {
    case .type(let reference):
      check(reference, wire, draft)
      if wire != .json, draft.types.resolve(reference)?.isOptional == true {
        draft.findings.error("a body in \(wire.title) can't be absent", at: reference.location)
      }
    case .stream(let element, let framing) where framing.value == .delimited:
      checkStreamed(element, draft)
    case .fields, .form, .multipart, .raw, .text, .stream: break
    }
  }

  private static func check(_ content: ResponseContent, _ draft: Draft) {
    switch content {
    case .type(let reference): check(reference, .protobuf, draft)
    case .stream(let element, let framing) where framing.value == .delimited:
      checkStreamed(element, draft)
    case .none, .bytes, .text, .file, .stream: break
    }
  }

  private static func checkStreamed(_ element: TypeReference, _ draft: Draft) {
    check(element, .protobuf, draft)
    guard draft.types.resolve(element)?.isOptional == true else { return }
    draft.findings.error("a message of a stream can't be absent", at: element.location)
  }

  private static func check(_ reference: TypeReference, _ wire: Wire, _ draft: Draft) {
    guard wire != .json, let type = draft.types.resolve(reference) else { return }
    switch type.core {
    case .named(_, .model, _), .named(_, .union, _): return
    default: break
    }
    let what = wire == .xml ? "element" : "message"
    draft.findings.error(
      "a body in \(wire.title) is one \(what): a type with fields, or a union",
      at: reference.location)
  }

  /// It describes a body that travels as the wire says; others say themselves what they are.
  private static func checkContentType(_ endpoint: Shared<Endpoint>, _ findings: Findings) {
    guard let contentType = endpoint.contentType else { return }
    switch endpoint.body?.value {
    case .type, .fields, .stream: break
    case nil: findings.error("there is no body that could have the type", at: contentType.location)
    case .raw, .text, .form, .multipart:
      findings.error("the body itself says of which type it is", at: contentType.location)
    }
  }
}

extension Wire {
  /// As people write it.
  var title: String {
    switch self {
    case .json: "JSON"
    case .xml: "XML"
    case .protobuf: "protobuf"
    }
  }
}
