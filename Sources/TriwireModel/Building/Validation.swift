/// Finds the models that have something to check, in themselves or in a model that they hold.
struct Validation {
  private var validated: Set<TypeName> = []

  static func marked(
    _ declarations: [Declaration], _ endpoints: [APIEndpoint]
  ) -> ([Declaration], [APIEndpoint]) {
    let validation = Validation(declarations)
    return (
      declarations.map { validation.marked($0) }, endpoints.map { validation.marked($0) }
    )
  }

  private init(_ declarations: [Declaration]) {
    let models = declarations.compactMap(\.model)
    var holders: [TypeName: [TypeName]] = [:]
    var pending: [TypeName] = []
    for model in models {
      let name = TypeName([model.name])
      for index in model.fields.indices {
        guard let held = model.fields[index].type.heldModel else { continue }
        holders[held, default: []].append(name)
      }
      if model.fields.contains(where: { !$0.limits.isEmpty }) { pending.append(name) }
    }
    while let name = pending.popLast() {
      if validated.insert(name).inserted { pending += holders[name] ?? [] }
    }
  }

  private func marked(_ declaration: Declaration) -> Declaration {
    // A model with a field to descend into is validated itself.
    guard case .model(var model) = declaration, validated.contains(TypeName([model.name])) else {
      return declaration
    }
    model.isValidated = true
    for index in model.fields.indices {
      model.fields[index].validatesInside = descends(into: model.fields[index])
    }
    return .model(model)
  }

  private func marked(_ endpoint: APIEndpoint) -> APIEndpoint {
    var endpoint = endpoint
    for (index, property) in endpoint.properties.enumerated() where descends(into: property.field) {
      var field = property.field
      field.validatesInside = true
      endpoint.properties[index] = RequestProperty(place: property.place, field: field)
    }
    endpoint.isValidated = endpoint.properties.contains {
      !$0.field.limits.isEmpty || $0.field.validatesInside
    }
    return endpoint
  }

  private func descends(into field: APIField) -> Bool {
    !validated.isEmpty && field.type.heldModel.map(validated.contains) ?? false
  }
}

extension Declaration {
  var model: Model? {
    if case .model(let model) = self { model } else { nil }
  }
}

extension TypeUse {
  /// The model that a value consists of, also through lists and maps.
  fileprivate var heldModel: TypeName? {
    switch self {
    case .scalar, .parameter, .file: nil
    case .named(let name, let kind, _): kind == .model ? name : nil
    case .list(let inner), .optional(let inner), .patch(let inner), .alias(_, _, let inner):
      inner.heldModel
    case .map(_, let value): value.heldModel
    }
  }
}
