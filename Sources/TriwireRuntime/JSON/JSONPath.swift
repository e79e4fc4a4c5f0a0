/// The way from a document to one of its values, put together from its end while an error unwinds.
struct JSONPath {
  enum Step {
    case member(String)
    case element(Int)
  }

  /// The innermost step first.
  private(set) var steps: [Step] = []

  mutating func prepend(_ step: Step) { steps.append(step) }

  /// The path as ``JSONError/path`` shows it.
  var text: String {
    var text = ""
    for step in steps.reversed() {
      switch step {
      case .element(let index): text += "[\(index)]"
      case .member(let name) where JSONPath.isPlain(name): text += text.isEmpty ? name : ".\(name)"
      case .member(let name): text += "[\(JSONValue.string(name))]"
      }
    }
    return text
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-$".unicodeScalars.contains($0)
      }
  }
}
