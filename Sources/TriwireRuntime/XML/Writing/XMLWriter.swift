import Foundation

/// An XML document that grows in one piece of raw memory.
///
/// Namespaces are declared in the root's start tag, each once: they are put there when the document is
/// complete and it is known which ones it uses.
struct XMLWriter: ~Copyable {
  var output = GrowingBytes(capacity: 512)
  var path = JSONPath()
  /// The default namespace where the next element goes.
  var defaultNamespace = XMLNamespaces.none
  private var prefixes = XMLPrefixes()
  /// The default namespace that the root declares.
  private var rootNamespace = XMLNamespaces.none
  /// Where the root's declarations go.
  private var declarations = 0
  /// Where the root's name begins.
  private(set) var rootStart = 0
  private var fault: (kind: XMLError.Kind, reason: String)?

  /// The document that `body` writes.
  static func write(
    _ body: (inout XMLWriter) throws(CodecFailure) -> Void
  ) throws(XMLError) -> Data {
    var writer = XMLWriter()
    writer.output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    do throws(CodecFailure) {
      try body(&writer)
    } catch {
      throw writer.error
    }
    writer.declareNamespaces()
    return writer.output.takeData()
  }

  /// Makes the namespace of the root, which is written next, the default one if it has no prefix.
  mutating func begin(_ root: XMLTag) {
    if root.prefix == nil { (defaultNamespace, rootNamespace) = (root.namespace, root.namespace) }
  }

  private mutating func declareNamespaces() {
    var text = GrowingBytes(capacity: 128)
    prefixes.declare(default: rootNamespace, in: &text)
    output.insert(text.bytes, at: declarations)
  }

  // MARK: Elements

  /// Writes `<name`, to which attributes can be added.
  ///
  /// - Returns: The default namespace outside, which ``close(_:from:outer:)`` wants back.
  @inline(__always)
  mutating func open(_ tag: XMLTag) -> Int32 {
    let outer = defaultNamespace
    if tag.namespace == outer {
      output.append(padded: tag.opening, tag.count + 1)
    } else {
      openForeign(tag)
    }
    if declarations == 0 { noteRoot() }
    return outer
  }

  /// Keeps where the root's name stands, which is what has been written.
  @inline(never)
  private mutating func noteRoot() {
    declarations = output.count
    let start = output.bytes.lastIndex(of: UInt8(ascii: "<")) ?? 0
    rootStart = start + 1
  }

  /// Where the root's name ends.
  var rootEnd: Int {
    output.bytes[rootStart..<declarations].firstIndex(of: UInt8(ascii: " ")) ?? declarations
  }

  /// Writes the start of an element that isn't in the default namespace.
  @inline(never)
  private mutating func openForeign(_ tag: XMLTag) {
    guard tag.namespace == XMLNamespaces.none || tag.namespace == rootNamespace else {
      output.append(UInt8(ascii: "<"))
      appendPrefix(of: tag)
      return output.append(tag.opening + 1, tag.count)
    }
    output.append(padded: tag.opening, tag.count + 1)
    output.append(" xmlns=\"")
    output.append(attribute: XMLNamespaces.uri(of: tag.namespace))
    output.append(UInt8(ascii: "\""))
    defaultNamespace = tag.namespace
  }

  private mutating func appendPrefix(of tag: XMLTag) {
    output.append(prefixes.prefix(of: tag.namespace, wanted: tag.prefix).utf8)
    output.append(UInt8(ascii: ":"))
  }

  /// Writes the `>` of a start tag; gives the place after it.
  @inline(__always)
  mutating func endStartTag() -> Int {
    output.append(UInt8(ascii: ">"))
    return output.count
  }

  /// Writes an end tag, or makes the start tag that of an empty element if nothing has been written
  /// since `start`.
  @inline(__always)
  mutating func close(_ tag: XMLTag, from start: Int, outer: Int32) {
    if output.count == start {
      output.base[start - 1] = UInt8(ascii: "/")
      output.append(UInt8(ascii: ">"))
    } else if tag.namespace == defaultNamespace {
      output.append(padded: tag.closing, tag.count + 3)
    } else {
      closeForeign(tag)
    }
    defaultNamespace = outer
  }

  @inline(never)
  private mutating func closeForeign(_ tag: XMLTag) {
    output.append("</")
    appendPrefix(of: tag)
    output.append(tag.opening + 1, tag.count + 1)
  }

  /// Writes an element that stands for nil.
  mutating func writeNil(_ tag: XMLTag) {
    let outer = open(tag)
    output.append(UInt8(ascii: " "))
    output.append(prefixes.prefix(of: XMLNamespaces.schemaInstance, wanted: "xsi").utf8)
    output.append(":nil=\"true\"")
    let start = endStartTag()
    close(tag, from: start, outer: outer)
  }

  /// Writes ` name="`.
  mutating func openAttribute(_ tag: XMLTag) {
    output.append(UInt8(ascii: " "))
    if tag.namespace != XMLNamespaces.none { appendPrefix(of: tag) }
    output.append(tag.opening + 1, tag.count)
    output.append("=\"")
  }

  // MARK: Faults

  /// Notes that a value can't be written.
  @inline(never)
  mutating func fail(_ kind: XMLError.Kind, _ reason: String) -> CodecFailure {
    fault = (kind, reason)
    return CodecFailure()
  }

  private var error: XMLError {
    XMLError(
      kind: fault?.kind ?? .unwritable, offset: nil, path: path.text,
      reason: fault?.reason ?? "the value can't be written")
  }
}
