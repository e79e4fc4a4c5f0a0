import TriwireSpec

/// Where a parameter stands in a request.
enum ParameterPlace {
  case path, query, header, cookie, form

  /// What OpenAPI gives a parameter that says no style.
  fileprivate var defaultStyle: ParameterStyle {
    switch self {
    case .path, .header: .simple
    case .query, .cookie, .form: .form
    }
  }
}

extension APIParameterStyle {
  init(_ parameter: Parameter, at place: ParameterPlace) {
    style = parameter.style?.value ?? place.defaultStyle
    explode = parameter.explode?.value ?? style.explodesByDefault
    isDefault = style == place.defaultStyle && explode == style.explodesByDefault
  }
}

extension ParameterStyle {
  fileprivate var explodesByDefault: Bool { self == .form || self == .deepObject }
}
