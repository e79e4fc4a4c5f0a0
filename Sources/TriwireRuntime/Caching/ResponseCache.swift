internal import Foundation

/// Where a client keeps answers, such as a ``MemoryCache`` or a ``DiskCache``.
///
/// Calls may overlap. A cache may lose anything at any time, and it never fails: what it can't keep it
/// drops.
public protocol ResponseCache: Sendable {
  /// What was kept last under a key; nil when there is nothing.
  func record(for key: CacheKey) async -> CacheRecord?

  /// Keeps a record in place of an earlier one.
  func store(_ record: CacheRecord, for key: CacheKey) async

  /// Drops what was kept under a key.
  func remove(_ key: CacheKey) async

  /// Drops everything.
  func removeAll() async
}

/// What answers are found by: the hash of a URL.
public struct CacheKey: Hashable, Sendable {
  /// 64 hexadecimal digits, fit for a file's name.
  public let text: String

  init(_ url: URL) {
    let text = url.absoluteString.prefix { $0 != "#" }
    self.text = SHA256.hash(text.utf8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
