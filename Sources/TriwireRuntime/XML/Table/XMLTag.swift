/// The name of an element or an attribute, ready to be compared and copied in words of eight bytes;
/// with it, the names that the entries of a list or a map have inside such an element.
///
/// It is one pointer to constants.
struct XMLTag: @unchecked Sendable {
  // The constants are written in `init`, before anybody else has the pointer.
  private let storage: UnsafePointer<Storage>

  private struct Storage {
    /// The first 16 bytes of `name>`, and which of their bits count.
    let words: (UInt64, UInt64)
    let masks: (UInt64, UInt64)
    /// The bytes of `<name></name>`, with at least 24 zeros after them.
    let text: UnsafePointer<UInt8>
    /// How many bytes the name has.
    let count: Int
    let namespace: Int32
    let isAny: Bool
    let prefix: String?
    let inner: Inner?
  }

  /// The names inside an element; nil stands for the usual ones.
  struct Inner {
    var item: XMLTag?
    var entry: XMLTag?
    var key: XMLTag?
    var value: XMLTag?
  }

  /// A name that is never freed, unless by ``free()``.
  ///
  /// - Parameters:
  ///   - name: The local name.
  ///   - namespace: The number of its namespace.
  ///   - prefix: The prefix that it should have when written.
  ///   - inner: The names inside such an element.
  ///   - isAny: Whether elements of any name match.
  init(
    _ name: String, namespace: Int32, prefix: String? = nil, inner: Inner? = nil,
    isAny: Bool = false
  ) {
    let bytes = Array("<\(name)></\(name)>".utf8)
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 24)
    text.initialize(repeating: 0, count: bytes.count + 24)
    text.update(from: bytes, count: bytes.count)
    let count = name.utf8.count
    let (masks, start) = (XMLTag.masks(count + 1), UnsafeRawPointer(text + 1))
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(
      to: Storage(
        words: (
          start.loadUnaligned(as: UInt64.self) & masks.0,
          start.loadUnaligned(fromByteOffset: 8, as: UInt64.self) & masks.1
        ),
        masks: masks, text: text, count: count, namespace: namespace, isAny: isAny,
        prefix: prefix, inner: inner))
    self.storage = UnsafePointer(storage)
  }

  /// The element of a document.
  init(_ root: XMLRoot) {
    self.init(
      root.name, namespace: XMLNamespaces.number(of: root.namespace ?? ""), prefix: root.prefix)
  }

  /// Gives the memory back; nobody may use the name any more.
  func free() {
    storage.pointee.text.deallocate()
    let mutable = UnsafeMutablePointer(mutating: storage)
    mutable.deinitialize(count: 1)
    mutable.deallocate()
  }

  /// Masks for the first `count` bytes of two words, in the order of memory.
  private static func masks(_ count: Int) -> (UInt64, UInt64) { (mask(count), mask(count - 8)) }

  private static func mask(_ count: Int) -> UInt64 {
    guard count < 8 else { return .max }
    return count <= 0 ? 0 : UInt64(littleEndian: (1 << UInt64(count * 8)) - 1)
  }

  var count: Int {
    @inline(__always) get { storage.pointee.count }
  }
  var namespace: Int32 {
    @inline(__always) get { storage.pointee.namespace }
  }
  var prefix: String? { storage.pointee.prefix }
  /// The bytes of `<name>`; at least 24 more can be read.
  var opening: UnsafePointer<UInt8> {
    @inline(__always) get { storage.pointee.text }
  }
  /// The bytes of `</name>`; at least 24 more can be read.
  var closing: UnsafePointer<UInt8> {
    @inline(__always) get { storage.pointee.text + count + 2 }
  }
  /// The local name.
  var name: String {
    String(decoding: UnsafeBufferPointer(start: opening + 1, count: count), as: UTF8.self)
  }

  /// Whether `name>` stands at `start`, where at least 24 bytes must be readable.
  @inline(__always)
  func matches(_ start: UnsafePointer<UInt8>, available: Int) -> Bool {
    let raw = UnsafeRawPointer(start)
    let first = raw.loadUnaligned(as: UInt64.self) & storage.pointee.masks.0
    guard first == storage.pointee.words.0 else { return false }
    let second = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) & storage.pointee.masks.1
    guard second == storage.pointee.words.1 else { return false }
    return count < 16 || matchesTail(start, available: available)
  }

  @inline(never)
  private func matchesTail(_ start: UnsafePointer<UInt8>, available: Int) -> Bool {
    guard available > count else { return false }
    for offset in 16...count where start[offset] != opening[offset + 1] { return false }
    return true
  }

  /// Whether an element of that local name and namespace has this name.
  func matches(_ name: UnsafeBufferPointer<UInt8>, _ namespace: Int32) -> Bool {
    if storage.pointee.isAny { return true }
    guard namespace == self.namespace, name.count == count else { return false }
    for offset in 0..<count where name[offset] != opening[offset + 1] { return false }
    return true
  }
}

extension XMLTag {
  /// The element of a list's entry inside this one.
  var item: XMLTag { storage.pointee.inner?.item ?? usual.item }
  /// The element of a map's entry inside this one.
  var entry: XMLTag { storage.pointee.inner?.entry ?? usual.entry }
  /// The element of a key inside that of a map's entry.
  var key: XMLTag { storage.pointee.inner?.key ?? usual.key }
  /// The element of a value inside that of a map's entry.
  var value: XMLTag { storage.pointee.inner?.value ?? usual.value }

  private var usual: UsualTags { UsualTags.of(namespace: namespace) }
}

/// The names that nobody has given: `item`, `entry`, `key` and `value`.
private struct UsualTags {
  let item: XMLTag
  let entry: XMLTag
  let key: XMLTag
  let value: XMLTag

  private init(namespace: Int32) {
    item = XMLTag("item", namespace: namespace)
    entry = XMLTag("entry", namespace: namespace)
    key = XMLTag("key", namespace: namespace)
    value = XMLTag("value", namespace: namespace)
  }

  private static let unqualified = UsualTags(namespace: XMLNamespaces.none)
  private static let qualified = Locked<[Int32: UsualTags]>([:])

  /// Kept for the life of the process, as namespaces are.
  static func of(namespace: Int32) -> UsualTags {
    if namespace == XMLNamespaces.none { return unqualified }
    return qualified.withLock { tags in
      if let known = tags[namespace] { return known }
      let new = UsualTags(namespace: namespace)
      tags[namespace] = new
      return new
    }
  }
}
