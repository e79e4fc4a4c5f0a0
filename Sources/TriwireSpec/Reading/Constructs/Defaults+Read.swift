import TriwireYAML

extension Defaults {
  static let none = Defaults(policies: Policies(errors: []), headers: [], query: [], body: [])

  static func read(_ value: Value) -> Defaults? {
    value.mapping("'defaults'") { keys in
      Defaults(
        policies: Policies.take(from: &keys),
        headers: keys.named("headers", ParameterPlace.commonHeader.read),
        query: keys.named("query", ParameterPlace.commonQuery.read),
        body: keys.named("body", ParameterPlace.commonBody.read))
    }
  }
}
