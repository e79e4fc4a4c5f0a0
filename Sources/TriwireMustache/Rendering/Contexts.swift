/// The values around a tag, the innermost last.
struct Contexts {
  private var stack: [Value]

  enum Lookup {
    case found(Value)
    /// A name that nothing around the tag has, and the names that would have been found.
    case unknown(String, known: [String])
  }

  init(_ value: Value) {
    stack = [value]
  }

  mutating func push(_ value: Value) { stack.append(value) }

  mutating func pop() { stack.removeLast() }

  /// The first name is looked for from the inside out, each following one only in the value before.
  func lookUp(_ path: Part.Path) -> Lookup {
    guard let first = path.keys.first else { return .found(stack.last ?? .null) }
    guard var value = nearest(first) else { return .unknown(first.text, known: visibleNames) }
    guard path.keys.count > 1 else { return .found(value) }
    for key in path.keys.dropFirst() {
      if case .null = value { return .found(.null) }
      guard case .object(let object) = value, let next = object[key] else {
        return .unknown(key.text, known: value.names)
      }
      value = next
    }
    return .found(value)
  }

  private func nearest(_ key: Object.Key) -> Value? {
    for index in stack.indices.reversed() {
      if case .object(let object) = stack[index], let value = object[key] { return value }
    }
    return nil
  }

  private var visibleNames: [String] { stack.reversed().flatMap(\.names) }
}

extension Value {
  fileprivate var names: [String] {
    if case .object(let object) = self { object.keys } else { [] }
  }
}
