import TriwireSpec

/// Finds the models that are protobuf messages: those that a call over protobuf can meet, and those
/// that say a number for each of their fields.
///
/// A union without a number of its own counts when all of its cases have one, since it is a oneof
/// then; alone, where nothing else has a number, only one such union makes a message.
struct Messages {
  private let reached: Set<Int>
  private let oneofs: Set<TypeName>

  static func marked(
    _ declarations: [Declaration], _ endpoints: [APIEndpoint], _ context: BuildContext
  ) -> [Declaration] {
    let messages = Messages(declarations, endpoints, context)
    return declarations.enumerated().map { index, declaration in
      guard case .model(var model) = declaration, messages.contains(model, at: index) else {
        return declaration
      }
      model.unknownFields = Identifier(unused: "unknownFields", among: model.fields.map(\.name))
      return .model(model)
    }
  }

  private init(
    _ declarations: [Declaration], _ endpoints: [APIEndpoint], _ context: BuildContext
  ) {
    let roots = zip(context.endpoints, endpoints).flatMap { written, built in
      written.value.references(on: .protobuf, built.wires)
    }
    reached = roots.isEmpty ? [] : Reachability(context.types).reachable(from: roots)
    oneofs = declarations.oneofs
  }

  private func contains(_ model: Model, at index: Int) -> Bool {
    if reached.contains(index) { return true }
    let fields = model.fields
    guard fields.allSatisfy({ $0.number != nil || $0.type.isOneof(of: oneofs) }) else {
      return false
    }
    return fields.count == 1 || fields.contains { $0.number != nil }
  }
}

extension [Declaration] {
  /// The unions that can be oneofs: all of their cases have numbers.
  var oneofs: Set<TypeName> {
    var names: Set<TypeName> = []
    for case .union(let union) in self where union.cases.allSatisfy({ $0.number != nil }) {
      names.insert(TypeName([union.name]))
    }
    return names
  }
}

extension TypeUse {
  /// One of some unions, at most once.
  func isOneof(of unions: Set<TypeName>) -> Bool {
    if case .named(let name, .union, _) = core { unions.contains(name) } else { false }
  }
}
