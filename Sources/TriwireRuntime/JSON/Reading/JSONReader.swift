/// A place in a JSON document (RFC 8259), moved forward by whoever reads a value.
///
/// A read that fails leaves the position where it found the fault; ``CodecFailure`` is thrown and
/// the reader keeps what is to be said about it.
struct JSONReader: ~Copyable {
  var position: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let start: UnsafePointer<UInt8>
  /// How many more arrays and objects may be opened inside the current ones.
  var depth: Int
  /// How many more bytes may be read again because a case of an untagged union didn't fit.
  var retries: Int
  /// Whether a string that holds a number is taken for one even if numbers aren't written as strings.
  var takesQuotedNumbers = true
  /// The case of a oneof that the name of the latest member belongs to.
  var unionCase: Int?
  var path = JSONPath()
  var fault: Fault?
  var scratch = ScratchStack()

  struct Fault {
    let kind: JSONError.Kind
    let offset: Int
    var reason: String
  }

  init(start: UnsafePointer<UInt8>, count: Int, depth: Int) {
    self.start = start
    position = start
    end = start + count
    self.depth = depth
    retries = 1 << 16 &+ (count &<< 6)
  }

  var available: Int {
    @inline(__always) get { end - position }
  }

  /// The bytes from the position to the end.
  var rest: UnsafeBufferPointer<UInt8> {
    @inline(__always) get { UnsafeBufferPointer(start: position, count: available) }
  }
}

extension JSONReader {
  /// Reads a whole document.
  static func read<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits,
    _ body: (inout JSONReader) throws(CodecFailure) -> Value
  ) throws(JSONError) -> Value {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { throw .emptyDocument }
    guard bytes.count <= limits.bytes else { throw .documentTooLarge(limits.bytes) }
    var reader = JSONReader(start: start, count: bytes.count, depth: limits.depth)
    do throws(CodecFailure) {
      try reader.refuseByteOrderMark()
      let value = try body(&reader)
      try reader.finish()
      return value
    } catch {
      throw reader.error
    }
  }

  private mutating func refuseByteOrderMark() throws(CodecFailure) {
    guard position[0] >= 0xEF else { return }
    if available >= 3, position[0] == 0xEF, position[1] == 0xBB, position[2] == 0xBF {
      throw fail(.malformed, "a document must not begin with a byte order mark")
    }
  }

  private mutating func finish() throws(CodecFailure) {
    if peek() != 0 || position < end {
      throw fail(.malformed, "expected the end of the document, found \(found)")
    }
  }

  // MARK: White space and punctuation

  /// Passes white space and gives the byte after it; 0, which no value can begin with, at the end.
  @inline(__always)
  mutating func peek() -> UInt8 {
    if position < end, position[0] > 0x20 { return position[0] }
    return peekAfterSpace()
  }

  @inline(never)
  private mutating func peekAfterSpace() -> UInt8 {
    while position < end {
      switch position[0] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case let byte: return byte
      }
    }
    return 0
  }

  /// Takes the next byte if it is this one.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte, position < end else { return false }
    position += 1
    return true
  }

  /// Opens an array or an object.
  @inline(__always)
  mutating func open(_ byte: UInt8, _ wanted: StaticString) throws(CodecFailure) {
    guard take(byte) else { throw mismatch(wanted) }
    try enter()
  }

  /// Counts one more level of nesting.
  @inline(__always)
  mutating func enter() throws(CodecFailure) {
    guard depth > 0 else { throw fail(.tooDeep, "arrays and objects are nested too deep") }
    depth &-= 1
  }

  @inline(__always)
  mutating func leave() { depth &+= 1 }

  /// Takes the comma before another element; false at the closing bracket, which is taken too.
  @inline(__always)
  mutating func takeComma(orClose close: UInt8) throws(CodecFailure) -> Bool {
    let byte = peek()
    guard byte == UInt8(ascii: ",") || (byte == close && position < end) else {
      throw malformed(close == UInt8(ascii: "]") ? "a comma or ]" : "a comma or }")
    }
    position += 1
    return byte != close
  }

  // MARK: Literals

  /// Takes `null` if it comes next.
  @inline(__always)
  mutating func takeNull() throws(CodecFailure) -> Bool {
    guard peek() == UInt8(ascii: "n") else { return false }
    try take("null")
    return true
  }

  mutating func bool() throws(CodecFailure) -> Bool {
    switch peek() {
    case UInt8(ascii: "t"): try take("true")
    case UInt8(ascii: "f"):
      try take("false")
      return false
    default: throw mismatch("true or false")
    }
    return true
  }

  /// Takes a word that must come next.
  @inline(__always)
  mutating func take(_ word: StaticString) throws(CodecFailure) {
    let count = word.utf8CodeUnitCount
    guard available >= count else { throw malformed("a JSON value") }
    for offset in 0..<count where position[offset] != word.utf8Start[offset] {
      throw malformed("a JSON value")
    }
    position += count
  }
}
