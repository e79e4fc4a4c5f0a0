import TriwireYAML

extension Envelope {
  static func read(_ name: Located<String>, _ value: Value) -> Envelope? {
    guard value.checkedPolicyName(name) else { return nil }
    return value.mapping("an envelope") { keys in
      let code = keys.require("code", DottedPath.read)
      let success = keys.require("success", readSuccess)
      let envelope = Envelope(
        name: name,
        doc: keys.take("doc") { $0.doc() },
        code: code ?? value.located([]),
        message: keys.take("message", DottedPath.read),
        data: keys.take("data", DottedPath.read),
        success: success ?? [],
        failure: keys.take("failure", DottedPath.read),
        errors: keys.named("errors", NamedError.read),
        refresh: keys.list("refresh") { $0.name() })
      return code == nil ? nil : envelope
    }
  }
}

extension Envelope {
  /// Without a value every answer would be a failure.
  private static func readSuccess(_ value: Value) -> [Located<String>]? {
    if value.isList, value.list({ $0 })?.isEmpty == true {
      value.error("there is no value in the list")
    }
    return value.oneOrMore { $0.anyText() }
  }
}

extension Envelope.NamedError {
  /// `1001: tokenInvalid`, or `1001: {name: tokenInvalid, doc: …}`.
  static func read(_ code: Located<String>, _ value: Value) -> Envelope.NamedError? {
    guard value.isMapping else {
      return value.name().map { Envelope.NamedError(code: code, name: $0) }
    }
    return value.mapping("a named error") { keys in
      let doc = keys.take("doc") { $0.doc() }
      return keys.require("name") { $0.name() }.map {
        Envelope.NamedError(code: code, name: $0, doc: doc)
      }
    }
  }
}
