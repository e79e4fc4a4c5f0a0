import TriwireYAML

/// Where a parameter stands, which decides the styles it may have.
struct ParameterPlace {
  let construct: String
  let styles: [ParameterStyle]
  /// Header and cookie names are tokens.
  var hasTokenName = false
  /// Common parameters may have a constant `value`.
  var allowsConstant = false
  /// Body fields have numbers and views of each wire.
  var hasWireViews = false

  private static let queryStyles: [ParameterStyle] = [
    .form, .spaceDelimited, .pipeDelimited, .deepObject,
  ]

  static let path = ParameterPlace(
    construct: "a path parameter", styles: [.simple, .label, .matrix])
  static let query = ParameterPlace(construct: "a query parameter", styles: queryStyles)
  static let header = ParameterPlace(
    construct: "a header", styles: [.simple], hasTokenName: true)
  static let cookie = ParameterPlace(construct: "a cookie", styles: [.form], hasTokenName: true)
  static let form = ParameterPlace(construct: "a form field", styles: queryStyles)

  static let commonHeader = header.common("a common header")
  static let commonQuery = query.common("a common query parameter")
  static let commonBody = ParameterPlace(
    construct: "a common body field", styles: [], allowsConstant: true, hasWireViews: true)

  private func common(_ construct: String) -> ParameterPlace {
    ParameterPlace(
      construct: construct, styles: styles, hasTokenName: hasTokenName, allowsConstant: true)
  }

  /// Reads an entry of the mapping that holds the parameters of this place.
  func read(_ name: Located<String>, _ value: Value) -> Parameter? {
    guard hasTokenName ? value.checkedToken(name) : Field.checkName(name, value) else { return nil }
    guard value.isMapping else { return Field.short(name, value).map { Parameter(field: $0) } }
    return value.mapping(construct) { keys in parameter(name, &keys) }
  }

  private func parameter(_ name: Located<String>, _ keys: inout MappingReader) -> Parameter? {
    let constant = allowsConstant ? keys.take("value") { $0.anyText() } : nil
    let text = constant.map { TypeReference.scalar(Located(.string, at: $0.location)) }
    let style = styles.isEmpty ? nil : keys.take("style", style)
    let explode = styles.isEmpty ? nil : keys.take("explode") { $0.bool() }
    let field = Field.parameterPart(name, &keys, impliedType: text)
    var views = field
    if hasWireViews { views?.takeWireViews(&keys) }
    guard let field = views else { return nil }
    if let constant, field.defaultValue != nil {
      keys.value.error("a constant has no default", at: constant.location)
    }
    return Parameter(field: field, style: style, explode: explode, constant: constant)
  }

  private func style(_ value: Value) -> Located<ParameterStyle>? {
    guard let style = value.choice(ParameterStyle.self) else { return nil }
    guard styles.contains(style.value) else {
      let allowed = oneOf(styles.map(\.rawValue))
      value.error("\(construct) can't have the style '\(style.value.rawValue)', only \(allowed)")
      return nil
    }
    return style
  }
}
