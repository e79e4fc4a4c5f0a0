/// Moves so many keys and values into a new dictionary at a place. Of two equal keys the later one is
/// also left alone in its place, whose index comes back; nil when there are none.
///
/// What it is made for knows the types, so that nothing is looked up while it runs.
@usableFromInline
typealias MapAssembly =
  @Sendable (
    _ target: UnsafeMutableRawPointer, _ keys: UnsafeMutableRawPointer,
    _ values: UnsafeMutableRawPointer, _ count: Int
  ) -> Int?

/// Copies the keys and, in the same order, the values of a dictionary into memory that the caller is
/// to free.
@usableFromInline
typealias MapDisassembly =
  @Sendable (_ map: UnsafeRawPointer) -> (
    keys: UnsafeMutableRawPointer, values: UnsafeMutableRawPointer, count: Int
  )

/// The entries of a dictionary, taken out to be written one after the other.
struct MapParts: ~Copyable {
  let keys: UnsafeMutableRawPointer
  let values: UnsafeMutableRawPointer
  let count: Int
  private let key: ErasedCodec
  private let value: ErasedCodec

  init(
    of map: UnsafeRawPointer, by disassemble: MapDisassembly, _ key: ErasedCodec,
    _ value: ErasedCodec
  ) {
    (keys, values, count) = disassemble(map)
    self.key = key
    self.value = value
  }

  deinit {
    key.destroy(at: keys, count: count)
    value.destroy(at: values, count: count)
    keys.deallocate()
    values.deallocate()
  }

  /// The place of a key.
  func key(_ index: Int) -> UnsafeRawPointer { UnsafeRawPointer(keys + index * key.layout.stride) }

  /// The place of a value.
  func value(_ index: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(values + index * value.layout.stride)
  }
}

/// The texts of a dictionary's keys.
struct MapNames: ~Copyable {
  private let texts: UnsafeMutablePointer<String>
  private let count: Int
  private let areKeys: Bool

  /// The names of parts, which must outlive them.
  init<Key>(of parts: borrowing MapParts, by key: TypedCodec<Key>) throws(TextError) {
    count = parts.count
    // Only strings travel by this operation.
    areKeys = key.operation == .string
    guard !areKeys else {
      texts = parts.keys.assumingMemoryBound(to: String.self)
      return
    }
    let keys = parts.keys.assumingMemoryBound(to: Key.self)
    let names = try (0..<count).map { (index) throws(TextError) in try key.text(of: keys + index) }
    texts = .allocate(capacity: count)
    texts.initialize(from: names, count: count)
  }

  deinit {
    guard !areKeys else { return }
    texts.deinitialize(count: count)
    texts.deallocate()
  }

  /// The place of a name.
  subscript(index: Int) -> UnsafePointer<String> { UnsafePointer(texts + index) }

  /// The order in which the entries are written: by their names' Unicode scalars.
  var order: [Int] { (0..<count).sorted { texts[$0] < texts[$1] } }
}
