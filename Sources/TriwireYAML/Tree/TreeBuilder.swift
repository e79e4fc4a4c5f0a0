/// Turns events into a tree, without recursion.
struct TreeBuilder {
  private let source: SourceText
  private let limits: YAMLParser.Limits
  private var budget: Budget
  private var anchors = Anchors()
  private var stack: [Frame] = []
  private var root: Node?
  /// Characters before the end of the last text seen.
  private var end = 0
  /// The line where it began: the next is not far.
  private var line = 1

  init(source: SourceText, limits: YAMLParser.Limits) {
    self.source = source
    self.limits = limits
    budget = Budget(nodes: limits.nodes, textBytes: limits.textBytes)
  }

  /// The collection that is being read.
  var innermost: Frame? { stack.last }

  mutating func add(_ event: Event) throws(YAMLError) {
    switch event.kind {
    case .alias(let name): try addAlias(name, event)
    case .scalar(let scalar, let properties, let isBlock):
      try addScalar(scalar, properties, isBlock: isBlock, event)
    case .sequenceStart(let properties): try begin(.sequence, properties, event)
    case .mappingStart(let properties): try begin(.mapping, properties, event)
    case .collectionEnd: try close(event)
    case .other, .end: break
    }
  }

  /// The document's root, after its last event.
  func finish() throws(YAMLError) -> Node {
    if let root, !root.isNothing { return root }
    let place = source.range(0, 0)
    guard root == nil else { throw YAMLError("the document holds nothing", at: place) }
    let isEmpty = source.count == 0
    throw YAMLError(
      isEmpty ? "the file is empty" : "the file holds only blanks and comments", at: place)
  }

  private mutating func addScalar(
    _ scalar: Node.Scalar, _ properties: Event.Properties, isBlock: Bool, _ event: Event
  ) throws(YAMLError) {
    let last = isBlock ? source.trimmedEnd(from: event.start, to: event.end) : event.end
    let place = source.range(event.start, last, near: line)
    line = place.start.line
    let cost = Budget(nodes: 1, textBytes: scalar.text.utf8.count)
    try spend(cost, at: place)
    let node = Node(.scalar(try Tags.apply(properties.tag, to: scalar, at: place)), range: place)
    anchors.set(properties.anchor, .init(node: node, cost: cost, height: 0))
    if last > event.start { end = last }
    try attach(node, height: 0)
  }

  private mutating func addAlias(_ name: String, _ event: Event) throws(YAMLError) {
    let place = source.range(event.start, event.end)
    let value = try anchors.value(name, at: place)
    try checkDepth(value.height, at: place)
    try spend(value.cost, at: place)
    end = event.end
    try attach(value.node, height: value.height)
  }

  private mutating func begin(
    _ content: Frame.Content, _ properties: Event.Properties, _ event: Event
  ) throws(YAMLError) {
    let place = source.range(at: event.start, near: line)
    try checkDepth(1, at: place)
    if let tag = properties.tag {
      try Tags.check(tag, on: content, at: source.range(event.start, event.end))
    }
    let before = budget
    try spend(Budget(nodes: 1, textBytes: 0), at: place)
    anchors.begin(properties.anchor)
    stack.append(
      Frame(content, start: event.start, anchor: properties.anchor, budget: before))
    if event.end > event.start { end = event.end }
  }

  private mutating func close(_ event: Event) throws(YAMLError) {
    guard let frame = stack.popLast() else { return }
    // The end of a block collection has no text; it is reported at whatever comes next.
    if event.end > event.start { end = event.end }
    let node = Node(try frame.kind(), range: source.range(frame.start, end, near: line))
    let height = frame.height + 1
    anchors.end(
      frame.anchor, .init(node: node, cost: frame.budget - budget, height: height))
    try attach(node, height: height)
  }

  /// Puts a complete node where it belongs.
  private mutating func attach(_ node: consuming Node, height: Int) throws(YAMLError) {
    guard let top = stack.indices.last else {
      root = node
      return
    }
    stack[top].height = max(stack[top].height, height)
    try stack[top].add(node)
  }

  private func checkDepth(_ height: Int, at place: MarkRange) throws(YAMLError) {
    guard stack.count > limits.depth - height else { return }
    throw YAMLError("nested more than \(limits.depth) levels deep", at: place)
  }

  private mutating func spend(_ cost: Budget, at place: MarkRange) throws(YAMLError) {
    func excess(over limit: Int, _ what: String) -> YAMLError {
      YAMLError("more than \(limit) \(what), with aliases expanded", at: place)
    }
    guard cost.nodes <= budget.nodes else { throw excess(over: limits.nodes, "values") }
    guard cost.textBytes <= budget.textBytes else {
      throw excess(over: limits.textBytes, "bytes of text")
    }
    budget = budget - cost
  }
}

extension Node {
  fileprivate var isNothing: Bool {
    if case .scalar(let scalar) = kind { scalar.isPlain && scalar.text.isEmpty } else { false }
  }
}
