import TriwireSpec
import TriwireSpelling

/// Why a text is no literal of a type.
struct LiteralProblem: Error {
  var message: String
  var suggestion: String?

  init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}

/// Reads defaults, constants and limits: text → ``Literal``, checked against a type.
struct LiteralReader {
  /// The values of the enumerations by their Swift names.
  var enumerations: [TypeName: EnumerationValues]
  /// What a newtype wraps.
  var wrapped: (TypeName) -> TypeUse?

  func read(_ text: String, as type: TypeUse) throws(LiteralProblem) -> Literal {
    switch type {
    case .scalar(let scalar, _, _): return try ScalarLiteral.read(text, as: scalar)
    case .alias(_, _, let target): return try read(text, as: target)
    case .optional(let inner): return try read(text, as: inner)
    case .named(let name, let kind, _): return try read(text, as: name, kind)
    case .list: return try empty(text, "[]", .emptyList, "a list")
    case .map: return try empty(text, "{}", .emptyMap, "a map")
    case .patch: throw LiteralProblem("a patch has no default: it is absent unless set")
    case .parameter(let name):
      throw LiteralProblem("a value of the type parameter '\(name.text)' has no literal")
    case .file: throw LiteralProblem("a file has no literal")
    }
  }

  private func read(
    _ text: String, as name: TypeName, _ kind: NamedKind
  ) throws(LiteralProblem) -> Literal {
    switch kind {
    case .enumeration: return try value(text, of: name)
    case .newtype:
      guard let wrapped = wrapped(name) else {
        throw LiteralProblem("a newtype that wraps itself has no literal")
      }
      return .newtype(name, try read(text, as: wrapped))
    case .model, .union: throw LiteralProblem("a value of '\(name.last)' has no literal")
    }
  }

  private func value(_ text: String, of name: TypeName) throws(LiteralProblem) -> Literal {
    guard let values = enumerations[name] else {
      throw LiteralProblem("the enumeration is unknown")
    }
    guard let value = values.name(of: text) else {
      let near = NearestName(of: values.names.keys.sorted(), to: text)
      throw LiteralProblem("'\(text)' is no value of '\(name.last)'", suggestion: near?.suggestion)
    }
    return .enumCase(value)
  }

  private func empty(
    _ text: String, _ form: String, _ literal: Literal, _ what: String
  ) throws(LiteralProblem) -> Literal {
    guard text.filter({ $0 != " " }) == form else {
      throw LiteralProblem("the only literal of \(what) is \(form)")
    }
    return literal
  }
}

/// The values of an enumeration by their raw texts.
struct EnumerationValues {
  var names: [String: Identifier]
  var isInteger: Bool

  init(_ enumeration: Enumeration) {
    names = Dictionary(enumeration.cases.map { ($0.raw, $0.name) }) { first, _ in first }
    isInteger = enumeration.raw != .string
  }

  func name(of text: String) -> Identifier? {
    names[text] ?? (isInteger ? IntegerText.canonical(text).flatMap { names[$0] } : nil)
  }
}

extension TypeName {
  var last: String { path.last?.text ?? "" }
}
