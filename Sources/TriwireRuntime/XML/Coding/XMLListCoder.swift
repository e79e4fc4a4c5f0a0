/// Arrays: as children of a model's element one for each entry, as one element with these inside.
final class XMLListCoder<Element>: XMLCoder<[Element]>, @unchecked Sendable {
  private let items: XMLItems
  private let assemble: ListCodec<Element>.Assembly
  private let open: ListCodec<Element>.Opening

  /// nil when there is no telling what stands for an entry: one without a form in XML, or a union that
  /// can be nil.
  init?(
    _ codec: TypedCodec<Element>, _ assemble: @escaping ListCodec<Element>.Assembly,
    _ open: @escaping ListCodec<Element>.Opening
  ) {
    guard let coder = codec.xml else { return nil }
    let areChoices = coder.isChoice && !coder.isRepeated
    if areChoices, coder.isOptional { return nil }
    items = XMLItems(codec: codec, coder: coder, areChoices: areChoices)
    self.assemble = assemble
    self.open = open
    super.init(isChoice: areChoices, isRepeated: true)
  }

  // MARK: Reading

  override func accepts(_ tag: XMLStartTag, in outer: Int32) -> Bool {
    items.coder.accepts(tag, in: outer)
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    try reader.readItems(of: items, in: tag) { finish(target, $0, $1) }
  }

  override func initializeRun(
    _ child: Int, at target: UnsafeMutableRawPointer, _ members: inout XMLMembers,
    from reader: inout XMLReader
  ) throws(CodecFailure) -> Int {
    try reader.readRun(of: items, child, &members) { finish(target, $0, $1) }
  }

  private func finish(
    _ target: UnsafeMutableRawPointer, _ elements: UnsafeMutableRawPointer, _ count: Int
  ) {
    assemble(
      target.assumingMemoryBound(to: [Element].self),
      elements.assumingMemoryBound(to: Element.self), count)
  }

  override func merge(
    _ more: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer,
    from reader: inout XMLReader
  ) throws(CodecFailure) {
    let elements = more.assumingMemoryBound(to: [Element].self).move()
    target.assumingMemoryBound(to: [Element].self).pointee.append(contentsOf: elements)
  }

  // MARK: Writing

  override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let outer = writer.open(tag)
    let start = writer.endStartTag()
    try writeMembers(at: source, as: tag.item, to: &writer)
    writer.close(tag, from: start, outer: outer)
  }

  override func writeMembers(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let (elements, count) = open(source.assumingMemoryBound(to: [Element].self))
    guard let elements else { return }
    try writer.writeItems(items, elements, count: count, as: tag)
  }
}
