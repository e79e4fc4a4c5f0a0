/// How much of a JSON text is read before it is refused.
public struct JSONLimits: Hashable, Sendable {
  /// How deep arrays and objects may be nested. The default, 128, is safe on threads with a stack
  /// of 512 KB; more may need a larger stack.
  public var depth: Int
  /// How many bytes the text may have; all by default.
  public var bytes: Int

  /// Limits, those left out being the defaults.
  public init(depth: Int = 128, bytes: Int = .max) {
    self.depth = depth
    self.bytes = bytes
  }
}
