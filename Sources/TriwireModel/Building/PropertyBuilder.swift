import TriwireSpec

/// Builds the properties of one request: its body, parameters and body fields.
struct PropertyBuilder {
  private let context: BuildContext
  private var fields: FieldBuilder
  private var names = NameScope(.properties)
  private(set) var properties: [RequestProperty] = []

  init(_ context: BuildContext, owner: TypeName, xml: XMLSurroundings) {
    self.context = context
    fields = FieldBuilder(context, owner: owner, xml: xml, reserved: Self.nestedNames)
  }

  /// The names of the types that a request may nest.
  private static let nestedNames: WordSet = ["Body", "Failure", "PageItem", "Response"]

  var nested: [Enumeration] { fields.nested() }

  mutating func add(_ endpoint: Shared<Endpoint>) {
    if let body = endpoint.body { claimBody(body) }
    claimDestination(endpoint)
    let rests = endpoint.route.value.restNames
    add(endpoint.path, suffix: "Path") { parameter in
      .path(
        APIParameterStyle(parameter, at: .path),
        isRest: rests.contains(parameter.field.name.value))
    }
    add(endpoint.query, suffix: "Query") { .query(APIParameterStyle($0, at: .query)) }
    add(endpoint.headers, suffix: "Header") { .header(APIParameterStyle($0, at: .header)) }
    add(endpoint.cookies, suffix: "Cookie") { .cookie(APIParameterStyle($0, at: .cookie)) }
    addBody(endpoint.body?.value)
    names.reportCollisions(context.findings)
    fields.reportCollisions()
  }

  /// Typed headers of an answer; their enumerations are nested in the request too.
  mutating func responseHeaders(_ headers: [Parameter]) -> [APIField] {
    var names = NameScope(.responseHeaders)
    let fields = headers.map { header in
      let name = names.name(
        header.field.name, override: header.field.swiftName, findings: context.findings)
      return self.fields.field(header.field, name: name)
    }
    names.reportCollisions(context.findings)
    return fields
  }

  /// The body first, then what must be given, then what has a default; each in the spec's order.
  var ordered: [RequestProperty] {
    let ranks = properties.map(\.rank)
    var ordered: [RequestProperty] = []
    ordered.reserveCapacity(properties.count)
    for rank in 0...2 {
      for index in properties.indices where ranks[index] == rank {
        ordered.append(properties[index])
      }
    }
    return ordered
  }
}

// MARK: Names

extension PropertyBuilder {
  private mutating func claimBody(_ body: Located<Body>) {
    switch body.value {
    case .type, .raw, .text, .stream: names.claim("body", for: Located("body", at: body.location))
    case .fields, .form, .multipart: break
    }
  }

  /// The property that says where a file goes.
  private mutating func claimDestination(_ endpoint: Shared<Endpoint>) {
    let file = endpoint.successes.first { if case .file = $0.value { true } else { false } }
    if let file { names.claim("destination", for: Located("destination", at: file.location)) }
  }

  private mutating func add(
    _ parameters: [Parameter], suffix: String, place: (Parameter) -> RequestProperty.Place
  ) {
    if parameters.isEmpty { return }
    let taken = names
    for parameter in parameters { add(parameter.field, place(parameter), suffix, taken) }
  }

  /// - Parameters:
  ///   - suffix: What the name gets when a parameter of another place has it.
  ///   - taken: The names of those.
  private mutating func add(
    _ field: Field, _ place: RequestProperty.Place, _ suffix: String, _ taken: NameScope
  ) {
    let name = names.name(
      field, unlessIn: taken, suffix: suffix, findings: context.findings)
    let json = place == .bodyField ? context.spec.json : nil
    properties.append(
      RequestProperty(place: place, field: fields.field(field, name: name, json: json)))
  }
}

// MARK: Bodies

extension PropertyBuilder {
  private mutating func addBody(_ body: Body?) {
    switch body {
    case .type(let reference): addWhole(context.types.use(reference))
    case .raw: addWhole(.scalar(.bytes))
    case .text: addWhole(.scalar(.string))
    case .stream(let element, _): addWhole(.list(context.types.use(element)))
    case .form(let parameters):
      add(parameters, suffix: "Field") { .form(APIParameterStyle($0, at: .form)) }
    case .fields(let inline):
      let taken = names
      for field in inline.fields { add(field, .bodyField, "Field", taken) }
    case .multipart(let parts):
      let taken = names
      for part in parts { add(part, taken) }
    case nil: break
    }
  }

  private mutating func add(_ part: MultipartPart, _ taken: NameScope) {
    let type = part.field.reference.flatMap { context.types.resolve($0) }
    let form = RequestProperty.Part(part.kind, type, context)
    add(part.field, .part(form, mediaType: part.mediaType?.value), "Part", taken)
  }

  private mutating func addWhole(_ type: TypeUse) {
    properties.append(
      RequestProperty(place: .body, field: APIField(name: "body", type: type)))
  }
}

extension RequestProperty {
  /// Where it stands in the initialiser: those of one rank keep the spec's order.
  fileprivate var rank: Int {
    if place == .body { return 0 }
    return hasDefault ? 2 : 1
  }

  /// A path can't leave anything out.
  fileprivate var hasDefault: Bool {
    if case .path = place { return field.defaultValue != nil }
    return field.defaultValue != nil || field.type.isOptional || field.type.isCollection
  }
}

extension RequestProperty.Part {
  /// - Parameter type: nil for an enumeration that is declared in place.
  init(_ kind: MultipartPart.Kind, _ type: TypeUse?, _ context: BuildContext) {
    switch (kind, type.map { ParameterForm($0, context) }) {
    case (.file, _), (.files, _): self = .file
    case (.value, .text), (.value, .list), (.value, nil): self = .text
    case (.value, .object), (.value, .other): self = .json
    }
  }
}

extension APIField {
  /// A property without anything special.
  fileprivate init(name: String, type: TypeUse) {
    self.init(
      wireName: name, name: Identifier(name), type: type, defaultValue: nil,
      documentation: Documentation(nil), limits: [], isIndirect: false, validatesInside: false,
      isSensitive: false, number: nil, isPacked: true, protoName: name,
      xml: XMLView(place: .element, name: name))
  }
}

extension Route {
  /// The variables whose values keep slashes.
  fileprivate var restNames: Set<String> {
    var names: Set<String> = []
    for segment in segments {
      for case .rest(let name) in segment.parts { names.insert(name.value) }
    }
    return names
  }
}
