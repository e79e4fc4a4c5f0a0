/// How much of a protobuf message is read before it is refused.
public struct ProtobufLimits: Hashable, Sendable {
  /// How deep messages may be nested in the outermost one; groups and the entries of maps count too.
  /// The default, 100, is what other implementations allow, and is safe on threads with a stack of
  /// 512 KB; more may need a larger stack.
  public var depth: Int
  /// How many bytes the message may have; all by default.
  public var bytes: Int

  /// Limits, those left out being the defaults.
  public init(depth: Int = 100, bytes: Int = .max) {
    self.depth = depth
    self.bytes = bytes
  }
}
