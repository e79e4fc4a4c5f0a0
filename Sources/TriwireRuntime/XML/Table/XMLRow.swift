/// A row of a table as it travels in XML: a trivial value, so that reading one counts no references.
struct XMLRow {
  /// How a value stands in its model's element.
  enum Kind: UInt8 {
    /// An element with a text of a kind that needs no coder.
    case scalar
    /// One element.
    case element
    /// Any of several elements, which the coder knows.
    case choice
    /// Any number of elements; ``XMLRow/isChoice`` says whether the coder knows their names.
    case run
    case attribute
    case text
  }

  /// The element's or the attribute's name; of a choice, which has none, the field's own.
  let tag: XMLTag
  let kind: Kind
  /// Whether the elements have names that only the coder knows.
  let isChoice: Bool
  let operation: Operation
  /// The number of the row in the ``RecordTable``.
  let row: Int
  let offset: Int
  private let coderReference: Unmanaged<ErasedXMLCoder>

  /// Makes a row that keeps what it refers to alive for good.
  init(
    _ tag: XMLTag, _ kind: Kind, isChoice: Bool, operation: Operation, row: Int, offset: Int,
    coder: ErasedXMLCoder
  ) {
    self.tag = tag
    self.kind = kind
    self.isChoice = isChoice
    self.operation = operation
    self.row = row
    self.offset = offset
    coderReference = .passRetained(coder)
  }

  /// A row that no element matches.
  static var none: XMLRow {
    XMLRow(
      XMLTag("", namespace: .min), .choice, isChoice: false, operation: .composed, row: 0,
      offset: 0,
      coder: ErasedXMLCoder())
  }

  /// How the value travels.
  var coder: ErasedXMLCoder { coderReference.takeUnretainedValue() }

  // These two don't count references. The method for it has no typed throws: success is a result
  // here.

  /// Reads the value from the element that is opened into uninitialised memory.
  @inline(__always)
  func initialize(
    _ target: UnsafeMutableRawPointer, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let succeeds = coderReference._withUnsafeGuaranteedRef { coder in
      do throws(CodecFailure) {
        try coder.initialize(at: target, in: tag, from: &reader)
        return true
      } catch {
        return false
      }
    }
    if !succeeds { throw CodecFailure() }
  }

  /// Writes the elements that the value has, unless it is one to leave out.
  @inline(__always)
  func write(_ source: UnsafeRawPointer, to writer: inout XMLWriter) throws(CodecFailure) {
    let succeeds = coderReference._withUnsafeGuaranteedRef { coder in
      do throws(CodecFailure) {
        if coder.isOmitted(at: source) { return true }
        if kind == .element {
          try coder.writeElement(at: source, as: tag, to: &writer)
        } else {
          try coder.writeMembers(at: source, as: tag, to: &writer)
        }
        return true
      } catch {
        return false
      }
    }
    if !succeeds { throw CodecFailure() }
  }
}
