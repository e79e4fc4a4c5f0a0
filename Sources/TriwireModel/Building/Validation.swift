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
      for field in model.fields {
        for held in field.type.heldModels { holders[held, default: []].append(name) }
      }
      if model.fields.contains(where: { !$0.limits.isEmpty }) { pending.append(name) }
    }
    while let name = pending.popLast() {
      if validated.insert(name).inserted { pending += holders[name] ?? [] }
    }
  }

  private func marked(_ declaration: Declaration) -> Declaration {
    guard case .model(var model) = declaration else { return declaration }
    model.isValidated = validated.contains(TypeName([model.name]))
    model.fields = model.fields.map { marked($0) }
    return .model(model)
  }

  private func marked(_ endpoint: APIEndpoint) -> APIEndpoint {
    var endpoint = endpoint
    for index in endpoint.properties.indices {
      endpoint.properties[index].field = marked(endpoint.properties[index].field)
    }
    endpoint.isValidated = endpoint.properties.contains {
      !$0.field.limits.isEmpty || $0.field.validatesInside
    }
    return endpoint
  }

  private func marked(_ field: APIField) -> APIField {
    var field = field
    field.validatesInside = field.type.heldModels.contains(where: validated.contains)
    return field
  }
}

extension Declaration {
  var model: Model? {
    if case .model(let model) = self { model } else { nil }
  }
}

extension TypeUse {
  /// The models that a value consists of, also through lists and maps.
  fileprivate var heldModels: [TypeName] {
    switch self {
    case .scalar, .parameter, .file: []
    case .named(let name, let kind, _): kind == .model ? [name] : []
    case .list(let inner), .optional(let inner), .patch(let inner), .alias(_, _, let inner):
      inner.heldModels
    case .map(_, let value): value.heldModels
    }
  }
}
