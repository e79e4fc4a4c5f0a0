/// Writes a parameter in a style: pure functions from ``ParameterForm`` to text, nil for a value
/// that sends nothing at all.
struct ParameterText {
  /// The parameter's wire name.
  let name: String
  /// Whether every element and member gets a pair of its own.
  let explode: Bool
  /// How names and values are escaped.
  var encode: (String) -> String = PercentEncoding.component.encode

  /// What replaces `{name}` in a route.
  func path(_ form: ParameterForm, _ style: PathStyle) -> String? {
    switch style {
    case .simple: explode ? joined(form, by: ",", member: "=") : joined(form, by: ",", member: ",")
    case .label: label(form).map { "." + $0 }
    case .matrix: matrix(form)
    }
  }

  /// One or more `name=value` pairs.
  func query(_ form: ParameterForm, _ style: QueryStyle) throws(InvalidRequest) -> String? {
    switch style {
    case .form: pairs(form, by: "&", elements: ",")
    case .spaceDelimited: try delimited(form, by: "%20", style)
    case .pipeDelimited: try delimited(form, by: "%7C", style)
    case .deepObject: try deepObject(form)
    }
  }

  /// A header's value.
  func header(_ form: ParameterForm) -> String? {
    if case .text(let text) = form { return text }
    let unescaped = ParameterText(name: name, explode: explode, encode: HeaderList.element)
    return unescaped.path(form, .simple)
  }

  /// Pairs joined by a separator; without `explode` one pair, its value's elements joined by
  /// another.
  func pairs(_ form: ParameterForm, by separator: String, elements: String) -> String? {
    switch form {
    case .list(let values) where explode && !values.isEmpty:
      values.map { pair(name, $0) }.joined(separator: separator)
    case .object(let members) where explode && !members.isEmpty:
      members.map { pair($0.name, $0.text) }.joined(separator: separator)
    default:
      joined(form, by: elements, member: elements).map { encode(name) + "=" + $0 }
    }
  }
}

extension ParameterText {
  private func pair(_ name: String, _ value: String) -> String {
    encode(name) + "=" + encode(value)
  }

  private func joined(_ form: ParameterForm, by separator: String, member: String) -> String? {
    switch form {
    case .absent: nil
    case .text(let text): encode(text)
    case .list(let values):
      values.isEmpty ? nil : values.map(encode).joined(separator: separator)
    case .object(let members):
      members.isEmpty
        ? nil
        : members.map { encode($0.name) + member + encode($0.text) }.joined(separator: separator)
    }
  }

  private func label(_ form: ParameterForm) -> String? {
    explode ? joined(form, by: ".", member: "=") : joined(form, by: ",", member: ",")
  }

  /// An empty value has no equals sign (RFC 6570 section 3.2.7).
  private func matrix(_ form: ParameterForm) -> String? {
    guard let text = pairs(form, by: ";", elements: ",") else { return nil }
    return text.split(separator: ";").map { pair in
      ";" + (pair.hasSuffix("=") ? pair.dropLast() : pair)
    }.joined()
  }

  private func delimited(
    _ form: ParameterForm, by separator: String, _ style: QueryStyle
  ) throws(InvalidRequest) -> String? {
    if explode { throw InvalidRequest(parameter: name, "\(style) cannot be exploded") }
    return pairs(form, by: "&", elements: separator)
  }

  private func deepObject(_ form: ParameterForm) throws(InvalidRequest) -> String? {
    switch form {
    case .absent: return nil
    case .object(let members) where members.isEmpty: return nil
    case .object(let members):
      return members.map { pair("\(name)[\($0.name)]", $0.text) }.joined(separator: "&")
    case .text, .list:
      throw InvalidRequest(parameter: name, "deepObject is for objects only")
    }
  }
}

extension ParameterText {
  /// What a cookie's value allows: pairs for the `Cookie` header.
  func cookie(_ form: ParameterForm, _ style: CookieStyle) throws(InvalidRequest) -> String? {
    guard style == .cookie else { return pairs(form, by: "&", elements: ",") }
    guard FieldSyntax.isToken(name), form.texts.allSatisfy(FieldSyntax.isCookieValue) else {
      throw InvalidRequest(parameter: name, "holds a character that a cookie can't (RFC 6265)")
    }
    let unescaped = ParameterText(name: name, explode: explode, encode: { $0 })
    return unescaped.pairs(form, by: "; ", elements: ",")
  }
}

extension ParameterForm {
  /// Every text in it, the names of members too.
  fileprivate var texts: [String] {
    switch self {
    case .absent: []
    case .text(let text): [text]
    case .list(let values): values
    case .object(let members): members.flatMap { [$0.name, $0.text] }
    }
  }
}
