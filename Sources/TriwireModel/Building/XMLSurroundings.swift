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

  /// - Parameter isText: Whether values of the type are written as text.
  func view(
    of type: TypeUse, named wireName: String, _ field: XMLField?, isText: @autoclosure () -> Bool
  ) -> XMLView {
    let place = place(of: type, named: wireName, field, isText: isText())
    let inherits = place != .attribute && field?.namespace == nil
    return XMLView(
      place: place, isPlaced: field?.place != nil,
      name: field?.name?.value ?? place.ownName(field) ?? wireName,
      namespace: inherits ? namespace : field?.namespace?.value,
      prefix: inherits ? field?.prefix?.value ?? prefix : field?.prefix?.value)
  }

  /// The view of a field that says nothing about XML, as nearly all do.
  func view(
    of type: TypeUse, named wireName: String, isText: @autoclosure () -> Bool
  ) -> XMLView {
    if attributes, isText() { return XMLView(place: .attribute, name: wireName) }
    let place: XMLView.Place =
      if case .map = type.core { .entries(key: "key", value: "value") } else { .element }
    return XMLView(place: place, name: wireName, namespace: namespace, prefix: prefix)
  }

  /// What a view from an included type becomes here: where that type says nothing, this one does.
  func including(
    _ view: XMLView, from included: XMLSurroundings, isText: @autoclosure () -> Bool
  ) -> XMLView {
    var view = view
    if attributes, !view.isPlaced, view.place == .element, isText() {
      view.place = .attribute
      if view.namespace == included.namespace { (view.namespace, view.prefix) = (nil, nil) }
    }
    if included.namespace == nil, view.namespace == nil, view.place != .attribute {
      (view.namespace, view.prefix) = (namespace, view.prefix ?? prefix)
    }
    return view
  }

  private func place(
    of type: TypeUse, named wireName: String, _ field: XMLField?, isText: @autoclosure () -> Bool
  ) -> XMLView.Place {
    switch field?.place?.value {
    case .attribute: return .attribute
    case .text: return .text
    case nil where attributes && isText(): return .attribute
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

extension BuildContext {
  /// Whether values are written as text: scalars, enumerations and newtypes of these. An absent
  /// value isn't written at all.
  func isText(_ type: TypeUse) -> Bool {
    switch type.core {
    case .scalar(let scalar, _, _): scalar != .json
    case .named(_, .enumeration, _): true
    case .named(let name, .newtype, _): literals.wrapped(name).map(isText) ?? false
    default: false
    }
  }
}
