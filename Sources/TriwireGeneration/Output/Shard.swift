/// Splits declarations over files by their names alone, so that adding one moves no other.
enum Shard {
  /// 0 up to, not including, `count`: the 64-bit FNV-1a hash of the name, reduced.
  static func index(of name: String, count: Int) -> Int {
    Int(hash(name) % UInt64(max(1, count)))
  }

  /// `elements` by shard, each in its former order.
  static func split<Element>(
    _ elements: [Element], into count: Int, by name: (Element) -> String
  ) -> [[Element]] {
    var shards = [[Element]](repeating: [], count: max(1, count))
    for element in elements {
      shards[index(of: name(element), count: shards.count)].append(element)
    }
    return shards
  }

  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
