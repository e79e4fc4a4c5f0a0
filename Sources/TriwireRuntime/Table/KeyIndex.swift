/// Finds the number of a name among others: few names are compared one by one, many through a hash
/// table with open addressing that is at most half full.
final class KeyIndex: @unchecked Sendable {
  // The memory is written in `init`, before anybody else has the pointers.

  private let entries: UnsafePointer<Entry>
  /// How many names there are.
  let count: Int
  /// Numbers of entries plus one, zero where there is none.
  private let slots: UnsafePointer<UInt32>
  /// One less than how many slots there are, which is a power of two.
  private let mask: Int

  private struct Entry {
    /// The name's first bytes.
    let word: UInt64
    let length: Int
    let bytes: UnsafePointer<UInt8>
  }

  /// How many names are compared one by one.
  private static let few = 6

  /// - Parameter names: The names in the order of their numbers; nil for a number without one.
  init(_ names: [String?]) {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: names.count)
    for (index, name) in names.enumerated() {
      (entries + index).initialize(to: KeyIndex.entry(name))
    }
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    for case (let index, let name?) in names.enumerated() {
      var slot = name.withBytes(KeyIndex.hash) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
    (self.entries, self.slots) = (UnsafePointer(entries), UnsafePointer(slots))
    (count, mask) = (names.count, capacity - 1)
  }

  deinit {
    for index in 0..<count { entries[index].bytes.deallocate() }
    entries.deallocate()
    slots.deallocate()
  }

  private static func entry(_ name: String?) -> Entry {
    guard let name else {
      let nothing = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
      return Entry(word: 0, length: -1, bytes: nothing)
    }
    return name.withBytes { source in
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + 1)
      if let first = source.baseAddress { bytes.initialize(from: first, count: source.count) }
      return Entry(word: firstWord(source), length: source.count, bytes: bytes)
    }
  }

  /// The number of the first entry with that name; nil when there is none.
  func firstIndex(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let word = KeyIndex.firstWord(name)
    if count <= KeyIndex.few {
      for index in 0..<count where matches(index, name, word) { return index }
      return nil
    }
    var slot = KeyIndex.hash(name) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if matches(index, name, word) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func matches(_ index: Int, _ name: UnsafeBufferPointer<UInt8>, _ word: UInt64) -> Bool {
    let entry = entries + index
    guard entry.pointee.word == word, entry.pointee.length == name.count else { return false }
    return name.count <= 8 || hasBytes(index, name)
  }

  private func hasBytes(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = entries[index].bytes
    for offset in 8..<name.count where bytes[offset] != name[offset] { return false }
    return true
  }

  /// A word of the first eight bytes, which tells shorter names apart if their lengths are the
  /// same.
  @inline(__always)
  private static func firstWord(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let base = UnsafeRawPointer(bytes.baseAddress), !bytes.isEmpty else { return 0 }
    let count = bytes.count
    if count >= 8 { return base.loadUnaligned(as: UInt64.self) }
    if count >= 4 {
      let first = base.loadUnaligned(as: UInt32.self)
      let last = base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) | UInt64(last) << 32
    }
    return UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16
  }

  /// The FNV-1a hash, its upper bits mixed into the lower ones.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}
