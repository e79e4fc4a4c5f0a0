import TriwireSpec

/// Parameters are texts, lists of texts or flat objects, as their styles can write them.
enum ParameterTypes {
  static func check(_ draft: Draft) {
    for endpoint in draft.endpoints {
      let rests = Set(endpoint.route.value.segments.flatMap(\.parts).compactMap(\.restName))
      for parameter in endpoint.path {
        let isRest = rests.contains(parameter.field.name.value)
        check(parameter, isRest ? .rest : .path, draft)
      }
      for parameter in endpoint.query { check(parameter, .query, draft) }
      for parameter in endpoint.headers { check(parameter, .header, draft) }
      for parameter in endpoint.cookies { check(parameter, .cookie, draft) }
      for parameter in endpoint.answerHeaders { check(parameter, .answerHeader, draft) }
      if case .form(let fields)? = endpoint.body?.value {
        for parameter in fields { check(parameter, .form, draft) }
      }
    }
    for parameter in draft.spec.defaults.headers { check(parameter, .header, draft) }
    for parameter in draft.spec.defaults.query { check(parameter, .query, draft) }
  }

  private enum Place {
    case path, rest, query, header, cookie, form, answerHeader

    var name: String {
      switch self {
      case .path, .rest: "a path parameter"
      case .query: "a query parameter"
      case .header, .answerHeader: "a header"
      case .cookie: "a cookie"
      case .form: "a form field"
      }
    }
  }

  private static func check(_ parameter: Parameter, _ place: Place, _ draft: Draft) {
    guard let reference = parameter.field.reference else {
      return checkEnumeration(parameter, place, draft.findings)
    }
    guard let type = draft.types.resolve(reference) else { return }
    let location = reference.location
    if type.isOptional, place == .path || place == .rest {
      return draft.findings.error(
        "a path parameter can't be optional: the path would be another one", at: location)
    }
    if let problem = problem(type, parameter.style, place, draft) {
      draft.findings.error(problem, at: location)
    }
  }

  private static func checkEnumeration(
    _ parameter: Parameter, _ place: Place, _ findings: Findings
  ) {
    if case .enumeration(_, true) = parameter.field.type, place == .path || place == .rest {
      findings.error(
        "a path parameter can't be optional: the path would be another one",
        at: parameter.field.name.location)
    }
    if let style = parameter.style, style.value == .deepObject {
      findings.error("'deepObject' writes an object", at: style.location)
    }
  }

  private static func problem(
    _ type: TypeUse, _ style: Located<ParameterStyle>?, _ place: Place, _ draft: Draft
  ) -> String? {
    let form = ParameterForm(type, draft.context)
    switch (form, place) {
    case (.other, _):
      return "\(place.name) is a text, a list of texts or a type whose fields are texts"
    case (.list, .rest), (.object, .rest): return "the rest of a path is one text"
    case (.object, .answerHeader): return "a header of an answer is a text or a list of texts"
    default: break
    }
    guard let style else { return nil }
    switch (style.value, form) {
    case (.deepObject, .text), (.deepObject, .list):
      return "'deepObject' writes a type whose fields are texts"
    case (.spaceDelimited, .text), (.pipeDelimited, .text):
      return "'\(style.value.rawValue)' writes a list"
    default: return nil
    }
  }
}

/// What a parameter consists of.
enum ParameterForm {
  case text, list, object
  /// More than the parameter styles can write.
  case other

  init(_ type: TypeUse, _ context: BuildContext) {
    let core = type.core
    switch core {
    case .list(let element): self = Self.isText(element, context) ? .list : .other
    case .map(_, let value): self = Self.isText(value, context) ? .object : .other
    case .named(let name, .model, _): self = Self.isFlat(name, context) ? .object : .other
    default: self = Self.isText(core, context) ? .text : .other
    }
  }

  private static func isText(_ type: TypeUse, _ context: BuildContext) -> Bool {
    switch type.core {
    case .scalar(let scalar, _, _): scalar != .json
    // A misplaced file is reported as such.
    case .named(_, .enumeration, _), .file: true
    case .named(let name, .newtype, _):
      context.literals.wrapped(name).map { isText($0, context) } ?? false
    default: false
    }
  }

  private static func isFlat(_ name: TypeName, _ context: BuildContext) -> Bool {
    guard let entry = context.types.entry(of: name) else { return false }
    return context.types.fields(of: entry).allSatisfy { field in
      field.reference.map { reference in
        context.types.resolve(reference, in: entry.scope).map { isText($0, context) } ?? true
      } ?? true
    }
  }
}

extension Route.Part {
  fileprivate var restName: String? {
    if case .rest(let name) = self { name.value } else { nil }
  }
}
