import TriwireModel

extension Identifier {
  /// The name as an argument's label, where the compiler wants backticks around three words only.
  var label: String {
    switch text {
    case "inout", "let", "var": declared
    default: text
    }
  }
}
