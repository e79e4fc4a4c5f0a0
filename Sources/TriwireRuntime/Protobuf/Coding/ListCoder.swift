/// Arrays: one field an element, or numbers packed into one field; both are read.
final class ListCoder<Element>: ProtobufCoder<[Element]>, @unchecked Sendable {
  private let element: ProtobufCoder<Element>
  private let codec: TypedCodec<Element>
  private let assemble: ListCodec<Element>.Assembly
  private let open: ListCodec<Element>.Opening
  private let isPacked: Bool

  /// nil when the elements can't stand in a list.
  init?(
    _ codec: TypedCodec<Element>, _ assemble: @escaping ListCodec<Element>.Assembly,
    _ open: @escaping ListCodec<Element>.Opening, packs: Bool
  ) {
    guard let element = codec.protobuf, element.isSingle else { return nil }
    self.element = element
    self.codec = codec
    self.assemble = assemble
    self.open = open
    isPacked = packs && element.wireType != .delimited
  }

  override var wireType: WireType { isPacked ? .delimited : element.wireType }

  override var otherWireType: WireType? {
    element.wireType == .delimited ? nil : isPacked ? element.wireType : .delimited
  }

  override var isSingle: Bool { false }

  override var isZeroTrivial: Bool { true }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    target.initializeMemory(as: [Element].self, to: [])
    return true
  }

  // MARK: Reading

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let place = target.assumingMemoryBound(to: [Element].self)
    let mark = reader.scratch.mark
    var list = PartialList(of: codec, in: &reader.scratch)
    do throws(CodecFailure) {
      try reader.readRun(of: element, into: &list, after: isSet ? place.pointee.count : 0)
    } catch {
      list.abandon()
      reader.scratch.release(to: mark)
      throw error
    }
    store(list.elements, list.count, place, isSet: isSet)
    reader.scratch.release(to: mark)
    return true
  }

  private func store(
    _ elements: UnsafeMutableRawPointer, _ count: Int, _ target: UnsafeMutablePointer<[Element]>,
    isSet: Bool
  ) {
    let elements = elements.assumingMemoryBound(to: Element.self)
    guard isSet else { return assemble(target, elements, count) }
    withUnsafeTemporaryAllocation(of: [Element].self, capacity: 1) { place in
      guard let place = place.baseAddress else { return }
      assemble(place, elements, count)
      target.pointee.append(contentsOf: place.move())
    }
  }

  // MARK: Writing

  override func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let (elements, count) = open(source.assumingMemoryBound(to: [Element].self))
    guard let elements, count > 0 else { return }
    let stride = codec.layout.stride
    guard isPacked else {
      return try writer.list(of: element, elements, count, stride, tag)
    }
    try writer.packedList(of: element, elements, count, stride)
    writer.tag(tag)
  }
}
