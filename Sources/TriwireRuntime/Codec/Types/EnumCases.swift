/// The cases of an enum in their order, found by the bytes that they are in memory.
final class EnumCases<Enum: WireEnum>: @unchecked Sendable {
  // The memory is written in `init`, before anybody else has the pointers.

  /// Puts a copy of a case into uninitialised memory.
  typealias Copying = @Sendable (UnsafePointer<Enum>, UnsafeMutablePointer<Enum>) -> Void

  let count: Int
  private let size = MemoryLayout<Enum>.size
  private let cases: UnsafeMutablePointer<Enum>
  private let raw: UnsafeMutablePointer<Enum.RawValue>
  private let images: UnsafeMutablePointer<MemoryImage>
  private let copy: Copying

  init(_ copy: @escaping Copying) {
    let all = Array(Enum.allCases)
    count = all.count
    cases = .allocate(capacity: all.count)
    cases.initialize(from: all, count: all.count)
    raw = .allocate(capacity: all.count)
    raw.initialize(from: all.map(\.rawValue), count: all.count)
    images = .allocate(capacity: all.count)
    for index in all.indices {
      (images + index).initialize(
        to: MemoryImage(UnsafeRawPointer(cases + index), size))
    }
    self.copy = copy
  }

  deinit {
    cases.deinitialize(count: count)
    cases.deallocate()
    raw.deinitialize(count: count)
    raw.deallocate()
    images.deallocate()
  }

  /// The case of a number below ``count``.
  subscript(number: Int) -> Enum { cases[number] }

  /// The raw values in the order of the cases.
  var rawValues: [Enum.RawValue] { Array(UnsafeBufferPointer(start: raw, count: count)) }

  /// Calls `body` with the place of a value's raw value.
  @inline(__always)
  func withRawValue(
    of source: UnsafePointer<Enum>,
    _ body: (UnsafePointer<Enum.RawValue>) throws(CodecFailure) -> Void
  ) throws(CodecFailure) {
    if let number = number(at: UnsafeRawPointer(source)) { return try body(raw + number) }
    try withUnsafePointer(to: source.pointee.rawValue, body)
  }

  /// Puts a case into uninitialised memory.
  @inline(__always)
  func initialize(_ target: UnsafeMutablePointer<Enum>, to number: Int) {
    copy(cases + number, target)
  }

  /// The first case that is the same bytes as the value at `source`, and therefore the same value.
  ///
  /// - Returns: nil when there is none: the value may be one of the cases all the same.
  @inline(__always)
  func number(at source: UnsafeRawPointer) -> Int? {
    guard size <= MemoryImage.limit else { return nil }
    let image = MemoryImage(source, size)
    for number in 0..<count where images[number] == image { return number }
    return nil
  }
}

/// The bytes of a small value, as two words that can overlap.
private struct MemoryImage: Equatable {
  /// How many bytes are told apart.
  static let limit = 16

  private let first: UInt64
  private let last: UInt64

  /// The image of `size` bytes; empty for more than ``limit``.
  @inline(__always)
  init(_ place: UnsafeRawPointer, _ size: Int) {
    switch size {
    case 1:
      first = UInt64(place.load(as: UInt8.self))
      last = 0
    case 2...3: (first, last) = MemoryImage.ends(of: UInt16.self, place, size)
    case 4...7: (first, last) = MemoryImage.ends(of: UInt32.self, place, size)
    case 8...MemoryImage.limit: (first, last) = MemoryImage.ends(of: UInt64.self, place, size)
    default: (first, last) = (0, 0)
    }
  }

  @inline(__always)
  private static func ends<Word: FixedWidthInteger & BitwiseCopyable>(
    of word: Word.Type, _ place: UnsafeRawPointer, _ size: Int
  ) -> (UInt64, UInt64) {
    let rest = size &- MemoryLayout<Word>.size
    return (
      UInt64(place.loadUnaligned(as: Word.self)),
      UInt64(place.loadUnaligned(fromByteOffset: rest, as: Word.self))
    )
  }
}
