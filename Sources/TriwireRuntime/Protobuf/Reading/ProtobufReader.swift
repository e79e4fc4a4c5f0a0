/// A place in a protobuf message, moved forward by whoever reads a value.
///
/// A read that fails leaves the position near where it found the fault; ``CodecFailure`` is thrown and
/// the reader keeps what is to be said about it.
struct ProtobufReader: ~Copyable {
  var position: UnsafePointer<UInt8>
  /// Where the message that is being read ends.
  var end: UnsafePointer<UInt8>
  let start: UnsafePointer<UInt8>
  /// Where the outermost message ends.
  let limit: UnsafePointer<UInt8>
  /// How many more messages may be opened inside the current one.
  var depth: Int
  /// The tag of the current field, and where it stands.
  var key: UInt32 = 0
  var tagStart: UnsafePointer<UInt8>
  /// Fields that a list or a map in the current message doesn't know the values of.
  var strays: [UInt8] = []
  var path = JSONPath()
  var fault: Fault?
  var scratch = ScratchStack()

  struct Fault {
    let kind: ProtobufError.Kind
    let offset: Int
    var reason: String
  }

  init(start: UnsafePointer<UInt8>, count: Int, depth: Int) {
    self.start = start
    position = start
    tagStart = start
    limit = start + count
    end = limit
    self.depth = depth
  }

  var available: Int {
    @inline(__always) get { end - position }
  }
}

extension ProtobufReader {
  /// Reads a whole message.
  static func read<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ProtobufLimits,
    _ body: (inout ProtobufReader) throws(CodecFailure) -> Value
  ) throws(ProtobufError) -> Value {
    guard bytes.count <= limits.bytes else { throw .messageTooLarge(limits.bytes) }
    guard let start = bytes.baseAddress else {
      // An empty message has a place, too.
      return try withUnsafePointer(to: 0) { (empty: UnsafePointer<UInt8>) throws(ProtobufError) in
        try read(UnsafeBufferPointer(start: empty, count: 0), limits: limits, body)
      }
    }
    var reader = ProtobufReader(start: start, count: bytes.count, depth: limits.depth)
    do throws(CodecFailure) {
      return try body(&reader)
    } catch {
      throw reader.error
    }
  }

  // MARK: Nesting

  /// Passes the length of a message, which the reader then ends with; returns the end of the one
  /// around it.
  @inline(__always)
  mutating func open() throws(CodecFailure) -> UnsafePointer<UInt8> {
    let length = try length()
    guard depth > 0 else { throw tooDeep() }
    depth &-= 1
    let outer = end
    end = position + length
    return outer
  }

  /// Goes back to the message around the one that has been read.
  @inline(__always)
  mutating func close(_ outer: UnsafePointer<UInt8>) {
    depth &+= 1
    end = outer
  }

  // MARK: Faults

  /// Notes a fault at the position.
  @inline(never)
  mutating func fail(_ kind: ProtobufError.Kind, _ reason: String) -> CodecFailure {
    fault = Fault(kind: kind, offset: position - start, reason: reason)
    return CodecFailure()
  }

  @inline(never)
  mutating func truncated() -> CodecFailure {
    fail(.unexpectedEnd, "the message ends inside a value")
  }

  @inline(never)
  mutating func tooDeep() -> CodecFailure { fail(.tooDeep, "messages are nested too deep") }

  /// What the user is told.
  var error: ProtobufError {
    ProtobufError(
      kind: fault?.kind ?? .malformed, offset: fault?.offset ?? position - start, path: path.text,
      reason: fault?.reason ?? "not a message")
  }
}

extension ProtobufError {
  static func messageTooLarge(_ limit: Int) -> ProtobufError {
    ProtobufError(
      kind: .tooLarge, offset: limit, path: "", reason: "the message has more than \(limit) bytes")
  }
}
