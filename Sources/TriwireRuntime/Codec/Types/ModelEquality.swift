/// When two values of a model are equal.
struct ModelEquality<Model>: Sendable {
  /// Whether the values at two places are equal.
  let areEqual: @Sendable (UnsafePointer<Model>, UnsafePointer<Model>) -> Bool
  /// Adds the value at a place to a hash.
  let hash: @Sendable (UnsafePointer<Model>, inout Hasher) -> Void

  /// When their properties are equal.
  static func rows(of table: RecordTable) -> ModelEquality {
    ModelEquality(
      areEqual: { table.areEqual($0, $1) }, hash: { table.hash($0, into: &$1) })
  }
}

extension ModelEquality where Model: WireModel {
  /// When the type says so, which may have its own rule.
  static var declared: ModelEquality {
    ModelEquality(
      areEqual: { $0.pointee == $1.pointee }, hash: { $1.combine($0.pointee) })
  }
}
