/// A codec whose type of values is not known to the one who calls it.
///
/// Rows of tables hold codecs in this form. Values are read into, and written from, the places
/// where they stand, so that nothing is copied on the way.
class ErasedCodec: @unchecked Sendable {
  // Subclasses hold constants of Sendable types only, which is why this class may be called
  // Sendable.

  /// The kind of value, where an interpreter has its own way to read and write it.
  final let operation: Operation
  /// How much room a value takes.
  final let layout: ValueLayout

  init(_ operation: Operation, _ layout: ValueLayout) {
    self.operation = operation
    self.layout = layout
  }

  /// The table of a model.
  var record: RecordTable? { nil }

  /// Whether a model's member that is `null` is treated as one that is absent.
  var takesNullAsAbsent: Bool { false }

  /// Whether what an absent member means can be copied as bytes, because it refers to nothing that
  /// is counted.
  var isAbsentTrivial: Bool { false }

  /// Whether a JSON value that begins with this byte can be one of these; it may still turn out not
  /// to be.
  func canBegin(with byte: UInt8) -> Bool { true }

  /// Reads a value into uninitialised memory, which stays uninitialised when it fails.
  func initialize(
    at target: UnsafeMutableRawPointer, from reader: inout JSONReader
  ) throws(CodecFailure) {
    throw reader.fail(.invalidTable, "a codec that reads nothing")
  }

  /// Puts what an absent member means into uninitialised memory; false when the member is needed.
  func initializeAbsent(at target: UnsafeMutableRawPointer) -> Bool { false }

  /// Destroys `count` values that stand one after the other.
  func destroy(at target: UnsafeMutableRawPointer, count: Int) {}

  /// Moves `count` values to uninitialised memory elsewhere.
  func move(
    _ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {}

  /// Writes the value that stands at `source`.
  func write(at source: UnsafeRawPointer, to writer: inout JSONWriter) throws(CodecFailure) {
    throw writer.fail(.invalidTable, "a codec that writes nothing")
  }

  /// Whether a model leaves the member out.
  func isOmitted(at source: UnsafeRawPointer) -> Bool { false }

  /// Whether the values at two places are equal.
  func areEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }

  /// Adds the value at a place to a hash, as equal ones do.
  func hash(at source: UnsafeRawPointer, into hasher: inout Hasher) {}

  /// How the values travel in protobuf; nil when they can't.
  var erasedProtobuf: ErasedProtobufCoder? { nil }

  /// How the values travel where they are fields of the message that holds them, as a union's cases
  /// do; nil for anything else.
  var protobufOneof: ErasedProtobufCoder? { nil }

  /// How the values travel in XML; nil when they can't.
  var erasedXML: ErasedXMLCoder? { nil }

  /// Whether no message may quote a value.
  var isSensitive: Bool { false }

  /// Whether the value has no member of its own: its case's payload is one of the object around.
  var isFlattened: Bool { false }

  /// The names that members of a oneof's cases may have, the first being the one to write.
  var caseNames: [[String]] { [] }

  /// The codec of a model's member by protobuf's JSON mapping.
  ///
  /// - Parameters:
  ///   - hasDefault: Whether the row says itself what an absent member means.
  ///   - hasNumber: Whether the row is a field of its own, which a oneof is not.
  /// - Returns: A codec of the same values.
  func proto3Member(hasDefault: Bool, hasNumber: Bool) -> ErasedCodec { self }

  /// What the value becomes as a parameter.
  func form(at source: UnsafeRawPointer) throws(TextError) -> ParameterForm {
    throw TextError("a value of this type can't be a parameter")
  }
}

/// The size of values and the place of the next one in an array.
struct ValueLayout {
  let size: Int
  let stride: Int
  let alignment: Int

  init<Value>(_ type: Value.Type) {
    size = MemoryLayout<Value>.size
    stride = MemoryLayout<Value>.stride
    alignment = MemoryLayout<Value>.alignment
  }
}

/// A codec for values of one type.
///
/// Its subclasses are final. They override the methods with typed pointers; what those with raw
/// pointers do follows from that.
class TypedCodec<Value>: ErasedCodec, @unchecked Sendable {
  init(_ operation: Operation = .composed) { super.init(operation, ValueLayout(Value.self)) }

  /// Reads a value into uninitialised memory, which stays uninitialised when it fails.
  func initialize(
    _ target: UnsafeMutablePointer<Value>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    throw reader.fail(.invalidTable, "a codec that reads nothing")
  }

  /// Puts what an absent member means into uninitialised memory; false when the member is needed.
  func initializeAbsent(_ target: UnsafeMutablePointer<Value>) -> Bool { false }

  /// Writes the value that stands at `source`.
  func write(
    _ source: UnsafePointer<Value>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    throw writer.fail(.invalidTable, "a codec that writes nothing")
  }

