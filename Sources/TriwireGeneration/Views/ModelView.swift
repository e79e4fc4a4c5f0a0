import TriwireModel
import TriwireMustache

/// A struct with a field table.
struct ModelView {
  var leading: Lines
  var heading: Lines
  var properties: [PropertyView]
  var initializer: InitializerView
  var table: FieldTableView
  /// A generic model's table is kept by the runtime, since it can't be a static stored property.
  var sharedTableType: String?
  var nested: [EnumerationView]
  var validation: ValidationView?
  var mirror: MirrorView?
  var library: Value

  init(_ model: Model, in outer: Scope) {
    let scope = outer.nested(
      in: model.name,
      declaring: model.nested.map(\.name.text) + model.parameters.map(\.text))
    leading = DocComment(model.documentation, deprecatesInWords: true)
      .lines(indent: 2)
    mirror = MirrorView(model.fields, in: scope, indent: 6)
    heading = Heading.type(
      "\(scope.access.modifier)struct \(model.name.declared)\(scope.generics(model.parameters))",
      [scope.name(.WireModel)] + (model.isCodable ? [scope.name(.Codable)] : [])
        + (mirror == nil ? [] : [scope.name(.CustomReflectable)]),
      indent: 2)
    properties = model.fields.map { PropertyView($0, in: scope, indent: 4) }
    initializer = InitializerView(properties, in: scope, indent: 4)
    if let name = model.unknownFields {
      properties.append(PropertyView(unknownFields: name, in: scope))
    }
    (table, sharedTableType) = Self.table(of: model, in: scope)
    nested = model.nested.map { EnumerationView($0, in: scope, indent: 4) }
    validation = model.isValidated ? ValidationView(model.fields, in: scope, indent: 6) : nil
    library = scope.libraryNames
  }

  private static func table(of model: Model, in scope: Scope) -> (FieldTableView, String?) {
    let table = scope.name(.FieldTable)
    let name = model.name.declared
    if model.parameters.isEmpty {
      let view = FieldTableView(
        "\(scope.access.modifier)static let", property: "fields", type: name,
        FieldTableView.Content(model), in: scope, indent: 4)
      return (view, nil)
    }
    let view = FieldTableView(
      open: "\(table)(", FieldTableView.Content(model), in: scope, indent: 8)
    return (view, "\(table)<\(name)>")
  }

  var value: Value {
    .object([
      "leading": .lines(leading),
      "heading": .lines(heading),
      "properties": properties.isEmpty ? .null : .object(["items": .list(properties.map(\.value))]),
      "initializer": initializer.value,
      "table": .lines(table.lines),
      "sharedTableType": Value(sharedTableType),
      "mirror": mirror.map(\.value) ?? .null,
      "nested": .list(nested.map(\.value)),
      "validation": validation.map { .object(["checks": .lines($0.lines)]) } ?? .null,
      "library": library,
    ])
  }
}

extension Scope {
  /// `<T: WireValue>`; nothing for no parameters.
  func generics(_ parameters: [Identifier]) -> String {
    if parameters.isEmpty { return "" }
    let list = parameters.map { "\($0.declared): \(name(.WireValue))" }
    return "<\(list.joined(separator: ", "))>"
  }
}
