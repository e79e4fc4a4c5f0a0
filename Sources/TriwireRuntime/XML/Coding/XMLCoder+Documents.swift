extension XMLCoder {
  /// Reads the root, which is opened, as the value.
  func document(_ root: XMLRoot?, from reader: inout XMLReader) throws(CodecFailure) -> Value {
    if let root {
      let tag = XMLTag(root)
      defer { tag.free() }
      return try value(of: tag, from: &reader)
    }
    if let tag = self.root { return try value(of: tag, from: &reader) }
    guard isChoice, !isRepeated else { return try value(in: .anyRoot, from: &reader) }
    guard reader.isOpened(self, in: XMLNamespaces.none) else {
      throw reader.fail(.unknownValue, "no case has the element \(reader.opened.description)")
    }
    return try value(from: &reader) { (place, reader) throws(CodecFailure) in
      try initializeChoice(at: place, from: &reader)
    }
  }

  private func value(
    of tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) -> Value {
    guard reader.isOpened(tag) else {
      throw reader.unexpectedRoot(tag)
    }
    return try value(in: tag, from: &reader)
  }

  /// Writes the value as the root.
  func writeDocument(
    _ source: UnsafePointer<Value>, _ root: XMLRoot?, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    if let root {
      let tag = XMLTag(root)
      defer { tag.free() }
      writer.begin(tag)
      return try writeElement(at: source, as: tag, to: &writer)
    }
    if self.root == nil, isChoice, !isRepeated {
      return try writeMembers(at: source, as: .anyRoot, to: &writer)
    }
    let tag = self.root ?? .anyRoot
    writer.begin(tag)
    try writeElement(at: source, as: tag, to: &writer)
  }
}

extension XMLTag {
  /// The root of a document whose value has no name for it: read from any element, written as `value`.
  static let anyRoot: XMLTag = {
    let item = XMLTag("item", namespace: XMLNamespaces.none, isAny: true)
    return XMLTag("value", namespace: XMLNamespaces.none, inner: Inner(item: item), isAny: true)
  }()
}

extension XMLReader {
  /// Notes that the root is another element than the one that is wanted.
  @inline(never)
  mutating func unexpectedRoot(_ tag: XMLTag) -> CodecFailure {
    let found = opened
    position = found.name - 1
    let uri = scopes.uri(of: found.namespace)
    let name = String(decoding: found.localName, as: UTF8.self)
    let wanted = XMLRoot.description(tag.name, XMLNamespaces.uri(of: tag.namespace))
    return fail(
      .mismatch, "expected the element \(wanted), found \(XMLRoot.description(name, uri))")
  }
}

extension XMLRoot {
  fileprivate static func description(_ name: String, _ uri: String) -> String {
    uri.isEmpty ? "\(name) without a namespace" : "\(name) of the namespace \(uri)"
  }
}
