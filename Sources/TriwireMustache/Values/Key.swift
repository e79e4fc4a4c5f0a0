extension Object {
  /// The name of a field, quick to compare.
  package struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String
    /// Equal for equal texts, and rarely for others.
    private let fingerprint: UInt32

    package init(_ text: String) {
      self.text = text
      fingerprint = text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }

    package init(stringLiteral value: String) { self.init(value) }

    package static func == (left: Key, right: Key) -> Bool {
      left.fingerprint == right.fingerprint && left.text == right.text
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }
}
