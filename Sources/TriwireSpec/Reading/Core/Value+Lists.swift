import TriwireYAML

extension Value {
  /// The elements that `read` accepts, or `nil` when this is no list.
  func list<T>(_ read: (Value) -> T?) -> [T]? {
    guard case .sequence(let nodes) = node.kind else {
      expected("a list")
      return nil
    }
    return nodes.compactMap { read(Value($0, in: file)) }
  }

  /// Like ``list(_:)``, where a single element may stand without its list.
  func oneOrMore<T>(_ read: (Value) -> T?) -> [T]? {
    isList ? list(read) : read(self).map { [$0] }
  }

  /// The entries of a mapping whose keys are names chosen by the spec's author, in order.
  func named<T>(_ read: (Located<String>, Value) -> T?) -> [T]? {
    guard case .mapping(let entries) = node.kind else {
      expected("a mapping")
      return nil
    }
    var seen = DuplicateKeys(count: entries.count)
    var results: [T] = []
    results.reserveCapacity(entries.count)
    for entry in entries {
      guard let name = seen.insert(entry.key, of: self) else { continue }
      let value = Value(entry.value, key: entry.key.range, in: file)
      if let result = read(name, value) { results.append(result) }
    }
    return results
  }
}

/// Finds keys that were written before in the same mapping, in time linear in the mapping.
struct DuplicateKeys {
  /// Where each key was written first.
  private var first: [String: MarkRange] = [:]
  /// The same for the few keys that nearly all mappings have: pairs are compared directly.
  private var few: [(key: String, range: MarkRange)] = []
  private let isSmall: Bool

  init(count: Int) {
    isSmall = count <= 12
    if isSmall { few.reserveCapacity(count) } else { first.reserveCapacity(count) }
  }

  /// Notes the key, unless it was written before: then the place where it was.
  private mutating func note(_ key: String, at range: MarkRange) -> MarkRange? {
    guard isSmall else {
      guard let earlier = first.updateValue(range, forKey: key) else { return nil }
      first[key] = earlier
      return earlier
    }
    if let earlier = few.first(where: { $0.key == key }) { return earlier.range }
    few.append((key, range))
    return nil
  }

  /// The key, unless it is a duplicate or no text at all, which is an error.
  mutating func insert(_ key: Node, of mapping: Value) -> Located<String>? {
    guard case .scalar(let scalar) = key.kind else {
      Value(key, in: mapping.file).expected("a key")
      return nil
    }
    let location = mapping.location(of: key.range)
    if let earlier = note(scalar.text, at: key.range) {
      mapping.duplicate(scalar.text, at: location, first: earlier)
      return nil
    }
    return Located(scalar.text, at: location)
  }
}

extension Value {
  func duplicate(_ key: String, at location: Location, first: MarkRange) {
    error(
      "duplicate key '\(key)'", at: location,
      notes: [Diagnostic.Note("first written here", at: self.location(of: first))])
  }
}
