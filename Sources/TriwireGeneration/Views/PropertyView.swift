import TriwireModel
import TriwireMustache

/// A stored property of a model or a request, and its place in the initialiser.
struct PropertyView {
  /// Documentation and attributes.
  var leading: Lines
  /// `public var name: String`, for a deprecated property with a brace.
  var declaration: Lines
  /// What holds the value of a deprecated property, which is computed.
  var storage: Storage?
  /// In the initialiser: `name: String = "x"`.
  var parameter: Code
  /// In the initialiser: `self.name = name`.
  var assignment: Assignment

  struct Storage {
    var name: String
    /// `private var _note: String?`.
    var declaration: Lines
  }

  init(_ field: APIField, in scope: Scope, indent: Int, isUnlabelled: Bool = false) {
    let type = scope.type(field.type)
    leading = DocComment(
      field.documentation, limits: field.limits.isEmpty ? nil : Limits(field.limits).sentence
    )
    .lines(indent: indent)
    let attribute = field.isIndirect ? "@\(scope.name(.Indirect)) " : ""
    let name = field.name.declared
    let modifier = scope.access.modifier
    if field.documentation.deprecation == nil {
      let modifiers = attribute.isEmpty ? modifier : attribute + modifier
      declaration = Heading.stored(modifiers, name, type, indent: indent)
    } else {
      declaration = Heading.property("\(modifier)var \(name)", type, indent: indent)
      storage = Storage(
        name: field.storedName,
        declaration: Heading.stored(
          "\(attribute)private ", field.storedName, type, indent: indent))
    }
    parameter = scope.parameter(field, name: name, type: type, isUnlabelled: isUnlabelled)
    assignment = Assignment(
      qualifier: field.documentation.deprecation == nil ? "self." : "",
      property: field.storedName, value: name)
  }

  /// The property `body` of a response.
  init(body type: String, in scope: Scope) {
    leading = []
    declaration = Heading.stored(scope.access.modifier, "body", type, indent: 6)
    parameter = .pair("body:", type)
    assignment = Assignment(property: "body", value: "body")
  }

  /// Where a request's answer is written to.
  init(destinationIn scope: Scope) {
    let type = scope.name(.DownloadDestination)
    leading = ["/// Where the file of the answer goes."]
    declaration = ["\(scope.access.modifier)var destination: \(type)"]
    parameter = .text("destination: \(type) = .temporary")
    assignment = Assignment(qualifier: "self.", property: "destination", value: "destination")
  }

  /// What a newer schema has that the model lacks. No initialiser has it as a parameter.
  init(unknownFields name: Identifier, in scope: Scope) {
    leading = ["/// Fields of a newer schema, kept as they were received."]
    let value = "\(scope.name(.UnknownFields))()"
    declaration = ["\(scope.access.modifier)var \(name.declared) = \(value)"]
    parameter = .text("")
    assignment = Assignment(property: "", value: "")
  }

  var value: Value {
    .object([
      "leading": .lines(leading),
      "declaration": .lines(declaration),
      "storage": storage.map {
        ["name": .text($0.name), "declaration": .lines($0.declaration)]
      } ?? .null,
    ])
  }
}

extension Scope {
  /// A field as a parameter: `name: String = "x"`, or `_ body: Pet`. The name and the type are the
  /// field's, as they are written here.
  func parameter(_ field: APIField, name: String, type: String, isUnlabelled: Bool) -> Code {
    let label = isUnlabelled ? "_ \(name):" : "\(name):"
    guard let value = field.defaultValue.map({ expression($0, of: field.type) }) else {
      return .pair(label, type + field.implicitInitial)
    }
    if case .text(let text) = value { return .continued(label, .stacked(["\(type) =", text])) }
    return .prefixed("\(label) \(type) = ", value)
  }
}

extension APIField {
  /// Where the value is stored: a deprecated property is computed, since the compiler warns of its
  /// uses even inside its own type.
  var storedName: String {
    documentation.deprecation == nil ? name.member : storage.text
  }

  /// The private property behind a deprecated one. The formatter takes `_borrowing` for a keyword.
  private var storage: Identifier {
    Identifier(name.text == "borrowing" ? "_borrowingValue" : "_\(name.text)")
  }

  /// The property that the field's row points to.
  var rowName: String { isIndirect ? "_\(storedName)" : storedName }

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
