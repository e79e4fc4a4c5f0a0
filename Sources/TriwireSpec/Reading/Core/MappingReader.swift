import TriwireSpelling
import TriwireYAML

/// Takes the known keys of a mapping one by one; what is left at the end is unknown.
struct MappingReader {
  let value: Value
  /// What the mapping describes, with its article.
  private let construct: String
  private var entries: [Entry]
  /// How many entries are not taken yet.
  private var rest = 0
  private var known: [String] = []

  private struct Entry {
    let name: String
    let node: Node
    let key: MarkRange
    var isTaken = false
  }

  fileprivate init(_ value: Value, entries nodes: [Node.Entry], construct: String) {
    self.value = value
    self.construct = construct
    entries = []
    entries.reserveCapacity(nodes.count)
    known.reserveCapacity(8)
    for node in nodes { append(node) }
    reportDuplicates()
    rest = entries.count { !$0.isTaken }
  }

  private mutating func append(_ node: Node.Entry) {
    guard case .scalar(let scalar) = node.key.kind else {
      return Value(node.key, in: value.file).expected("a key")
    }
    entries.append(Entry(name: scalar.text, node: node.value, key: node.key.range))
  }

  private mutating func reportDuplicates() {
    var first: [String: MarkRange] = [:]
    guard hasDuplicates else { return }
    for index in entries.indices {
      let entry = entries[index]
      guard let earlier = first[entry.name] else {
        first[entry.name] = entry.key
        continue
      }
      entries[index].isTaken = true
      value.duplicate(entry.name, at: value.location(of: entry.key), first: earlier)
    }
  }

  /// Pairs are compared directly where a mapping is as small as nearly all are.
  private var hasDuplicates: Bool {
    guard entries.count <= 12 else { return Set(entries.map(\.name)).count < entries.count }
    return entries.indices.contains { index in
      entries[..<index].contains { $0.name == entries[index].name }
    }
  }
}

extension MappingReader {
  func has(_ key: String) -> Bool {
    entries.contains { $0.name == key }
  }

  /// The value under a key that may be absent. Each is taken once.
  mutating func take(_ key: String) -> Value? {
    // Nearly all mappings have few of the keys that they could have.
    guard rest > 0 else { return nil }
    known.append(key)
    guard let index = entries.firstIndex(where: { $0.name == key }) else { return nil }
    if !entries[index].isTaken { rest -= 1 }
    entries[index].isTaken = true
    return Value(entries[index].node, key: entries[index].key, in: value.file)
  }

  /// What `read` makes of the value under a key that may be absent.
  mutating func take<T>(_ key: String, _ read: (Value) -> T?) -> T? {
    take(key).flatMap(read)
  }

  /// The same for a key that must be there.
  mutating func require<T>(_ key: String, _ read: (Value) -> T?) -> T? {
    guard let value = take(key) else {
      self.value.error("missing key '\(key)' in \(construct)", at: self.value.anchor)
      return nil
    }
    return read(value)
  }

  /// Entries whose keys are names of the author's choice; empty when the key is absent.
  mutating func named<T>(_ key: String, _ read: (Located<String>, Value) -> T?) -> [T] {
    take(key)?.named(read) ?? []
  }

  /// A list, or one element in its place; empty when the key is absent.
  mutating func list<T>(_ key: String, _ read: (Value) -> T?) -> [T] {
    take(key)?.oneOrMore(read) ?? []
  }

  /// The single key of `kinds` that is there; none or several are an error.
  mutating func theOne(of kinds: [String]) -> String? {
    let present = kinds.filter(has)
    switch present.count {
    case 1: return present.first
    case 0:
      known += kinds
      value.error("expected one of the keys \(oneOf(kinds))", at: value.anchor)
    default:
      let names = present.joined(separator: " and ")
      value.error("the keys \(names) exclude each other", at: value.anchor)
      ignoreRest()
    }
    return nil
  }

  /// Leaves the remaining keys unread without complaint, after an error that explains more.
  mutating func ignoreRest() {
    for index in entries.indices { entries[index].isTaken = true }
  }

  fileprivate func reportUnknownKeys() {
    for entry in entries where !entry.isTaken {
      value.error(
        "unknown key '\(entry.name)' in \(construct)",
        at: value.location(of: entry.key), suggestion: suggestion(for: entry.name))
    }
  }

  private func suggestion(for name: String) -> String? {
    if let nearest = NearestName(of: known, to: name) { return nearest.suggestion }
    return known.count <= 8 ? "known keys: \(known.joined(separator: ", "))" : nil
  }
}

extension Value {
  /// Reads a mapping with known keys; those that `read` leaves are reported.
  func mapping<T>(_ construct: String, _ read: (inout MappingReader) -> T?) -> T? {
    guard case .mapping(let entries) = node.kind else {
      expected("a mapping")
      return nil
    }
    var keys = MappingReader(self, entries: entries, construct: construct)
    let result = read(&keys)
    keys.reportUnknownKeys()
    return result
  }
}