  /// Whether a model leaves the member out.
  func isOmitted(_ source: UnsafePointer<Value>) -> Bool { false }

  /// Whether the values at two places are equal.
  func areEqual(_ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool { false }

  /// Adds the value at a place to a hash, as equal ones do.
  func hash(_ source: UnsafePointer<Value>, into hasher: inout Hasher) {}

  /// What the value becomes as a parameter.
  func form(of source: UnsafePointer<Value>) throws(TextError) -> ParameterForm {
    throw TextError("a value of this type can't be a parameter")
  }

  /// Reads a value from its text.
  func parse(_ text: String) throws(TextError) -> Value {
    throw TextError("a value of this type has no text")
  }

  /// Reads a value from the texts of a list's elements, of which a scalar has one.
  func parse(list texts: [String]) throws(TextError) -> Value {
    guard texts.count == 1, let text = texts.first else {
      throw TextError("expected one value, found \(texts.count)")
    }
    return try parse(text)
  }

  /// The codec that writes numbers as strings; nil when the values aren't numbers.
  func quoted() -> TypedCodec<Value>? { nil }

  /// The codec by protobuf's JSON mapping; itself where that is no other.
  func proto3() -> TypedCodec<Value> { self }

  /// The codec that writes a list one field an element, even where protobuf packs them; itself when
  /// the values aren't lists.
  func unpacked() -> TypedCodec<Value> { self }

  /// Whether `null` is a value like others.
  var readsNull: Bool { false }

  /// What an absent field of a protobuf message means where the model has a value all the same; nil
  /// when it means nothing.
  func zero() -> Value? { nil }

  /// Whether a protobuf message leaves the value out because absence means the same.
  func isZero(_ source: UnsafePointer<Value>) -> Bool { false }

  /// The codec of a union whose payload is a member of the object around it; nil for anything else.
  func oneof() -> TypedCodec<Value>? { nil }

  final override func proto3Member(hasDefault: Bool, hasNumber: Bool) -> ErasedCodec {
    if !hasNumber, let oneof = oneof() { return oneof }
    let codec = proto3()
    return hasDefault ? codec : ImplicitCodec(codec)
  }

  /// How the values travel in protobuf; nil when they can't.
  var protobuf: ProtobufCoder<Value>? { nil }

  /// How the values travel in XML; nil when they can't.
  var xml: XMLCoder<Value>? { nil }

  final override var erasedProtobuf: ErasedProtobufCoder? { protobuf }

  final override var erasedXML: ErasedXMLCoder? { xml }

  final override func initialize(
    at target: UnsafeMutableRawPointer, from reader: inout JSONReader
  ) throws(CodecFailure) {
    try initialize(target.assumingMemoryBound(to: Value.self), from: &reader)
  }

  final override func initializeAbsent(at target: UnsafeMutableRawPointer) -> Bool {
    initializeAbsent(target.assumingMemoryBound(to: Value.self))
  }

  final override func destroy(at target: UnsafeMutableRawPointer, count: Int) {
    target.assumingMemoryBound(to: Value.self).deinitialize(count: count)
  }

  final override func move(
    _ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {
    target.assumingMemoryBound(to: Value.self)
      .moveInitialize(from: source.assumingMemoryBound(to: Value.self), count: count)
  }

  final override func write(
    at source: UnsafeRawPointer, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    try write(source.assumingMemoryBound(to: Value.self), to: &writer)
  }

  final override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    isOmitted(source.assumingMemoryBound(to: Value.self))
  }

  final override func areEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    areEqual(
      first.assumingMemoryBound(to: Value.self), second.assumingMemoryBound(to: Value.self))
  }

  final override func hash(at source: UnsafeRawPointer, into hasher: inout Hasher) {
    hash(source.assumingMemoryBound(to: Value.self), into: &hasher)
  }

  final override func form(at source: UnsafeRawPointer) throws(TextError) -> ParameterForm {
    try form(of: source.assumingMemoryBound(to: Value.self))
  }
}

extension TypedCodec {
  /// Reads a value.
  final func value(from reader: inout JSONReader) throws(CodecFailure) -> Value {
    let mark = reader.scratch.mark
    let place = reader.scratch.take(MemoryLayout<Value>.size).assumingMemoryBound(to: Value.self)
    do throws(CodecFailure) {
      try initialize(place, from: &reader)
    } catch {
      reader.scratch.release(to: mark)
      throw error
    }
    let value = place.move()
    reader.scratch.release(to: mark)
    return value
  }

  /// The text of a value that is a scalar.
  final func text(of source: UnsafePointer<Value>) throws(TextError) -> String {
    guard case .text(let text) = try form(of: source) else {
      throw TextError("a list or an object can't stand inside a parameter")
    }
    return text
  }
}
