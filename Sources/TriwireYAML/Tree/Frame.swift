/// A collection whose end has not been read.
struct Frame {
  /// Characters before it.
  var start: Int
  var anchor: String?
  /// The budget that was left when it began, without its own cost.
  var budget: Budget
  /// Collections inside each other within it.
  var height = 0
  var content: Content

  enum Content {
    case sequence
    case mapping
  }

  /// The items of a sequence.
  private(set) var items: [Node] = []
  /// The entries of a mapping.
  private(set) var entries: [Node.Entry] = []
  private var key: Node?

  init(_ content: Content, start: Int, anchor: String?, budget: Budget) {
    self.content = content
    self.start = start
    self.anchor = anchor
    self.budget = budget
    if content == .mapping { entries.reserveCapacity(4) }
  }

  /// Takes the next item, key or value.
  mutating func add(_ node: consuming Node) throws(YAMLError) {
    if content == .sequence {
      items.append(node)
    } else if let key {
      entries.append(Node.Entry(key: key, value: node))
      self.key = nil
    } else if case .scalar = node.kind {
      key = node
    } else {
      throw YAMLError(
        "a key must be a text", at: node.range,
        hint: "a text that begins with '{' or '[' needs quotes")
    }
  }

  /// The collection, with merge keys resolved.
  func kind() throws(YAMLError) -> Node.Kind {
    switch content {
    case .sequence: .sequence(items)
    case .mapping: .mapping(try MergeKeys.resolve(entries))
    }
  }
}
