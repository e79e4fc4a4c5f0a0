/// Finds a row by its name: a hash table with open addressing that is at most half full.
struct KeyIndex {
  /// Row numbers plus one; zero where there is none. A power of two in number.
  private let slots: [UInt32]
  private let names: [[UInt8]]

  init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    var slots = [UInt32](repeating: 0, count: capacity)
    for (row, name) in self.names.enumerated() {
      var slot = name.withUnsafeBufferPointer(KeyIndex.hash) & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt32(row + 1)
    }
    self.slots = slots
  }

  /// The row of that name; nil when there is none.
  func row(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = KeyIndex.hash(name) & (slots.count - 1)
    while slots[slot] != 0 {
      let row = Int(slots[slot]) - 1
      if names[row].count == name.count, names[row].elementsEqual(name) { return row }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The FNV-1a hash, its upper bits mixed into the lower ones.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}
