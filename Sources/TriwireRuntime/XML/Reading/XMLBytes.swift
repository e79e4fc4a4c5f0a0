/// Bytes of a document that are compared and hashed as they are.
struct XMLBytes: Hashable {
  let bytes: UnsafeBufferPointer<UInt8>

  static func == (left: XMLBytes, right: XMLBytes) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }

  func equals(_ text: StaticString) -> Bool {
    bytes.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// The name of an attribute with its namespace, by which the attributes of a tag differ.
struct XMLExpandedName: Hashable {
  let namespace: Int32
  let local: XMLBytes
}
