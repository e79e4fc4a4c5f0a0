extension XMLReader {
  /// Passes what follows the name in a start tag; says whether it is the tag of an empty element.
  @inline(never)
  mutating func passAttributes() throws(CodecFailure) -> Bool {
    let isEmpty = try passPairs()
    guard !attributes.isEmpty else { return isEmpty }
    var isQualified = false
    for index in attributes.indices where attributes[index].localOffset > 0 {
      attributes[index].namespace = try namespace(of: attributes[index])
      isQualified = true
    }
    if attributes.count > 1 { try checkUniqueness(isQualified) }
    return isEmpty
  }

  private mutating func passPairs() throws(CodecFailure) -> Bool {
    while true {
      let hasSpace = skipSpace()
      if take(UInt8(ascii: ">")) { return false }
      if take(UInt8(ascii: "/")) {
        guard take(UInt8(ascii: ">")) else { throw expected(">") }
        return true
      }
      guard hasSpace else { throw expected("white space or >") }
      try passPair()
    }
  }

  private mutating func passPair() throws(CodecFailure) {
    guard attributes.count < attributeLimit else {
      throw fail(.tooLarge, "the element has more than \(attributeLimit) attributes")
    }
    let first = position
    let name = try passName()
    skipSpace()
    guard take(UInt8(ascii: "=")) else { throw expected("=") }
    skipSpace()
    let quote = try takeQuote()
    let value = position
    let isPlain = try passValue(quote)
    let attribute = XMLAttribute(
      name: first, count: name.count, localOffset: name.localOffset,
      value: UnsafeBufferPointer(start: value, count: position - 1 - value), isPlain: isPlain,
      namespace: XMLNamespaces.none)
    attributes.append(attribute)
    if first[0] == UInt8(ascii: "x") { try declareNamespace(attribute) }
  }

  /// Passes a value and its closing quote; says whether it is as it is written.
  private mutating func passValue(_ quote: UInt8) throws(CodecFailure) -> Bool {
    var isPlain = true
    while position < end {
      let byte = position[0]
      if byte == quote {
        position += 1
        return isPlain
      }
      switch byte {
      case UInt8(ascii: "<"): throw fail(.malformed, "< in the value of an attribute")
      case UInt8(ascii: "&"):
        _ = try reference()
        isPlain = false
      case 0..<0x20:
        isPlain = false
        position += 1
      default: position += 1
      }
    }
    throw expected("a quote")
  }

  // MARK: Values

  /// The value of an attribute, normalised as XML 1.0 section 3.3.3 says for those without a declaration.
  mutating func text(of attribute: XMLAttribute) throws(CodecFailure) -> XMLText {
    guard !attribute.isPlain, let first = attribute.value.baseAddress else {
      return XMLText(attribute.value, isASCII: isASCII)
    }
    let after = position
    let last = first + attribute.value.count
    buffer.count = 0
    position = first
    while position < last { try appendNormalized() }
    position = after
    return XMLText(buffer.bytes)
  }

  private mutating func appendNormalized() throws(CodecFailure) {
    switch position[0] {
    case UInt8(ascii: "&"):
      buffer.append(try reference())
    case 0x0D:
      position += position[1] == 0x0A ? 2 : 1
      buffer.append(0x20)
    case let byte:
      position += 1
      buffer.append(max(byte, 0x20))
    }
  }

  /// Whether the start tag that was passed last has `xsi:nil="true"`.
  var isNil: Bool {
    guard !attributes.isEmpty else { return false }
    return attributes.contains {
      guard $0.namespace == XMLNamespaces.schemaInstance,
        XMLBytes(bytes: $0.localName).equals("nil")
      else { return false }
      let value = XMLBytes(bytes: XMLText($0.value).trimmed)
      return value.equals("true") || value.equals("1")
    }
  }

  // MARK: Namespaces

  private mutating func declareNamespace(_ attribute: XMLAttribute) throws(CodecFailure) {
    let isDefault = attribute.count == 5 && attribute.localOffset == 0
    let name = attribute.localName
    let said = XMLBytes(bytes: isDefault ? name : attribute.prefix)
    guard said.equals("xmlns") else { return }
    let uri = try text(of: attribute).string
    let prefix = isDefault ? UnsafeBufferPointer(rebasing: name.dropLast(5)) : name
    try check(XMLBytes(bytes: prefix), uri)
    if isDefault { attributes[attributes.count - 1].namespace = XMLNamespaces.declarations }
    scopes.bind(prefix, to: uri)
  }

  /// The constraints of Namespaces in XML 1.0, section 3.
  private mutating func check(_ prefix: XMLBytes, _ uri: String) throws(CodecFailure) {
    if prefix.equals("xmlns") { throw fail(.malformed, "the prefix xmlns can't be declared") }
    let isXML = uri == XMLNamespaces.uri(of: XMLNamespaces.xml)
    guard prefix.equals("xml") == isXML else {
      throw fail(.malformed, "the prefix xml and its namespace belong together")
    }
    if uri == XMLNamespaces.uri(of: XMLNamespaces.declarations) {
      throw fail(.malformed, "the namespace of declarations can't be declared")
    }
    if uri.isEmpty, !prefix.bytes.isEmpty {
      throw fail(.malformed, "a prefix can't stand for no namespace")
    }
  }

  private mutating func namespace(of attribute: XMLAttribute) throws(CodecFailure) -> Int32 {
    if let namespace = scopes.namespace(of: attribute.prefix) { return namespace }
    throw undeclared(attribute.prefix)
  }

  // MARK: Uniqueness

  /// How many attributes are compared with each other one by one.
  private static let few = 8

  private mutating func checkUniqueness(_ isQualified: Bool) throws(CodecFailure) {
    guard attributes.count > XMLReader.few else {
      for index in 1..<attributes.count {
        for earlier in 0..<index where attributes[earlier].isSame(as: attributes[index]) {
          throw repeated(attributes[index])
        }
      }
      return
    }
    var names = Set<XMLExpandedName>(minimumCapacity: attributes.count)
    for attribute in attributes {
      let name = XMLExpandedName(
        namespace: attribute.namespace, local: XMLBytes(bytes: attribute.localName))
      guard names.insert(name).inserted else { throw repeated(attribute) }
    }
  }

  private mutating func repeated(_ attribute: XMLAttribute) -> CodecFailure {
    fail(.malformed, "the attribute \(attribute.description) stands twice in one tag")
  }
}

extension XMLAttribute {
  fileprivate func isSame(as other: XMLAttribute) -> Bool {
    namespace == other.namespace && count - localOffset == other.count - other.localOffset
      && XMLBytes(bytes: localName) == XMLBytes(bytes: other.localName)
  }
}
