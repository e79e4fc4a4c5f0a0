/// One member of a partial update, as JSON Merge Patch (RFC 7396) has it: left alone, removed or
/// set.
public enum Patch<Value> {
  /// The member is not written.
  case absent
  /// The member is written as `null`. protobuf has none, so that writing it there fails.
  case null
  /// The member is written with this value.
  case value(Value)

  /// The value to set; nil for ``absent`` and ``null``.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension Patch: Sendable where Value: Sendable {}
extension Patch: Equatable where Value: Equatable {}
extension Patch: Hashable where Value: Hashable {}
