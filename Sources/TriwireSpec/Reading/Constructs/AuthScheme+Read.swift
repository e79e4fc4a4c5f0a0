import TriwireYAML

extension AuthScheme {
  private enum Scheme: String, CaseIterable { case bearer, basic, apiKey }

  static func read(_ name: Located<String>, _ value: Value) -> AuthScheme? {
    guard value.checkedPolicyName(name) else { return nil }
    return value.mapping("an auth scheme") { keys in
      let doc = keys.take("doc") { $0.doc() }
      guard let scheme = keys.require("scheme", { $0.choice(Scheme.self) }) else {
        keys.ignoreRest()
        return nil
      }
      return kind(scheme.value, &keys).map { AuthScheme(name: name, doc: doc, kind: $0) }
    }
  }

  private static func kind(_ scheme: Scheme, _ keys: inout MappingReader) -> Kind? {
    switch scheme {
    case .bearer: return .bearer
    case .basic: return .basic
    case .apiKey:
      guard let place = keys.theOne(of: KeyPlace.allCases.map(\.rawValue)).flatMap(KeyPlace.init)
      else { return nil }
      let name = keys.take(place.rawValue) { place == .query ? $0.text() : $0.token() }
      return name.map { .apiKey(place: place, name: $0) }
    }
  }
}
