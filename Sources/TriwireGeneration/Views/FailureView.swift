import TriwireModel
import TriwireMustache

/// What a request's declared failure gives: a typealias, or an enum over several types.
enum FailureView {
  case alias(Lines)
  case type(cases: Lines)

  init(_ failure: APIFailure, in scope: Scope) {
    switch failure {
    case .none: self = Self.alias(to: scope.name(.Never), in: scope)
    case .single(let content, _): self = Self.alias(to: scope.type(content), in: scope)
    case .several(let cases, _):
      self = .type(
        cases: Lines(cases.flatMap { scope.enumCase($0.name, $0.content, indent: 6) }))
    }
  }

  private static func alias(to type: String, in scope: Scope) -> FailureView {
    .alias(Heading.alias("\(scope.access.modifier)typealias Failure", type, indent: 4))
  }

  var alias: Lines {
    if case .alias(let lines) = self { lines } else { [] }
  }

  /// The nested type; null for an alias. It `follows` when another declaration stands before it.
  func type(follows: Bool) -> Value {
    switch self {
    case .alias: .null
    case .type(let cases): ["follows": .bool(follows), "cases": .lines(cases)]
    }
  }
}
