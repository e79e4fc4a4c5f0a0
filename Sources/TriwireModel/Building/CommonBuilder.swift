import TriwireSpec

/// Builds what every request carries.
enum CommonBuilder {
  static func build(_ context: BuildContext) -> [CommonValue] {
    let defaults = context.spec.defaults
    var builder = FieldBuilder(context, owner: TypeName([Identifier("Common")]))
    var names = NameScope(.common)
    var values: [CommonValue] = []
    let places: [(CommonValue.Place, [Parameter], String)] = [
      (.header, defaults.headers, "Header"), (.query, defaults.query, "Query"),
      (.body, defaults.body, "Field"),
    ]
    for (place, parameters, suffix) in places {
      let taken = names
      for parameter in parameters {
        let name = names.name(
          parameter.field, unlessIn: taken, suffix: suffix, findings: context.findings)
        let json = place == .body ? context.spec.json : nil
        values.append(value(parameter, place, name, json, &builder))
      }
    }
    names.reportCollisions(context.findings)
    return values
  }

  private static func value(
    _ parameter: Parameter, _ place: CommonValue.Place, _ name: Identifier,
    _ json: JSONMapping?, _ builder: inout FieldBuilder
  ) -> CommonValue {
    let field = builder.field(parameter.field, name: name, json: json)
    let constant = parameter.constant.flatMap { builder.constant($0, as: field.type) }
    return CommonValue(
      place: place, wireName: field.wireName, name: name, type: field.type,
      source: constant.map { .constant($0) } ?? .provided, documentation: field.documentation,
      style: APIParameterStyle(parameter, at: place.parameterPlace),
      isSensitive: field.isSensitive, number: field.number, xml: field.xml)
  }
}

extension CommonValue.Place {
  fileprivate var parameterPlace: ParameterPlace {
    switch self {
    case .header: .header
    case .query: .query
    case .body: .form
    }
  }
}
