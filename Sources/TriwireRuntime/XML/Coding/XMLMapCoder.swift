/// Dictionaries: an element for each entry, with its key and its value in elements of their own.
///
/// The entries are written in the order of the keys' texts.
final class XMLMapCoder<Key: Hashable, Value>: XMLCoder<[Key: Value]>, @unchecked Sendable {
  private let key: TypedCodec<Key>
  private let entries: XMLEntries
  private let assemble: MapCodec<Key, Value>.Assembly
  private let disassemble: MapCodec<Key, Value>.Disassembly

  /// nil when the keys or the values have no form in XML.
  init?(
    _ key: TypedCodec<Key>, _ value: TypedCodec<Value>,
    _ assemble: @escaping MapCodec<Key, Value>.Assembly,
    _ disassemble: @escaping MapCodec<Key, Value>.Disassembly
  ) {
    guard let keyCoder = key.xml, keyCoder.isText, let valueCoder = value.xml else { return nil }
    self.key = key
    self.assemble = assemble
    self.disassemble = disassemble
    entries = XMLEntries(key: key, value: value, keyCoder: keyCoder, valueCoder: valueCoder)
    super.init(isRepeated: true)
  }

  // MARK: Reading

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    var duplicate: Key?
    try reader.readEntries(of: entries, in: tag) { duplicate = finish(target, $0, $1, $2) }
    try refuse(duplicate, target, &reader)
  }

  override func initializeRun(
    _ child: Int, at target: UnsafeMutableRawPointer, _ members: inout XMLMembers,
    from reader: inout XMLReader
  ) throws(CodecFailure) -> Int {
    var duplicate: Key?
    let next = try reader.readRun(of: entries, child, &members) {
      duplicate = finish(target, $0, $1, $2)
    }
    try refuse(duplicate, target, &reader)
    return next
  }

  private func finish(
    _ target: UnsafeMutableRawPointer, _ keys: UnsafeMutableRawPointer,
    _ values: UnsafeMutableRawPointer, _ count: Int
  ) -> Key? {
    let (map, duplicate) = assemble(
      keys.assumingMemoryBound(to: Key.self), values.assumingMemoryBound(to: Value.self), count)
    target.initializeMemory(as: [Key: Value].self, to: map)
    return duplicate
  }

  private func refuse(
    _ duplicate: Key?, _ target: UnsafeMutableRawPointer, _ reader: inout XMLReader
  ) throws(CodecFailure) {
    guard let duplicate else { return }
    target.assumingMemoryBound(to: [Key: Value].self).deinitialize(count: 1)
    throw repeated(duplicate, &reader)
  }

  private func repeated(_ key: Key, _ reader: inout XMLReader) -> CodecFailure {
    let text = try? withUnsafePointer(to: key) { (place) throws(TextError) in
      try self.key.text(of: place)
    }
    return reader.fail(
      .duplicate, "the map has the key \(JSONValue.string(text ?? "")) twice")
  }

  override func merge(
    _ more: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer,
    from reader: inout XMLReader
  ) throws(CodecFailure) {
    let (keys, values) = disassemble(more.assumingMemoryBound(to: [Key: Value].self).move())
    let map = target.assumingMemoryBound(to: [Key: Value].self)
    for (key, value) in zip(keys, values) {
      guard map.pointee.updateValue(value, forKey: key) == nil else {
        throw repeated(key, &reader)
      }
    }
  }

  // MARK: Writing

  override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let outer = writer.open(tag)
    let start = writer.endStartTag()
    try writeMembers(at: source, as: tag.entry, to: &writer)
    writer.close(tag, from: start, outer: outer)
  }

  override func writeMembers(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let map = source.assumingMemoryBound(to: [Key: Value].self)
    let (keys, values) = disassemble(map.pointee)
    let names = try names(keys, &writer)
    let tags = XMLEntries.Tags(tag)
    try names.withUnsafeBufferPointer { (keys) throws(CodecFailure) in
      try values.withUnsafeBufferPointer { (values) throws(CodecFailure) in
        guard let key = keys.baseAddress, let value = values.baseAddress else { return }
        for index in MapOrder.sorted(names) {
          try writer.writeEntry(key + index, value + index, of: entries, as: tags)
        }
      }
    }
  }

  private func names(
    _ keys: [Key], _ writer: inout XMLWriter
  ) throws(CodecFailure) -> [String] {
    // Only strings travel by this operation.
    if key.operation == .string { return unsafeBitCast(keys, to: [String].self) }
    do throws(TextError) {
      return try keys.map { (key) throws(TextError) in
        try withUnsafePointer(to: key) { (place) throws(TextError) in try self.key.text(of: place) }
      }
    } catch {
      throw writer.fail(.unwritable, "a key has no text: \(error.reason)")
    }
  }
}
