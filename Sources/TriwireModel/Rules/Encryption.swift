import TriwireSpec

/// A cipher takes whole bodies, which files and streams never are.
enum Encryption {
  static func check(_ draft: Draft) {
    let inherited = draft.spec.defaults.policies.encrypt
    for endpoint in draft.endpoints {
      guard (endpoint.policies.encrypt ?? inherited)?.value == true else { continue }
      if let body = endpoint.body, case .multipart = body.value {
        refuse("a multipart body", at: body.location, draft.findings)
      }
      for answer in endpoint.successes {
        guard let what = answer.value.unencryptable else { continue }
        refuse(what, at: answer.location, draft.findings)
      }
    }
  }

  private static func refuse(_ what: String, at location: Location, _ findings: Findings) {
    findings.error(
      "\(what) can't be encrypted; 'encrypt: false' sends it as it is", at: location)
  }
}

extension ResponseContent {
  fileprivate var unencryptable: String? {
    switch self {
    case .file: "a file"
    case .stream: "a stream"
    case .type, .none, .bytes, .text: nil
    }
  }
}
