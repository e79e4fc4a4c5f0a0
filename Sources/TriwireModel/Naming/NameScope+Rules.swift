extension NameScope.Rule {
  /// Types of the namespace. `ReservedNames` of the spec's own come on top.
  static func types(reserved: Set<String>) -> Self {
    Self(
      nouns: "types", derive: { SwiftName.type($0) }, reserved: WordSet(reserved), suffix: "Model")
  }

  /// The types of requests; a type of the spec may be in their way.
  static let requests = Self(
    nouns: "", derive: { SwiftName.type($0) }, reserved: [], suffix: "Request")

  static let methods = Self(
    nouns: "endpoints", derive: { SwiftName.member($0) },
    reserved: ["api", "client", "handlers", "send"], suffix: "Request")

  static let groups = Self(
    nouns: "groups", derive: { SwiftName.member($0) }, reserved: ["api", "send"], suffix: "Group")

  /// Fields of models: what `Hashable` and `validate()` bring along is taken.
  static let fields = Self(
    nouns: "fields", derive: { SwiftName.member($0) },
    reserved: ["customMirror", "hashValue", "validate"], suffix: "Value")

  /// Enumerations declared in place; they must not hide a type of the namespace.
  static func enumerations(reserved: WordSet, outer: Set<String>) -> Self {
    Self(
      nouns: "inline enumerations of", derive: { SwiftName.type($0) }, reserved: reserved,
      outer: outer, suffix: "Value")
  }

  static func values(signs: Words.Signs) -> Self {
    Self(
      nouns: "values", derive: { SwiftName.member($0, signs: signs) },
      reserved: [
        "allCases", "codec", "hashValue", "protobufNames", "protobufNumbers", "rawValue",
      ],
      suffix: "Value")
  }

  static let cases = Self(
    nouns: "cases", derive: { SwiftName.member($0) },
    reserved: ["cases", "codec", "hashValue"], suffix: "Value")

  /// Parameters and body fields of a request. Taken is also what its methods call their own, and the
  /// two words that need backticks as a parameter but get a warning for them as an argument.
  static let properties = Self(
    nouns: "parameters", derive: { SwiftName.member($0) },
    reserved: [
      "api", "customMirror", "endpoint", "hashValue", "let", "request", "send", "validate", "var",
      "write",
    ],
    suffix: "Value")

  static let responseHeaders = Self(
    nouns: "headers", derive: { SwiftName.member($0) },
    reserved: ["body", "hashValue", "let", "var"], suffix: "Value")

  static let servers = Self(
    nouns: "servers", derive: { SwiftName.member($0) }, reserved: ["hashValue", "url"],
    suffix: "Value")

  static let serverVariables = Self(
    nouns: "variables", derive: { SwiftName.member($0) }, suffix: "Value")

  static let serverTypes = Self(
    nouns: "variables", derive: { SwiftName.type($0) },
    reserved: WordSet(NamespaceNames.modules.union(["Server"])), suffix: "Value")

  static let common = Self(
    nouns: "common parameters", derive: { SwiftName.member($0) },
    reserved: ["request", "write"], suffix: "Value")

  static let auth = Self(
    nouns: "auth schemes", derive: { SwiftName.member($0) },
    reserved: ["authorize", "request", "scheme"], suffix: "Value")

  static let envelopes = Self(
    nouns: "envelopes", derive: { SwiftName.member($0) + "Envelope" }, suffix: "Value")

  static let codes = Self(
    nouns: "named errors", derive: { SwiftName.member($0) },
    reserved: ["allCases", "codec", "hashValue", "rawValue", "unknown"], suffix: "Value")
}
