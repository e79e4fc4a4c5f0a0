/// How values of a type that is not known to the caller travel in XML.
///
/// A value stands in one element (or in a text), or among the children of its model's element: there an
/// optional is none or one, a list any number, and a union one of several that have their own names.
class ErasedXMLCoder: @unchecked Sendable {
  // Subclasses hold constants of Sendable types only.

  /// Whether a value is a text, so that it can be an attribute.
  final let isText: Bool
  /// Whether a value among the children of an element is one with a name of its own.
  final let isChoice: Bool
  /// Whether a value among the children of an element is any number of them.
  final let isRepeated: Bool
  /// Whether a value can be nil.
  final let isOptional: Bool

  init(
    isText: Bool = false, isChoice: Bool = false, isRepeated: Bool = false,
    isOptional: Bool = false
  ) {
    self.isText = isText
    self.isChoice = isChoice
    self.isRepeated = isRepeated
    self.isOptional = isOptional
  }

  /// The element of a document; nil for what has no name by itself.
  var root: XMLTag? { nil }

  // MARK: Reading

  /// Reads the element that is opened into uninitialised memory, which stays uninitialised when it
  /// fails. Lists and maps take the names of their entries from `tag`.
  func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    throw reader.fail(.invalidTable, "a value that is no element")
  }

  /// Reads a text into uninitialised memory, which stays uninitialised when it fails.
  func initialize(
    at target: UnsafeMutableRawPointer, text: XMLText, from reader: inout XMLReader
  ) throws(CodecFailure) {
    throw reader.fail(.invalidTable, "a value that is no text")
  }

  /// Whether the element is one of those of a choice, in an element whose namespace is `outer`.
  func accepts(_ tag: XMLStartTag, in outer: Int32) -> Bool { false }

  /// Reads the element that is opened, whose name ``accepts(_:in:)`` has found good, into uninitialised
  /// memory, which stays uninitialised when it fails.
  func initializeChoice(
    at target: UnsafeMutableRawPointer, from reader: inout XMLReader
  ) throws(CodecFailure) {
    throw reader.fail(.invalidTable, "a value that is no choice of elements")
  }

  /// Reads the child that is opened, and those after it that belong to the same row, into uninitialised
  /// memory, which stays uninitialised when it fails.
  ///
  /// - Returns: The row of the child after them, as ``XMLReader/nextMember(_:)`` gives it.
  func initializeRun(
    _ child: Int, at target: UnsafeMutableRawPointer, _ members: inout XMLMembers,
    from reader: inout XMLReader
  ) throws(CodecFailure) -> Int {
    throw reader.fail(.invalidTable, "a value that is no list or map")
  }

  /// Adds to a list or map what another one has, which is moved out of its place even if it fails.
  func merge(
    _ more: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer,
    from reader: inout XMLReader
  ) throws(CodecFailure) {}

  // MARK: Writing

  /// Whether a model leaves the value out.
  func isOmitted(at source: UnsafeRawPointer) -> Bool { false }

  /// Writes the value as one element.
  func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    throw writer.fail(.invalidTable, "a value that is no element")
  }

  /// Writes the value as children of its model's element, which are named `tag` unless they have their
  /// own names.
  func writeMembers(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    try writeElement(at: source, as: tag, to: &writer)
  }

  /// Writes the value's text.
  func writeText(
    at source: UnsafeRawPointer, inAttribute: Bool, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    throw writer.fail(.invalidTable, "a value that is no text")
  }
}

/// How values of one type travel in XML.
class XMLCoder<Value>: ErasedXMLCoder, @unchecked Sendable {}

extension XMLCoder {
  /// Reads the element that is opened.
  final func value(
    in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) -> Value {
    let mark = reader.scratch.mark
    let place = reader.scratch.take(MemoryLayout<Value>.size).assumingMemoryBound(to: Value.self)
    do throws(CodecFailure) {
      try initialize(at: place, in: tag, from: &reader)
    } catch {
      reader.scratch.release(to: mark)
      throw error
    }
    let value = place.move()
    reader.scratch.release(to: mark)
    return value
  }

  /// Reads a value in one of its other forms.
  final func value(
    from reader: inout XMLReader,
    _ initialize: (UnsafeMutableRawPointer, inout XMLReader) throws(CodecFailure) -> Void
  ) throws(CodecFailure) -> Value {
    let mark = reader.scratch.mark
    let place = reader.scratch.take(MemoryLayout<Value>.size).assumingMemoryBound(to: Value.self)
    do throws(CodecFailure) {
      try initialize(place, &reader)
    } catch {
      reader.scratch.release(to: mark)
      throw error
    }
    let value = place.move()
    reader.scratch.release(to: mark)
    return value
  }

  /// Adds to a list or map what another one has.
  final func merge(
    _ more: Value, into value: inout Value, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let mark = reader.scratch.mark
    let place = reader.scratch.take(MemoryLayout<Value>.size).assumingMemoryBound(to: Value.self)
    place.initialize(to: more)
    defer { reader.scratch.release(to: mark) }
    try withUnsafeMutablePointer(to: &value) { (target) throws(CodecFailure) in
      try merge(place, into: target, from: &reader)
    }
  }
}
