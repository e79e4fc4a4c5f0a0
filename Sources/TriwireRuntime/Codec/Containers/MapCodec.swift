/// Dictionaries, as objects whose names are the keys' texts.
///
/// They are written in the order of these texts, compared by their Unicode scalars.
final class MapCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]>, @unchecked Sendable {
  /// Makes a dictionary of so many keys and values, which are moved out of their places; also gives
  /// a key that was there twice.
  typealias Assembly =
    @Sendable (UnsafeMutablePointer<Key>, UnsafeMutablePointer<Value>, Int) -> (
      [Key: Value], duplicate: Key?
    )
  /// The keys and, in the same order, the values.
  typealias Disassembly = @Sendable ([Key: Value]) -> ([Key], [Value])

  private let key: TypedCodec<Key>
  private let value: TypedCodec<Value>
  private let assemble: Assembly
  private let disassemble: Disassembly

  init(
    _ key: TypedCodec<Key>, _ value: TypedCodec<Value>, _ assemble: @escaping Assembly,
    _ disassemble: @escaping Disassembly
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

  // MARK: Reading

  override func initialize(
    _ target: UnsafeMutablePointer<[Key: Value]>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    var duplicate: Key?
    try reader.readMap(key, value) { keys, values, count in
      guard count > 0 else { return target.initialize(to: [:]) }
      let map: [Key: Value]
      (map, duplicate) = assemble(
        keys.assumingMemoryBound(to: Key.self), values.assumingMemoryBound(to: Value.self), count)
      target.initialize(to: map)
    }
    guard let duplicate else { return }
    target.deinitialize(count: 1)
    throw reader.duplicate(text(of: duplicate) ?? "")
  }

  private func text(of key: Key) -> String? {
    try? withUnsafePointer(to: key) { (place) throws(TextError) in try self.key.text(of: place) }
  }

  // MARK: Writing

  override func write(
    _ source: UnsafePointer<[Key: Value]>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let (keys, values) = disassemble(source.pointee)
    let names = try names(keys, &writer)
    let start = writer.count
    try values.withUnsafeBufferPointer { (values) throws(CodecFailure) in
      guard let first = values.baseAddress else { return }
      for index in MapOrder.sorted(names) {
        try write(names[index], first + index, to: &writer)
      }
    }
    writer.closeObject(from: start)
  }

  private func write(
    _ name: String, _ place: UnsafePointer<Value>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    writer.key(name)
    do throws(CodecFailure) {
      try value.write(place, to: &writer)
    } catch {
      writer.path.prepend(.member(name))
      throw error
    }
  }

  private func names(
    _ keys: [Key], _ writer: inout JSONWriter
  ) throws(CodecFailure) -> [String] {
    do throws(TextError) {
      return try names(keys)
    } catch {
      throw writer.fail(.unwritable, "a key can't be a name: \(error.reason)")
    }
  }

  private func names(_ keys: [Key]) throws(TextError) -> [String] {
    // Only strings travel by this operation.
    if key.operation == .string { return unsafeBitCast(keys, to: [String].self) }
    return try keys.map { (key) throws(TextError) in
      try withUnsafePointer(to: key) { (place) throws(TextError) in try self.key.text(of: place) }
    }
  }

  override func form(of source: UnsafePointer<[Key: Value]>) throws(TextError) -> ParameterForm {
    let (keys, values) = disassemble(source.pointee)
    let names = try names(keys)
    return .object(
      try MapOrder.sorted(names).map { (index) throws(TextError) in
        ParameterForm.Member(names[index], try text(of: values[index], names[index]))
      })
  }

  private func text(of value: Value, _ name: String) throws(TextError) -> String {
    do throws(TextError) {
      return try withUnsafePointer(to: value) { (place) throws(TextError) in
        try self.value.text(of: place)
      }
    } catch {
      throw error.under(name)
    }
  }
}

/// The order in which the entries of a map are written.
enum MapOrder {
  /// The indices of the names, sorted by what they stand for.
  static func sorted(_ names: [String]) -> [Int] {
    names.indices.sorted { names[$0] < names[$1] }
  }
}
