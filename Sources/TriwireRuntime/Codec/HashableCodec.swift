/// A codec for values whose type itself says when two are equal.
class HashableCodec<Value: Hashable>: TypedCodec<Value>, @unchecked Sendable {
  // It holds nothing.

  override func areEqual(_ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    first.pointee == second.pointee
  }

  override func hash(_ source: UnsafePointer<Value>, into hasher: inout Hasher) {
    hasher.combine(source.pointee)
  }
}
