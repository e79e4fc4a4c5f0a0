import TriwireModel
import TriwireMustache

/// A stored property of a model or a request, and its place in the initialiser.
struct PropertyView {
  /// Documentation and attributes.
  var leading: [String]
  /// `public var name: String`.
  var declaration: String
  /// The declaration that holds the value of a deprecated one: `private var _note: String?`.
  var storage: String?
  var storedName: String
  /// In the initialiser: `name: String = "x"`.
  var parameter: String
  /// In the initialiser: `self.name = name`.
  var assignment: String

  init(_ field: APIField, in scope: Scope, indent: Int, isUnlabelled: Bool = false) {
    let type = scope.type(field.type)
    leading = DocComment(field.documentation, limits: Limits(field.limits).sentence)
      .lines(indent: indent)
    storedName = field.storedName
    let attribute = field.isIndirect ? "@\(scope.name(.Indirect)) " : ""
    let plain = "var \(field.name.declared): \(type)"
    if field.documentation.deprecation == nil {
      declaration = attribute + scope.access.modifier + plain
      storage = nil
    } else {
      declaration = scope.access.modifier + plain
      storage = "\(attribute)private var \(field.storedName): \(type)"
    }
    let initial = field.defaultValue.map { " = \(scope.expression($0))" } ?? field.implicitInitial
    parameter = "\(isUnlabelled ? "_ " : "")\(field.name.declared): \(type)\(initial)"
    assignment = field.assignment
  }

  /// The property `body` of a response.
  init(body type: String, in scope: Scope) {
    leading = []
    declaration = "\(scope.access.modifier)var body: \(type)"
    storage = nil
    storedName = "body"
    parameter = "body: \(type)"
    assignment = "self.body = body"
  }

  var value: Value {
    .object([
      "leading": .lines(leading),
      "declaration": .text(declaration),
      "storage": storage.map(Value.text) ?? .null,
      "storedName": .text(storedName),
    ])
  }
}

extension APIField {
  /// Where the value is stored: a deprecated property is computed, since the compiler warns of its
  /// uses even inside its own type.
  var storedName: String {
    documentation.deprecation == nil ? name.member : "_\(name.text)"
  }

  /// The property that the field's row points to.
  var rowName: String { isIndirect ? "_\(storedName)" : storedName }

  fileprivate var assignment: String {
    documentation.deprecation == nil
      ? "self.\(name.member) = \(name.declared)" : "\(storedName) = \(name.declared)"
  }

  /// What an absent value is without a declared default.
  fileprivate var implicitInitial: String {
    switch type.resolved {
    case .optional: " = nil"
    case .patch: " = .absent"
    case .list: " = []"
    case .map: " = [:]"
    case .scalar, .named, .parameter, .alias, .file: ""
    }
  }
}
