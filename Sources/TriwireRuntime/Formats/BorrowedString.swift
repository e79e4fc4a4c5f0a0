/// A string that is looked at where it stands.
///
/// It can't be copied, so that nobody counts references to its storage; a place that holds a string
/// can be taken for one that holds this, which is nothing but a string.
struct BorrowedString: ~Copyable {
  /// A copy, whose references are counted.
  let text: String

  /// The string at a place; also the one in an optional that isn't nil.
  @inline(__always)
  static func at(_ place: UnsafeRawPointer) -> UnsafePointer<BorrowedString> {
    place.assumingMemoryBound(to: BorrowedString.self)
  }

  /// Calls `body` with the UTF-8; nil when the string comes from another language and isn't stored as
  /// such.
  @inline(__always)
  borrowing func withStoredBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    text.utf8.withContiguousStorageIfAvailable(body)
  }
}
