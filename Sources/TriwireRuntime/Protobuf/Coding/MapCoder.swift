/// Dictionaries: one field an entry, a message of key and value.
final class MapCoder<Key: Hashable, Value>: ProtobufCoder<[Key: Value]>, @unchecked Sendable {
  private let key: TypedCodec<Key>
  private let value: TypedCodec<Value>
  private let entry: MapEntryCoder
  private let assembly: MapAssembly
  private let disassemble: MapDisassembly

  /// nil when keys or values can't stand in a map.
  init?(
    _ key: TypedCodec<Key>, _ value: TypedCodec<Value>,
    _ assemble: @escaping MapAssembly,
    _ disassemble: @escaping MapDisassembly
  ) {
    guard let entry = MapEntryCoder(key, value) else { return nil }
    self.key = key
    self.value = value
    self.entry = entry
    assembly = assemble
    self.disassemble = disassemble
  }

  override var isSingle: Bool { false }

  override var isZeroTrivial: Bool { true }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    target.initializeMemory(as: [Key: Value].self, to: [:])
    return true
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    source.assumingMemoryBound(to: [Key: Value].self).pointee.isEmpty
  }

  // MARK: Reading

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let mark = reader.scratch.mark
    var keys = PartialList(of: key, in: &reader.scratch)
    var values = PartialList(of: value, in: &reader.scratch)
    do throws(CodecFailure) {
      try reader.readEntries(of: entry, &keys, &values)
    } catch {
      keys.abandon()
      values.abandon()
      reader.scratch.release(to: mark)
      throw error
    }
    store(keys.elements, values.elements, keys.count, into: target, isSet: isSet)
    reader.scratch.release(to: mark)
    return true
  }

  private func store(
    _ keys: UnsafeMutableRawPointer, _ values: UnsafeMutableRawPointer, _ count: Int,
    into target: UnsafeMutableRawPointer, isSet: Bool
  ) {
    guard isSet else { return assemble(target, keys, values, count) }
    let target = target.assumingMemoryBound(to: [Key: Value].self)
    let more = UnsafeMutablePointer<[Key: Value]>.allocate(capacity: 1)
    defer { more.deallocate() }
    assemble(more, keys, values, count)
    target.pointee.merge(more.move()) { _, last in last }
  }

  /// Makes a dictionary; of two equal keys the later one counts.
  private func assemble(
    _ target: UnsafeMutableRawPointer, _ keys: UnsafeMutableRawPointer,
    _ values: UnsafeMutableRawPointer, _ count: Int
  ) {
    guard let index = assembly(target, keys, values, count) else { return }
    (keys.assumingMemoryBound(to: Key.self) + index).deinitialize(count: 1)
  }

  // MARK: Writing

  override func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let map = source.assumingMemoryBound(to: [Key: Value].self)
    guard !map.pointee.isEmpty else { return }
    let parts = MapParts(of: source, by: disassemble, key, value)
    let order = writer.isDeterministic ? sorted(parts) : nil
    for place in (0..<parts.count).reversed() {
      let index = order?[place] ?? place
      try write(parts.key(index), parts.value(index), tag, to: &writer)
    }
  }

  private func write(
    _ key: UnsafeRawPointer, _ value: UnsafeRawPointer, _ tag: ProtobufTag,
    to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    do throws(CodecFailure) {
      try entry.write(key, value, to: &writer)
    } catch {
      writer.path.prepend(.member("\(key.assumingMemoryBound(to: Key.self).pointee)"))
      throw error
    }
    writer.tag(tag)
  }

  /// The indices of the keys, sorted by what they stand for.
  private func sorted(_ parts: borrowing MapParts) -> [Int] {
    let keys = parts.keys.assumingMemoryBound(to: Key.self)
    let order = (0..<parts.count).map { index in
      entry.key.order(at: keys + index) ?? .text("\(keys[index])")
    }
    return order.indices.sorted { order[$0] < order[$1] }
  }
}
