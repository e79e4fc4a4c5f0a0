/// A struct that is being built in uninitialised memory, one stored property after the other.
///
/// Swift Evolution proposal 334 allows this: once every stored property has been initialised
/// through its offset, so is the struct. Either ``complete()`` succeeds, or ``abandon()`` leaves
/// the memory as it was.
struct PartialRecord: ~Copyable {
  private let table: RecordTable
  private let base: UnsafeMutableRawPointer
  private var initialized: FieldSet

  /// A struct at `base` that has no property yet but those whose absence is trivial.
  @inline(__always)
  init(_ table: RecordTable, at base: UnsafeMutableRawPointer) {
    self.init(table, image: table.image, at: base)
  }

  /// A struct at `base` that begins as a copy of the image.
  @inline(__always)
  init(_ table: RecordTable, image: UnsafeRawBufferPointer, at base: UnsafeMutableRawPointer) {
    self.table = table
    self.base = base
    initialized = FieldSet(count: table.count)
    if let bytes = image.baseAddress { base.copyMemory(from: bytes, byteCount: image.count) }
  }

  /// A struct at `base` that has all its properties.
  init(_ table: RecordTable, whole base: UnsafeMutableRawPointer) {
    self.table = table
    self.base = base
    initialized = FieldSet(full: table.count)
  }

  /// Where the property of a row stands.
  @inline(__always)
  func place(of row: Int) -> UnsafeMutableRawPointer { base + table.rows[row].offset }

  /// Whether a value has been put into the property of a row.
  @inline(__always)
  func has(_ row: Int) -> Bool { initialized.contains(row) }

  /// Whether values have been put into all those of the first 64 rows that are in the mask.
  @inline(__always)
  func has(all mask: UInt64) -> Bool { initialized.contains(all: mask) }

  /// Notes that the property of a row now has its value.
  @inline(__always)
  mutating func insert(_ row: Int) { initialized.insert(row) }

  /// Gives the property of a row what an absent member means; false when the member is needed.
  mutating func insertAbsent(_ row: Int) -> Bool {
    if !table.rows[row].isAbsentTrivial {
      guard table.rows[row].initializeAbsent(place(of: row)) else { return false }
    }
    initialized.insert(row)
    return true
  }

  /// Gives all properties that have no value what an absent member means; returns the first row
  /// whose member is needed, and nil when the struct is complete.
  @inline(__always)
  mutating func complete() -> Int? {
    if table.count <= 64, initialized.contains(all: table.nontrivial) { return nil }
    return fill()
  }

  @inline(never)
  private mutating func fill() -> Int? {
    for row in 0..<table.count where !initialized.contains(row) {
      guard insertAbsent(row) else { return row }
    }
    return nil
  }

  /// Destroys the properties that have values.
  @inline(never)
  func abandon() {
    for row in 0..<table.count where initialized.contains(row) {
      table.rows[row].codec.destroy(at: place(of: row), count: 1)
    }
  }
}
