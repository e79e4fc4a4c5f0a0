/// Dictionaries: one field an entry, a message of key and value.
final class MapCoder<Key: Hashable, Value>: ProtobufCoder<[Key: Value]>, @unchecked Sendable {
  private let key: TypedCodec<Key>
  private let value: TypedCodec<Value>
  private let entry: MapEntryCoder
  private let assemble: MapCodec<Key, Value>.Assembly
  private let disassemble: MapCodec<Key, Value>.Disassembly

  /// nil when keys or values can't stand in a map.
  init?(
    _ key: TypedCodec<Key>, _ value: TypedCodec<Value>,
    _ assemble: @escaping MapCodec<Key, Value>.Assembly,
    _ disassemble: @escaping MapCodec<Key, Value>.Disassembly
  ) {
    guard let entry = MapEntryCoder(key, value) else { return nil }
    self.key = key
    self.value = value
    self.entry = entry
    self.assemble = assemble
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
    let target = target.assumingMemoryBound(to: [Key: Value].self)
    let (map, _) = assemble(
      keys.assumingMemoryBound(to: Key.self), values.assumingMemoryBound(to: Value.self), count)
    if isSet, !target.pointee.isEmpty {
      target.pointee.merge(map) { _, last in last }
    } else if isSet {
      target.pointee = map
    } else {
      target.initialize(to: map)
    }
  }

  // MARK: Writing

  override func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let map = source.assumingMemoryBound(to: [Key: Value].self)
    guard !map.pointee.isEmpty else { return }
    let (keys, values) = disassemble(map.pointee)
    let order = writer.isDeterministic ? sorted(keys) : nil
    try keys.withUnsafeBufferPointer { (keys) throws(CodecFailure) in
      try values.withUnsafeBufferPointer { (values) throws(CodecFailure) in
        guard let key = keys.baseAddress, let value = values.baseAddress else { return }
        for place in (0..<keys.count).reversed() {
          let index = order?[place] ?? place
          try write(key + index, value + index, tag, to: &writer)
        }
      }
    }
  }

  private func write(
    _ key: UnsafePointer<Key>, _ value: UnsafePointer<Value>, _ tag: ProtobufTag,
    to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    do throws(CodecFailure) {
      try entry.write(key, value, to: &writer)
    } catch {
      writer.path.prepend(.member("\(key.pointee)"))
      throw error
    }
    writer.tag(tag)
  }

  /// The indices of the keys, sorted by what they stand for.
  private func sorted(_ keys: [Key]) -> [Int] {
    let order = keys.map { key in
      withUnsafePointer(to: key) { entry.key.order(at: $0) } ?? .text("\(key)")
    }
    return order.indices.sorted { order[$0] < order[$1] }
  }
}
