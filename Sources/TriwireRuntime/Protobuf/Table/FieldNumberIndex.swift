/// Finds the row that a field with a certain tag belongs to: small numbers in a dense table, large
/// ones by bisection.
struct FieldNumberIndex {
  private let entries: UnsafePointer<Entry>
  private let count: Int
  /// For numbers below ``denseCount``, the entry's index plus one; zero where there is none.
  private let dense: UnsafePointer<UInt16>
  private let denseCount: UInt32

  private struct Entry {
    let number: UInt32
    let key: UInt32
    /// Another key that is read as well; zero when there is none.
    let other: UInt32
    /// The place of the row among those of the ``ProtobufTable``.
    let row: Int32
  }

  /// An index that is never freed.
  ///
  /// - Parameters:
  ///   - rows: The rows in their order.
  ///   - oneofs: The keys that belong to rows without a tag of their own.
  ///   - others: For the numbers of rows, further keys.
  init(_ rows: [ProtobufRow], oneofs: [(row: Int, key: UInt32)], others: [Int32: UInt32]) {
    var list: [Entry] = []
    for (place, row) in rows.enumerated() {
      let members = oneofs.filter { $0.row == row.row }.map(\.key)
      for key in members.isEmpty ? [row.tag.key] : members {
        let other = others[Int32(bitPattern: key >> 3)] ?? 0
        list.append(Entry(number: key >> 3, key: key, other: other, row: Int32(place)))
      }
    }
    list.sort { ($0.number, $0.key) < ($1.number, $1.key) }
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: list.count + 1)
    memory.initialize(from: list, count: list.count)
    entries = UnsafePointer(memory)
    count = list.count
    denseCount = min((list.last?.number ?? 0) + 1, 1024)
    dense = FieldNumberIndex.dense(list, Int(denseCount))
  }

  private static func dense(_ list: [Entry], _ count: Int) -> UnsafePointer<UInt16> {
    let dense = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    dense.initialize(repeating: 0, count: count)
    for (index, entry) in list.enumerated().reversed() where entry.number < count {
      dense[Int(entry.number)] = UInt16(truncatingIfNeeded: index + 1)
    }
    return UnsafePointer(dense)
  }

  /// The place of the row that a field with this key belongs to; nil when there is none.
  @inline(__always)
  func row(of key: UInt32) -> Int? {
    let number = key >> 3
    var index = number < denseCount ? Int(dense[Int(number)]) - 1 : search(number)
    // A member of a oneof has an entry for each of its keys.
    while index >= 0, index < count, entries[index].number == number {
      if entries[index].key == key || entries[index].other == key {
        return Int(entries[index].row)
      }
      index += 1
    }
    return nil
  }

  /// The first entry of the number; -1 when there is none.
  @inline(never)
  private func search(_ number: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : -1
  }
}
