import TriwireSpec
import TriwireSpelling

/// Every type that is used is declared, and has as many arguments as parameters.
enum DefinedTypes {
  static func check(_ draft: Draft) {
    for use in draft.uses {
      use.reference.forEachName { check($0, $1.count, use, draft) }
    }
  }

  private static func check(
    _ name: Located<String>, _ count: Int, _ use: WrittenUse, _ draft: Draft
  ) {
    if use.scope[name.value] != nil {
      guard count > 0 else { return }
      return draft.findings.error(
        "the type parameter '\(name.value)' takes no arguments", at: name.location)
    }
    guard let entry = draft.types[name.value] else { return reportUndefined(name, use, draft) }
    let expected = entry.parameters.count
    guard count != expected else { return }
    draft.findings.error(
      "'\(name.value)' takes \(arguments(expected)), found \(count)", at: name.location,
      suggestion: expected == 0
        ? nil : "write \(name.value)<\(entry.parameters.map(\.text).joined(separator: ", "))>",
      notes: [Diagnostic.Note("it is declared here", at: entry.declaration.name.location)])
  }

  private static func arguments(_ count: Int) -> String {
    switch count {
    case 0: "no arguments"
    case 1: "1 argument"
    default: "\(count) arguments"
    }
  }

  private static func reportUndefined(
    _ name: Located<String>, _ use: WrittenUse, _ draft: Draft
  ) {
    if let message = misplaced[name.value] {
      if name.value == "file", use.role == .part { return }
      return draft.findings.error(message, at: name.location)
    }
    draft.findings.error(
      "there is no type '\(name.value)'", at: name.location,
      suggestion: draft.findings.diagnostics.count < suggestionLimit
        ? suggestion(name.value, use, draft) : nil)
  }

  /// To look for near names takes long in a big spec, and nobody reads a thousand suggestions.
  private static let suggestionLimit = 100

  private static let misplaced = [
    "file": "'file' stands only in a multipart body or for a whole answer",
    "none": "'none' stands only for a whole answer",
    "text": "'text' stands only for a whole body or answer; the type is 'string'",
  ]

  private static func suggestion(
    _ name: String, _ use: WrittenUse, _ draft: Draft
  ) -> String? {
    if let known = SpellingsElsewhere.type(for: name) { return "did you mean '\(known)'?" }
    let builtIn = Scalar.allCases.map(\.rawValue) + ["list", "map", "patch"]
    let known = Array(draft.types.names) + builtIn + use.scope.keys
    return NearestName(of: known.sorted(), to: name)?.suggestion
  }
}

/// What other languages call the built-in types.
enum SpellingsElsewhere {
  static func type(for name: String) -> String? { types[name.lowercased()] }

  private static let types = [
    "int": "int32", "integer": "int64", "long": "int64", "short": "int32", "byte": "int32",
    "number": "double", "real": "double", "float32": "float", "float64": "double",
    "boolean": "bool", "str": "string", "char": "string", "varchar": "string",
    "guid": "uuid", "uri": "url", "data": "bytes", "binary": "bytes", "blob": "bytes",
    "timestamp": "datetime", "instant": "datetime", "time": "datetime",
    "any": "json", "object": "json", "array": "list", "dictionary": "map", "dict": "map",
    "bigdecimal": "decimal", "money": "decimal",
  ]
}

extension TypeReference {
  /// The named types inside with their arguments, itself included.
  var named: [(name: Located<String>, arguments: [TypeReference])] {
    switch self {
    case .scalar: []
    case .named(let name, let arguments): [(name, arguments)] + arguments.flatMap(\.named)
    case .list(let inner, _), .optional(let inner, _), .patch(let inner, _): inner.named
    case .map(let key, let value, _): key.named + value.named
    }
  }
}
