/// Names of elements and attributes.
package enum XMLName {
  /// Whether a text is a name without a colon: `NCName` of Namespaces in XML 1.0.
  package static func allows(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, begins(first.value) else { return false }
    return name.unicodeScalars.allSatisfy { continues($0.value) }
  }

  private static func begins(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func continues(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: begins(scalar)
    }
  }
}

/// Namespaces that XML itself gives a meaning.
package enum XMLNamespace {
  /// That of `xml:lang` and the like, to which the prefix `xml` belongs.
  package static let xml = "http://www.w3.org/XML/1998/namespace"
  /// That of namespace declarations, which nothing else may be in.
  package static let declarations = "http://www.w3.org/2000/xmlns/"

  /// Whether a document can say it: it holds no character that XML doesn't allow.
  package static func allows(_ uri: String) -> Bool {
    uri != declarations && uri.unicodeScalars.allSatisfy { isCharacter($0.value) }
  }

  private static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
