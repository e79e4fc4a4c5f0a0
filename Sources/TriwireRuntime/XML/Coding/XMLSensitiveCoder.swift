/// Values that no message quotes. They travel as if the coder were not there.
final class SensitiveXMLCoder<Value>: XMLCoder<Value>, @unchecked Sendable {
  private let value: XMLCoder<Value>

  init(_ value: XMLCoder<Value>) {
    self.value = value
    super.init(
      isText: value.isText, isChoice: value.isChoice, isRepeated: value.isRepeated,
      isOptional: value.isOptional)
  }

  override var root: XMLTag? { value.root }

  // MARK: Reading

  private func quietly<Result>(
    _ reader: inout XMLReader, _ read: (inout XMLReader) throws(CodecFailure) -> Result
  ) throws(CodecFailure) -> Result {
    do throws(CodecFailure) { return try read(&reader) } catch {
      reader.fault?.reason = SensitiveCodec<Value>.reason
      reader.path = JSONPath()
      throw error
    }
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try quietly(&reader) { (reader) throws(CodecFailure) in
      try value.initialize(at: target, in: tag, from: &reader)
    }
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, text: XMLText, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try quietly(&reader) { (reader) throws(CodecFailure) in
      try value.initialize(at: target, text: text, from: &reader)
    }
  }

  override func accepts(_ tag: XMLStartTag, in outer: Int32) -> Bool {
    value.accepts(tag, in: outer)
  }

  override func initializeChoice(
    at target: UnsafeMutableRawPointer, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try quietly(&reader) { (reader) throws(CodecFailure) in
      try value.initializeChoice(at: target, from: &reader)
    }
  }

  override func initializeRun(
    _ child: Int, at target: UnsafeMutableRawPointer, _ members: inout XMLMembers,
    from reader: inout XMLReader
  ) throws(CodecFailure) -> Int {
    do throws(CodecFailure) {
      return try value.initializeRun(child, at: target, &members, from: &reader)
    } catch {
      reader.fault?.reason = SensitiveCodec<Value>.reason
      reader.path = JSONPath()
      throw error
    }
  }

  override func merge(
    _ more: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer,
    from reader: inout XMLReader
  ) throws(CodecFailure) {
    try quietly(&reader) { (reader) throws(CodecFailure) in
      try value.merge(more, into: target, from: &reader)
    }
  }

  // MARK: Writing

  override func isOmitted(at source: UnsafeRawPointer) -> Bool { value.isOmitted(at: source) }

  override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    try value.writeElement(at: source, as: tag, to: &writer)
  }

  override func writeMembers(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    try value.writeMembers(at: source, as: tag, to: &writer)
  }

  override func writeText(
    at source: UnsafeRawPointer, inAttribute: Bool, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    try value.writeText(at: source, inAttribute: inAttribute, to: &writer)
  }
}
