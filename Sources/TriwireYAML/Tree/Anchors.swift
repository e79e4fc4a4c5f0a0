internal import TriwireSpelling

/// The named values of a document so far.
struct Anchors {
  private var values: [String: Anchored] = [:]
  /// Names of the collections that are still being read; one name may be nested in itself.
  private var open: [String: Int] = [:]

  /// A complete value that aliases can stand for.
  struct Anchored {
    var node: Node
    /// All that one alias adds to the tree.
    var cost: Budget
    /// Collections inside each other, this one included; 0 for a scalar.
    var height: Int
  }

  mutating func begin(_ name: String?) {
    guard let name else { return }
    values[name] = nil
    open[name, default: 0] += 1
  }

  mutating func end(_ name: String?, _ value: Anchored) {
    guard let name else { return }
    open[name, default: 1] -= 1
    values[name] = value
  }

  mutating func set(_ name: String?, _ value: Anchored) {
    guard let name else { return }
    values[name] = value
  }

  /// The value that was last given the name.
  func value(_ name: String, at place: MarkRange) throws(YAMLError) -> Anchored {
    if let value = values[name] { return value }
    if open[name, default: 0] > 0 {
      throw YAMLError("the alias '*\(name)' stands inside the value that it names", at: place)
    }
    let hint = NearestName(of: values.keys.sorted(), to: name).map { "did you mean '*\($0.name)'?" }
    throw YAMLError(
      "no anchor '&\(name)' comes before this alias", at: place,
      hint: hint ?? "a text that begins with '*' needs quotes")
  }
}
