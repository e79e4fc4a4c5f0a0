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
      if tag.matches(opened.localName, opened.namespace) { return true }
      try skipElement()
    }
    return false
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
