extension Object {
  /// The name of a field, quick to compare.
  package struct Key: Equatable, Sendable, ExpressibleByStringLiteral {
    package let text: String
    /// Equal for equal texts, and rarely for others of one template.
    @usableFromInline package let fingerprint: UInt32

    @inlinable package init(_ text: String) {
      self.text = text
      let bytes = text.utf8
      fingerprint = UInt32(truncatingIfNeeded: bytes.count) << 8 | UInt32(bytes.first ?? 0)
    }

    @inlinable package init(stringLiteral value: String) { self.init(value) }

    package static func == (left: Key, right: Key) -> Bool {
      left.fingerprint == right.fingerprint && left.text == right.text
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }
}
