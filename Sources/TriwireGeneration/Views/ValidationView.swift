import TriwireModel
import TriwireMustache

/// The body of `validate()`.
struct ValidationView {
  var lines: Lines

  init(_ fields: [APIField], in scope: Scope, indent: Int) {
    lines = Lines(
      fields.flatMap { field in
        Self.check(field, in: scope, indent: indent) + Self.descent(into: field)
      })
  }

  /// `try Check("name", name).length(min: 1)`.
  private static func check(_ field: APIField, in scope: Scope, indent: Int) -> [String] {
    if field.limits.isEmpty { return [] }
    let checks = Limits(field.limits).checks(in: scope)
    let arguments = [StringLiteral.quoted(field.wireName), field.checkedValue]
    let head = Array(
      Code.group(
        open: "try \(scope.name(.Check))(", arguments.map(Code.text), close: .list(")")
      ).lines(indent: indent))
    let calls = checks.map { Array($0.lines(indent: indent + 2)) }
    let flat = (head + calls.joined()).joined()
    let isFlat = head.count == 1 && calls.allSatisfy { $0.count == 1 }
    if isFlat, flat.columns + indent <= Code.width { return [flat] }
    return head + (head.count == 1 ? Array(calls.joined()).indented : Array(calls.joined()))
  }

  private static func descent(into field: APIField) -> [String] {
    guard field.validatesInside else { return [] }
    return descent(into: field.type, of: field.storedWord)
  }

  private static func descent(into type: TypeUse, of value: String) -> [String] {
    switch type.resolved {
    case .optional(let wrapped):
      switch wrapped.resolved {
      case .list: return descent(into: wrapped, of: "\(value) ?? []")
      case .map: return descent(into: wrapped, of: "(\(value) ?? [:])")
      default: return descent(into: wrapped, of: "\(value)?")
      }
    case .patch(let wrapped): return descent(into: .optional(wrapped), of: "\(value).value")
    case .list(let element): return loop(over: value, element)
    case .map(_, let element): return loop(over: "\(value).values", element)
    case .named, .scalar, .parameter, .alias, .file: return ["try \(value).validate()"]
    }
  }

  private static func loop(over values: String, _ element: TypeUse) -> [String] {
    ["for item in \(values) {"] + descent(into: element, of: "item").map { "  " + $0 } + ["}"]
  }
}

extension APIField {
  /// The property as a bare word.
  var storedWord: String {
    documentation.deprecation == nil ? name.declared : storedName
  }

  /// What limits are held against: nothing when a patch says nothing.
  fileprivate var checkedValue: String {
    if case .patch = type.resolved { return "\(storedWord).value" }
    return storedWord
  }
}
