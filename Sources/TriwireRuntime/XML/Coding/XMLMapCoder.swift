/// Dictionaries: an element for each entry, with its key and its value in elements of their own.
///
/// The entries are written in the order of the keys' texts.
final class XMLMapCoder<Key: Hashable, Value>: XMLCoder<[Key: Value]>, @unchecked Sendable {
  private let key: TypedCodec<Key>
  private let value: TypedCodec<Value>
  private let entries: XMLEntries
  private let assemble: MapAssembly
  private let disassemble: MapDisassembly

  /// nil when the keys or the values have no form in XML.
  init?(
    _ key: TypedCodec<Key>, _ value: TypedCodec<Value>,
    _ assemble: @escaping MapAssembly,
    _ disassemble: @escaping MapDisassembly
  ) {
    guard let keyCoder = key.xml, keyCoder.isText, let valueCoder = value.xml else { return nil }
    self.key = key
    self.value = value
    self.assemble = assemble
    self.disassemble = disassemble
    entries = XMLEntries(key: key, value: value, keyCoder: keyCoder, valueCoder: valueCoder)
    super.init(isRepeated: true)
  }

  // MARK: Reading

  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    var repeated: String?
    try reader.readEntries(of: entries, in: tag) { repeated = finish(target, $0, $1, $2) }
    try refuse(repeated, target, &reader)
  }

  override func initializeRun(
    _ child: Int, at target: UnsafeMutableRawPointer, _ members: inout XMLMembers,
    from reader: inout XMLReader
  ) throws(CodecFailure) -> Int {
    var repeated: String?
    let next = try reader.readRun(of: entries, child, &members) {
      repeated = finish(target, $0, $1, $2)
    }
    try refuse(repeated, target, &reader)
    return next
  }

  /// Makes the dictionary; gives back the text of a key that was there twice.
  private func finish(
    _ target: UnsafeMutableRawPointer, _ keys: UnsafeMutableRawPointer,
    _ values: UnsafeMutableRawPointer, _ count: Int
  ) -> String? {
    guard let index = assemble(target, keys, values, count) else { return nil }
    let place = keys.assumingMemoryBound(to: Key.self) + index
    defer { place.deinitialize(count: 1) }
    return text(of: place)
  }

  private func refuse(
    _ repeated: String?, _ target: UnsafeMutableRawPointer, _ reader: inout XMLReader
  ) throws(CodecFailure) {
    guard let repeated else { return }
    target.assumingMemoryBound(to: [Key: Value].self).deinitialize(count: 1)
    throw failure(of: repeated, &reader)
  }

  private func text(of place: UnsafePointer<Key>) -> String { (try? key.text(of: place)) ?? "" }

  private func failure(of repeated: String, _ reader: inout XMLReader) -> CodecFailure {
    reader.fail(.duplicate, "the map has the key \(JSONValue.string(repeated)) twice")
  }

  override func merge(
    _ more: UnsafeMutableRawPointer, into target: UnsafeMutableRawPointer,
    from reader: inout XMLReader
  ) throws(CodecFailure) {
    let map = target.assumingMemoryBound(to: [Key: Value].self)
    for (key, value) in more.assumingMemoryBound(to: [Key: Value].self).move() {
      guard map.pointee.updateValue(value, forKey: key) == nil else {
        throw failure(of: withUnsafePointer(to: key) { text(of: $0) }, &reader)
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
    let parts = MapParts(of: source, by: disassemble, key, value)
    let names = try names(of: parts, &writer)
    let tags = XMLEntries.Tags(tag)
    for index in names.order {
      try writer.writeEntry(names[index], parts.value(index), of: entries, as: tags)
    }
  }

  private func names(
    of parts: borrowing MapParts, _ writer: inout XMLWriter
  ) throws(CodecFailure) -> MapNames {
    do throws(TextError) { return try MapNames(of: parts, by: key) } catch {
      throw writer.fail(.unwritable, "a key has no text: \(error.reason)")
    }
  }
}
