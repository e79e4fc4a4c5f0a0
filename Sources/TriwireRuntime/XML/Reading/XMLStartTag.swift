/// A start tag that has been passed. Its name stays where it stands in the document.
struct XMLStartTag {
  /// The qualified name.
  let name: UnsafePointer<UInt8>
  let count: Int
  /// Where the local part begins in the name: 0 without a prefix.
  let localOffset: Int
  /// The number of the namespace, see ``XMLScopes``.
  var namespace: Int32
  /// How many namespaces were declared outside.
  let outerBindings: Int32
  /// Whether the tag is that of an empty element, `<a/>`: then there is no end tag.
  let isEmpty: Bool

  var qualifiedName: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: name, count: count) }

  /// What stands before the colon; empty without one.
  var prefix: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: name, count: max(0, localOffset - 1))
  }

  var localName: UnsafeBufferPointer<UInt8> {
    @inline(__always) get {
      UnsafeBufferPointer(start: name + localOffset, count: count - localOffset)
    }
  }

  var description: String { String(decoding: qualifiedName, as: UTF8.self) }
}

/// An attribute of the start tag that was passed last.
struct XMLAttribute {
  /// The qualified name.
  let name: UnsafePointer<UInt8>
  let count: Int
  /// Where the local part begins in the name: 0 without a prefix.
  let localOffset: Int
  /// The value as it is written, between the quotes.
  let value: UnsafeBufferPointer<UInt8>
  /// Whether the value is as it is written: no references, no white space but spaces.
  let isPlain: Bool
  /// The number of the namespace, see ``XMLScopes``.
  var namespace: Int32

  var localName: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: name + localOffset, count: count - localOffset)
  }

  /// What stands before the colon; empty without one.
  var prefix: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: name, count: max(0, localOffset - 1))
  }

  var description: String {
    String(decoding: UnsafeBufferPointer(start: name, count: count), as: UTF8.self)
  }
}
