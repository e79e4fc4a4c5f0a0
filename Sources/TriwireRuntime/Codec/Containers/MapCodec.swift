/// Dictionaries, as objects whose names are the keys' texts.
///
/// They are written in the order of these texts, compared by their Unicode scalars.
final class MapCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]>, @unchecked Sendable {
  private let key: TypedCodec<Key>
  private let value: TypedCodec<Value>
  private let assemble: MapAssembly
  private let disassemble: MapDisassembly

  init(
    _ key: TypedCodec<Key>, _ value: TypedCodec<Value>, _ assemble: @escaping MapAssembly,
    _ disassemble: @escaping MapDisassembly
  ) {
    self.key = key
    self.value = value
    self.assemble = assemble
    self.disassemble = disassemble
    super.init()
  }

  override var xml: XMLCoder<[Key: Value]>? { XMLMapCoder(key, value, assemble, disassemble) }

  override var takesNullAsAbsent: Bool { true }

  override var isAbsentTrivial: Bool { true }

  override var protobuf: ProtobufCoder<[Key: Value]>? {
    MapCoder(key, value, assemble, disassemble)
  }

  override func proto3() -> TypedCodec<[Key: Value]> {
    MapCodec(key.proto3(), value.proto3(), assemble, disassemble)
  }

  override func zero() -> [Key: Value]? { [:] }

  override func isZero(_ source: UnsafePointer<[Key: Value]>) -> Bool { source.pointee.isEmpty }

  override func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "{") }

  override func initializeAbsent(_ target: UnsafeMutablePointer<[Key: Value]>) -> Bool {
    target.initialize(to: [:])
    return true
  }

  override func areEqual(
    _ first: UnsafePointer<[Key: Value]>, _ second: UnsafePointer<[Key: Value]>
  ) -> Bool {
    guard first.pointee.count == second.pointee.count else { return false }
    return first.pointee.allSatisfy { key, item in
      guard let other = second.pointee[key] else { return false }
      return withUnsafePointer(to: item) { item in
        withUnsafePointer(to: other) { value.areEqual(item, $0) }
      }
    }
  }

  override func hash(_ source: UnsafePointer<[Key: Value]>, into hasher: inout Hasher) {
    // Equal dictionaries can have their entries in different orders.
    var sum = 0
    for (key, item) in source.pointee {
      var entry = Hasher()
      entry.combine(key)
      withUnsafePointer(to: item) { value.hash($0, into: &entry) }
      sum ^= entry.finalize()
    }
    hasher.combine(sum)
  }

  // MARK: Reading

  override func initialize(
    _ target: UnsafeMutablePointer<[Key: Value]>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    var repeated: String?
    try reader.readMap(key, value) { keys, values, count in
      guard count > 0 else { return target.initialize(to: [:]) }
      guard let index = assemble(target, keys, values, count) else { return }
      let place = keys.assumingMemoryBound(to: Key.self) + index
      repeated = (try? key.text(of: place)) ?? ""
      place.deinitialize(count: 1)
    }
    guard let repeated else { return }
    target.deinitialize(count: 1)
    throw reader.duplicate(repeated)
  }

  // MARK: Writing

  override func write(
    _ source: UnsafePointer<[Key: Value]>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let parts = MapParts(of: source, by: disassemble, key, value)
    let names = try names(of: parts, &writer)
    let start = writer.count
    for index in names.order {
      try write(names[index].pointee, parts.value(index), to: &writer)
    }
    writer.closeObject(from: start)
  }

  private func write(
    _ name: String, _ place: UnsafeRawPointer, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    writer.key(name)
    do throws(CodecFailure) {
      try value.write(at: place, to: &writer)
    } catch {
      writer.path.prepend(.member(name))
      throw error
    }
  }

  private func names(
    of parts: borrowing MapParts, _ writer: inout JSONWriter
  ) throws(CodecFailure) -> MapNames {
    do throws(TextError) { return try MapNames(of: parts, by: key) } catch {
      throw writer.fail(.unwritable, "a key can't be a name: \(error.reason)")
    }
  }

  override func form(of source: UnsafePointer<[Key: Value]>) throws(TextError) -> ParameterForm {
    let parts = MapParts(of: source, by: disassemble, key, value)
    let names = try MapNames(of: parts, by: key)
    var members: [ParameterForm.Member] = []
    for index in names.order {
      let name = names[index].pointee
      members.append(ParameterForm.Member(name, try text(of: parts.value(index), name)))
    }
    return .object(members)
  }

  private func text(of place: UnsafeRawPointer, _ name: String) throws(TextError) -> String {
    do throws(TextError) {
      return try value.text(of: place.assumingMemoryBound(to: Value.self))
    } catch {
      throw error.under(name)
    }
  }
}
