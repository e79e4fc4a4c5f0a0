import TriwireModel
import TriwireMustache

/// One type of the API, as the partial that its kind has reads it.
enum DeclarationView {
  case model(ModelView)
  case enumeration(EnumerationView)
  case union(UnionView)
  case newtype(NewtypeView)
  case alias(AliasView)

  init(_ declaration: Declaration, in scope: Scope) {
    switch declaration {
    case .model(let model): self = .model(ModelView(model, in: scope))
    case .enumeration(let enumeration):
      self = .enumeration(EnumerationView(enumeration, in: scope, indent: 2))
    case .union(let union): self = .union(UnionView(union, in: scope))
    case .newtype(let newtype): self = .newtype(NewtypeView(newtype, in: scope))
    case .alias(let alias): self = .alias(AliasView(alias, in: scope))
    }
  }

  /// Under its kind's name; the other kinds are null.
  var fields: Object {
    var fields: Object = [
      "model": .null, "enumeration": .null, "union": .null, "newtype": .null, "alias": .null,
    ]
    switch self {
    case .model(let view): fields["model"] = view.value
    case .enumeration(let view): fields["enumeration"] = view.value
    case .union(let view): fields["union"] = view.value
    case .newtype(let view): fields["newtype"] = view.value
    case .alias(let view): fields["alias"] = view.value
    }
    return fields
  }
}
