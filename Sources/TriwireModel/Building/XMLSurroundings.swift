import TriwireSpec

/// The element around fields, from which they take what they don't say themselves.
struct XMLSurroundings {
  var namespace: String?
  var prefix: String?
  /// All scalars become attributes.
  var attributes = false

  init() {}

  init(_ type: XMLType?) {
    namespace = type?.namespace?.value
    prefix = type?.prefix?.value
    attributes = type?.attributes?.value ?? false
  }

  /// The element of a type itself.
  func element(named wireName: String, _ type: XMLType?) -> XMLElement {
    XMLElement(name: type?.name?.value ?? wireName, namespace: namespace, prefix: prefix)
  }

  func view(of type: TypeUse, named wireName: String, _ field: XMLField?) -> XMLView {
    let place = place(of: type, named: wireName, field)
    let inherits = place != .attribute && field?.namespace == nil
    return XMLView(
      place: place,
      name: field?.name?.value ?? place.ownName(field) ?? wireName,
      namespace: inherits ? namespace : field?.namespace?.value,
      prefix: inherits ? field?.prefix?.value ?? prefix : field?.prefix?.value)
  }

  private func place(
    of type: TypeUse, named wireName: String, _ field: XMLField?
  ) -> XMLView.Place {
    switch field?.place?.value {
    case .attribute: return .attribute
    case .text: return .text
    case nil where attributes && type.core.isText: return .attribute
    case .element, nil: break
    }
    if case .map = type.core {
      return .entries(key: field?.key?.value ?? "key", value: field?.value?.value ?? "value")
    }
    guard field?.wrapper != nil else { return .element }
    return .wrapped(item: field?.item?.value ?? wireName)
  }
}

extension XMLView.Place {
  /// The name that is said with a key of the place's own.
  fileprivate func ownName(_ field: XMLField?) -> String? {
    switch self {
    case .wrapped: field?.wrapper?.value
    case .entries: field?.entry?.value
    case .element: field?.item?.value
    case .attribute, .text: nil
    }
  }
}

extension TypeUse {
  /// Written as text: a scalar, an enumeration or a newtype.
  var isText: Bool {
    switch self {
    case .scalar(let scalar, _, _): scalar != .json
    case .named(_, let kind, _): kind == .enumeration || kind == .newtype
    default: false
    }
  }
}
