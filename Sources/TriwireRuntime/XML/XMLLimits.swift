/// How much of an XML document is read before it is refused.
public struct XMLLimits: Hashable, Sendable {
  /// How deep elements may be nested. The default, 128, is safe on threads with a stack of 512 KB;
  /// more may need a larger stack.
  public var depth: Int
  /// How many bytes the document may have; all by default.
  public var bytes: Int
  /// How many attributes one element may have, namespace declarations among them; 1,024 by default.
  public var attributes: Int

  /// Limits, those left out being the defaults.
  public init(depth: Int = 128, bytes: Int = .max, attributes: Int = 1024) {
    self.depth = depth
    self.bytes = bytes
    self.attributes = attributes
  }
}
