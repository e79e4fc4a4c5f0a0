/// Dictionaries, as objects whose names are the keys' texts.
///
/// They are written in the order of these texts, compared by their Unicode scalars.
final class MapCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]>, @unchecked Sendable {
  private let key: TypedCodec<Key>
  private let value: TypedCodec<Value>

  init(_ key: TypedCodec<Key>, _ value: TypedCodec<Value>) {
    self.key = key
    self.value = value
  }

  override var takesNullAsAbsent: Bool { true }

  override func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "{") }

  override func initialize(
    _ target: UnsafeMutablePointer<[Key: Value]>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    var map: [Key: Value] = [:]
    try reader.readMembers { (name, reader) throws(CodecFailure) in
      let key = try self.key(name, &reader)
      if map[key] != nil { throw reader.fail(.duplicate, "the object has this name twice") }
      map[key] = try value.value(from: &reader)
    }
    target.initialize(to: map)
  }

  private func key(_ name: String, _ reader: inout JSONReader) throws(CodecFailure) -> Key {
    do throws(TextError) {
      return try key.parse([name])
    } catch {
      throw reader.fail(.mismatch, "the name: \(error.reason)")
    }
  }

  override func initializeAbsent(_ target: UnsafeMutablePointer<[Key: Value]>) -> Bool {
    target.initialize(to: [:])
    return true
  }

  override func write(
    _ source: UnsafePointer<[Key: Value]>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let start = writer.count
    for (name, item) in try entries(source.pointee, &writer) {
      writer.key(name)
      do throws(CodecFailure) {
        try withUnsafePointer(to: item) { (place) throws(CodecFailure) in
          try value.write(place, to: &writer)
        }
      } catch {
        writer.path.prepend(.member(name))
        throw error
      }
    }
    writer.closeObject(from: start)
  }

  private func entries(
    _ map: [Key: Value], _ writer: inout JSONWriter
  ) throws(CodecFailure) -> [(name: String, value: Value)] {
    do throws(TextError) {
      return try sorted(map)
    } catch {
      throw writer.fail(.unwritable, "a key can't be a name: \(error.reason)")
    }
  }

  private func sorted(_ map: [Key: Value]) throws(TextError) -> [(name: String, value: Value)] {
    var entries: [(name: String, value: Value)] = []
    entries.reserveCapacity(map.count)
    for (key, value) in map {
      let name = try withUnsafePointer(to: key) { (place) throws(TextError) in
        try self.key.text(of: place)
      }
      entries.append((name, value))
    }
    return entries.sorted { $0.name < $1.name }
  }

  override func form(of source: UnsafePointer<[Key: Value]>) throws(TextError) -> ParameterForm {
    .object(
      try sorted(source.pointee).map { (name, item) throws(TextError) in
        do throws(TextError) {
          return ParameterForm.Member(
            name,
            try withUnsafePointer(to: item) { (place) throws(TextError) in
              try value.text(of: place)
            })
        } catch {
          throw error.under(name)
        }
      })
  }
}
