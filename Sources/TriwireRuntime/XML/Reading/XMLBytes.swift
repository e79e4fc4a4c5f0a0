/// Bytes of a document that are compared and hashed as they are.
struct XMLBytes: Hashable {
  let bytes: UnsafeBufferPointer<UInt8>

  static func == (left: XMLBytes, right: XMLBytes) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }

  @inline(__always)
  func equals(_ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<bytes.count where bytes[offset] != text.utf8Start[offset] { return false }
    return true
  }
}

/// The name of an attribute with its namespace, by which the attributes of a tag differ.
struct XMLExpandedName: Hashable {
  let namespace: Int32
  let local: XMLBytes
}
