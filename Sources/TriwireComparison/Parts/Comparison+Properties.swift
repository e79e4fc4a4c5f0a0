import TriwireModel
import TriwireSpec

extension Comparison {
  /// Parameters, and the fields of bodies that are declared in place.
  mutating func compareProperties(_ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject) {
    // Of a body that is another now, no single field is worth a word.
    let isSameBody = old.body?.word == new.body?.word
    let before = old.properties.filter { isSameBody || !$0.place.isInBody }
    let after = new.properties.filter { isSameBody || !$0.place.isInBody }
    let properties = Matching(
      before, after,
      by: [{ $0.key }, { old.pathKey(of: $0) ?? new.pathKey(of: $0) }, { $0.field.wireName }])
    for property in properties.removed { removed(property, old, subject) }
    for pair in properties.pairs { compare(pair.old, pair.new, new, subject) }
    for property in properties.added { added(property, new, subject) }
    let use = Use.sent([old.wires.request, new.wires.request])
    compareNested(old.nested, new.nested, subject, use)
    compareOrder(before, after, subject, of: "what a call is given", by: \.field.name.text)
    if let before = old.bodyXML, let after = new.bodyXML {
      compare(
        before, after, subject.appending("body"), use, derived: (old.wireName, new.wireName))
    }
  }

  private mutating func removed(
    _ property: RequestProperty, _ endpoint: APIEndpoint, _ subject: Subject
  ) {
    let own = property.subject(in: subject)
    guard !property.place.isInBody else {
      return removed(property.field, own, endpoint.use(of: property))
    }
    add(.parameterRemoved, own, "the parameter is gone", callers: .breaking, wire: .breaking)
  }

  private mutating func added(
    _ property: RequestProperty, _ endpoint: APIEndpoint, _ subject: Subject
  ) {
    let own = property.subject(in: subject)
    guard !property.place.isInBody else {
      return added(property.field, own, endpoint.use(of: property))
    }
    let isOmissible = property.field.isOmissible && property.place.word != "path"
    let impact: Impact = isOmissible ? .additive : .breaking
    add(
      .parameterAdded, own,
      isOmissible ? "the parameter is new" : "the parameter is new and required",
      callers: impact, wire: impact)
  }

  private mutating func compare(
    _ old: RequestProperty, _ new: RequestProperty, _ endpoint: APIEndpoint, _ subject: Subject
  ) {
    let own = new.subject(in: subject)
    var before = old.field
    if old.place.word != new.place.word {
      add(
        .parameterMoved, own, "it moved from '\(old.place.word)' to '\(new.place.word)'",
        wire: .breaking)
    } else if new.place.word == "path", old.field.wireName != new.field.wireName {
      // The name of a variable in a route doesn't travel.
      add(
        .parameterRenamed, own, "'\(old.field.wireName)' became '\(new.field.wireName)'",
        callers: old.field.name == new.field.name ? .cosmetic : .breaking)
      before.wireName = new.field.wireName
      before.protoName = new.field.protoName
      before.xml = new.field.xml
      before.name = new.field.name
    }
    compare(before, new.field, own, endpoint.use(of: new))
    if old.place.word == new.place.word, let style = old.place.style, let now = new.place.style {
      compare(style, now, own)
    }
    compareMediaTypes(old.place.mediaType, new.place.mediaType, own)
  }

  mutating func compare(
    _ old: APIParameterStyle, _ new: APIParameterStyle, _ subject: Subject
  ) {
    compareSetting(.parameterStyleChanged, old.text, new.text, subject, wire: .breaking)
  }

  // MARK: Bodies

  mutating func compareBodies(_ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject) {
    switch (old.body, new.body) {
    case (nil, nil): break
    case (nil, .some):
      add(.bodyAdded, subject, "there is a body now", callers: .breaking, wire: .breaking)
    case (.some, nil):
      add(.bodyRemoved, subject, "there is no body now", callers: .breaking, wire: .breaking)
    case (let old?, let new?):
      compareSetting(
        .bodyKindChanged, old.word, new.word, subject, callers: .breaking, wire: .breaking)
      guard old.word == new.word else { return }
      compareMediaTypes(old.mediaType, new.mediaType, subject)
      compareSetting(
        .framingChanged, old.framing?.rawValue, new.framing?.rawValue, subject, wire: .breaking)
    }
  }

  private mutating func compareMediaTypes(_ old: String?, _ new: String?, _ subject: Subject) {
    compareSetting(.mediaTypeChanged, old, new, subject, wire: .breaking)
  }
}

extension RequestProperty {
  /// Its place and its name.
  fileprivate var key: String { "\(place.word) \(field.wireName)" }

  fileprivate func subject(in endpoint: Subject) -> Subject {
    place == .body
      ? endpoint.appending("body") : endpoint.appending(place.word, field.wireName)
  }
}

extension APIEndpoint {
  /// The number of a path parameter in the route; `nil` for another's parameter.
  fileprivate func pathKey(of property: RequestProperty) -> String? {
    guard property.place.word == "path", properties.contains(where: { $0.key == property.key })
    else { return nil }
    let names = route.matches(of: #/\{([^}*]+)/#).map { String($0.1) }
    return names.firstIndex(of: property.field.wireName).map { "path \($0)" }
  }
}

extension RequestProperty.Place {
  /// The key that it stands under in a spec.
  fileprivate var word: String {
    switch self {
    case .path: "path"
    case .query: "query"
    case .header: "headers"
    case .cookie: "cookies"
    case .form, .bodyField, .body, .part: "body"
    }
  }

  fileprivate var isInBody: Bool { word == "body" }

  fileprivate var style: APIParameterStyle? {
    switch self {
    case .path(let style, _), .query(let style), .header(let style), .cookie(let style),
      .form(let style):
      style
    case .bodyField, .body, .part: nil
    }
  }

  fileprivate var mediaType: String? {
    if case .part(_, let mediaType) = self { mediaType } else { nil }
  }
}

extension APIParameterStyle {
  fileprivate var text: String { style.rawValue + (explode ? ", exploded" : ", not exploded") }
}

extension APIBody {
  fileprivate var word: String {
    switch self {
    case .model: "a type"
    case .fields: "fields"
    case .form: "a form"
    case .raw: "bytes"
    case .text: "a text"
    case .multipart: "parts"
    case .stream: "a stream"
    }
  }

  fileprivate var mediaType: String? {
    switch self {
    case .raw(let mediaType), .text(let mediaType): mediaType
    default: nil
    }
  }

  fileprivate var framing: Framing? {
    if case .stream(_, let framing) = self { framing } else { nil }
  }
}
