/// Copies of a few bytes, for which calling a function would take longer than copying.
enum ShortCopy {
  /// Copies at most 16 bytes, as two words that overlap.
  @inline(__always)
  static func copy(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let source = UnsafeRawPointer(source)
    let target = UnsafeMutableRawPointer(target)
    if count >= 8 {
      copy(UInt64.self, source, to: target, count)
    } else if count >= 4 {
      copy(UInt32.self, source, to: target, count)
    } else if count >= 2 {
      copy(UInt16.self, source, to: target, count)
    } else if count == 1 {
      target.storeBytes(of: source.load(as: UInt8.self), as: UInt8.self)
    }
  }

  @inline(__always)
  private static func copy<Word: BitwiseCopyable>(
    _ word: Word.Type, _ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ count: Int
  ) {
    let rest = count &- MemoryLayout<Word>.size
    let first = source.loadUnaligned(as: Word.self)
    let last = source.loadUnaligned(fromByteOffset: rest, as: Word.self)
    target.storeBytes(of: first, as: Word.self)
    target.storeBytes(of: last, toByteOffset: rest, as: Word.self)
  }
}
