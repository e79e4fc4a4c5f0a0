/// A place in an XML document, moved forward by whoever pulls elements and text from it.
///
/// The document is UTF-8 of characters that XML allows: that is made sure of before. A read that fails
/// leaves the position where it found the fault; ``CodecFailure`` is thrown and the reader keeps what is
/// to be said about it.
struct XMLReader: ~Copyable {
  var position: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let start: UnsafePointer<UInt8>
  /// How many more elements may be opened inside the current ones.
  var depth: Int
  let attributeLimit: Int
  let isASCII: Bool
  /// The start tag that was passed last.
  var opened: XMLStartTag
  /// Its attributes, namespace declarations among them.
  var attributes: [XMLAttribute] = []
  var scopes = XMLScopes()
  /// Text that isn't in the document as it is.
  var buffer = GrowingBytes(capacity: 256)
  var path = JSONPath()
  var fault: Fault?
  var scratch = ScratchStack()

  struct Fault {
    let kind: XMLError.Kind
    let offset: Int
    var reason: String
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, start: UnsafePointer<UInt8>, limits: XMLLimits,
    isASCII: Bool
  ) {
    self.start = start
    position = start
    end = start + bytes.count
    depth = limits.depth
    attributeLimit = limits.attributes
    self.isASCII = isASCII
    opened = XMLStartTag(
      name: start, count: 0, localOffset: 0, namespace: XMLNamespaces.none, outerBindings: 0,
      isEmpty: true)
  }

  var available: Int {
    @inline(__always) get { end - position }
  }

  /// The bytes from the position to the end.
  var rest: UnsafeBufferPointer<UInt8> {
    @inline(__always) get { UnsafeBufferPointer(start: position, count: available) }
  }
}

extension XMLReader {
  /// Reads a whole document; `body` gets the reader with the root's start tag passed, and passes the
  /// root's end tag.
  static func read<Value>(
    _ document: UnsafeBufferPointer<UInt8>, limits: XMLLimits,
    _ body: (inout XMLReader) throws(CodecFailure) -> Value
  ) throws(XMLError) -> Value {
    guard !document.isEmpty else { throw .emptyDocument }
    guard document.count <= limits.bytes else { throw .documentTooLarge(limits.bytes) }
    let source = try XMLSource(document)
    guard let start = source.bytes.baseAddress, !source.bytes.isEmpty else { throw .emptyDocument }
    var isASCII = true
    if let fault = XMLCharacters.check(source.bytes, isASCII: &isASCII) {
      throw .invalidCharacter(fault, at: source.offset(of: fault.offset))
    }
    var reader = XMLReader(source.bytes, start: start, limits: limits, isASCII: isASCII)
    do throws(CodecFailure) {
      try reader.passProlog()
      let value = try body(&reader)
      try reader.passEpilog()
      return value
    } catch {
      throw reader.error(source)
    }
  }

  // MARK: Pieces of markup

  /// Passes white space; says whether there was any.
  @discardableResult
  @inline(__always)
  mutating func skipSpace() -> Bool {
    let first = position
    // All characters below the space that a document can have are white space.
    while position < end, position[0] <= 0x20 { position += 1 }
    return position > first
  }

  /// Whether these bytes come next.
  @inline(__always)
  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard available >= count else { return false }
    for offset in 0..<count where position[offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Takes the next bytes if they are these.
  @inline(__always)
  mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Takes the next byte if it is this one.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, position[0] == byte else { return false }
    position += 1
    return true
  }

  /// Passes everything up to and including these bytes, which must come.
  mutating func passThrough(_ text: StaticString) throws(CodecFailure) {
    let first = text.utf8Start[0]
    while position < end {
      if position[0] == first, take(text) { return }
      position += 1
    }
    throw expected(text)
  }
}
