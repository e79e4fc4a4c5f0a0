extension XMLReader {
  /// Opens the next child of an element whose start tag was not that of an empty element; false at its
  /// end tag, which is passed.
  mutating func nextChild(of parent: XMLStartTag) throws(CodecFailure) -> Bool {
    skipSpace()
    if position == end || position[0] != UInt8(ascii: "<") || isNext("<!") || isNext("<?") {
      try passContent(isKept: false)
    }
    return try openChild(of: parent)
  }

  /// Opens the next child, which is likely to have this name; false at the end tag.
  @inline(__always)
  mutating func nextChild(
    of parent: XMLStartTag, likely tag: XMLTag
  ) throws(CodecFailure) -> Bool {
    skipSpace()
    guard available >= 32, position[0] == UInt8(ascii: "<") else {
      return try nextChild(of: parent)
    }
    guard isAtPlain(tag) else {
      return try position[1] == UInt8(ascii: "/") ? openChild(of: parent) : nextChild(of: parent)
    }
    try openPlain(tag)
    return true
  }

  /// Opens the element at the position; false at the end tag of `parent`, which is passed.
  mutating func openChild(of parent: XMLStartTag) throws(CodecFailure) -> Bool {
    guard available >= 2, position[1] == UInt8(ascii: "/") else {
      try openElement()
      return true
    }
    try close(parent)
    return false
  }

  /// Opens the next child that has this name, passing others; false at the end tag.
  mutating func nextChild(
    of parent: XMLStartTag, named tag: XMLTag
  ) throws(CodecFailure) -> Bool {
    skipSpace()
    if available >= 32, position[0] == UInt8(ascii: "<"), isAtPlain(tag) {
      try openPlain(tag)
      return true
    }
    while try nextChild(of: parent) {
      if isOpened(tag) { return true }
      try skipElement()
    }
    return false
  }

  /// Whether the element that is ``opened`` has this name.
  mutating func isOpened(_ tag: XMLTag) -> Bool {
    if tag.matches(opened.localName, opened.namespace) { return true }
    return refreshNamespaces() && tag.matches(opened.localName, opened.namespace)
  }

  /// Whether the element that is ``opened`` is one of those of a choice.
  mutating func isOpened(_ choice: ErasedXMLCoder, in outer: Int32) -> Bool {
    choice.accepts(opened, in: outer) || (refreshNamespaces() && choice.accepts(opened, in: outer))
  }

  /// Finds out whether the namespaces of the start tag that was passed last have become known.
  mutating func refreshNamespaces() -> Bool {
    guard opened.namespace < 0 || attributes.contains(where: { $0.namespace < 0 }),
      scopes.refresh()
    else { return false }
    for index in attributes.indices where attributes[index].namespace < 0 {
      let namespace = scopes.namespace(of: attributes[index].prefix)
      attributes[index].namespace = namespace ?? attributes[index].namespace
    }
    if opened.namespace < 0 {
      opened.namespace = scopes.namespace(of: opened.prefix) ?? opened.namespace
    }
    return true
  }

  /// Passes the rest of the element that is ``opened``, all of it checked. Nesting takes no stack.
  @inline(never)
  mutating func skipElement() throws(CodecFailure) {
    guard !opened.isEmpty else { return leave(opened) }
    var parents = [opened]
    while let parent = parents.last {
      try passContent(isKept: false)
      guard try openChild(of: parent) else {
        parents.removeLast()
        continue
      }
      if opened.isEmpty { leave(opened) } else { parents.append(opened) }
    }
  }
}
