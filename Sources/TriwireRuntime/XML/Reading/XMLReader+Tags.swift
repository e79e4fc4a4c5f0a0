extension XMLReader {
  /// A qualified name that has been passed.
  struct Name {
    let count: Int
    /// Where the local part begins: 0 without a prefix.
    let localOffset: Int
  }

  /// Passes a qualified name.
  mutating func passName() throws(CodecFailure) -> Name {
    let first = position
    try passNamePart()
    guard position < end, position[0] == UInt8(ascii: ":") else {
      return Name(count: position - first, localOffset: 0)
    }
    position += 1
    let local = position - first
    try passNamePart()
    if position < end, position[0] == UInt8(ascii: ":") {
      throw fail(.malformed, "a second colon in a name")
    }
    return Name(count: position - first, localOffset: local)
  }

  @inline(__always)
  private mutating func passNamePart() throws(CodecFailure) {
    guard position < end else { throw expected("a name") }
    let lead = position[0]
    guard lead >= 0x80 || lead == UInt8(ascii: "_") || (lead | 0x20) &- UInt8(ascii: "a") < 26
    else {
      throw expected("a name")
    }
    if lead >= 0x80 {
      let scalar = XMLCharacters.scalar(at: position)
      guard XMLCharacters.beginsName(scalar.value) else { throw expected("a name") }
      position += scalar.length
    }
    while true {
      while position < end, XMLCharacters.continuesName(position[0]) { position += 1 }
      guard position < end, position[0] >= 0x80 else { return }
      let scalar = XMLCharacters.scalar(at: position)
      guard XMLCharacters.continuesName(scalar.value) else { return }
      position += scalar.length
    }
  }

  // MARK: Start tags

  /// Passes the start tag at the position: then it is ``opened``.
  @inline(never)
  mutating func openElement() throws(CodecFailure) {
    try enter()
    position += 1
    let first = position
    let name = try passName()
    let outer = Int32(truncatingIfNeeded: scopes.count)
    attributes.removeAll(keepingCapacity: true)
    let isEmpty = try take(UInt8(ascii: ">")) ? false : passAttributes()
    opened = XMLStartTag(
      name: first, count: name.count, localOffset: name.localOffset,
      namespace: try namespace(first, name), outerBindings: outer, isEmpty: isEmpty)
  }

  private mutating func namespace(
    _ first: UnsafePointer<UInt8>, _ name: Name
  ) throws(CodecFailure) -> Int32 {
    guard name.localOffset > 0 else { return scopes.defaultNamespace }
    let prefix = UnsafeBufferPointer(start: first, count: name.localOffset - 1)
    guard let namespace = scopes.namespace(of: prefix), namespace != XMLNamespaces.declarations
    else { throw undeclared(prefix) }
    return namespace
  }

  @inline(never)
  mutating func undeclared(_ prefix: UnsafeBufferPointer<UInt8>) -> CodecFailure {
    fail(.malformed, "the prefix \(String(decoding: prefix, as: UTF8.self)) is not declared")
  }

  /// Whether the start tag at the position is just `<name>`, of that name in its namespace.
  @inline(__always)
  func isAtPlain(_ tag: XMLTag) -> Bool {
    tag.matches(position + 1, available: available - 1) && tag.namespace == scopes.defaultNamespace
  }

  /// Passes a start tag that ``isAtPlain(_:)``.
  @inline(__always)
  mutating func openPlain(_ tag: XMLTag) throws(CodecFailure) {
    try enter()
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
    opened = XMLStartTag(
      name: position + 1, count: tag.count, localOffset: 0, namespace: tag.namespace,
      outerBindings: Int32(truncatingIfNeeded: scopes.count), isEmpty: false)
    position += tag.count + 2
  }

  /// Counts one more level of nesting.
  @inline(__always)
  mutating func enter() throws(CodecFailure) {
    guard depth > 0 else { throw fail(.tooDeep, "elements are nested too deep") }
    depth &-= 1
  }

  // MARK: End tags

  /// Passes the end tag at the position, which must be that of `tag`.
  @inline(__always)
  mutating func close(_ tag: XMLStartTag) throws(CodecFailure) {
    let name = position + 2
    guard available > tag.count + 2, tag.isName(at: name, available: available - 2) else {
      throw unbalanced(tag)
    }
    position = name + tag.count
    if position[0] != UInt8(ascii: ">") { try passEndOfTag(tag) }
    position += 1
    leave(tag)
  }

  /// Leaves an element whose end has been passed.
  @inline(__always)
  mutating func leave(_ tag: XMLStartTag) {
    depth &+= 1
    if scopes.count != Int(tag.outerBindings) { scopes.unbind(to: Int(tag.outerBindings)) }
  }

  @inline(never)
  private mutating func passEndOfTag(_ tag: XMLStartTag) throws(CodecFailure) {
    skipSpace()
    guard position < end else { throw expected(">") }
    guard position[0] == UInt8(ascii: ">") else { throw unbalanced(tag) }
  }

  @inline(never)
  private mutating func unbalanced(_ tag: XMLStartTag) -> CodecFailure {
    guard !rest.contains(UInt8(ascii: ">")), available <= tag.count + 2 else {
      return fail(.malformed, "expected </\(tag.description)>")
    }
    position = end
    return expected("an end tag")
  }
}

extension XMLStartTag {
  /// Whether the element's name stands at `start`, of which at least as many bytes as the name has, and
  /// one more, can be read.
  @inline(__always)
  fileprivate func isName(at start: UnsafePointer<UInt8>, available: Int) -> Bool {
    guard available >= 8 else { return isName(at: start, from: 0) }
    let first = difference(to: start, at: 0)
    guard count > 8 else {
      let mask: UInt64 =
        count == 8 ? .max : UInt64(littleEndian: (1 &<< UInt64(count &* 8)) &- 1)
      return first & mask == 0
    }
    guard first == 0, difference(to: start, at: count &- 8) == 0 else { return false }
    return count <= 16 || isName(at: start, from: 8)
  }

  /// Which bits of the eight bytes at the offset are others than in the name.
  @inline(__always)
  private func difference(to start: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
    UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ UnsafeRawPointer(name).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(never)
  private func isName(at start: UnsafePointer<UInt8>, from first: Int) -> Bool {
    for offset in first..<count where start[offset] != name[offset] { return false }
    return true
  }
}
