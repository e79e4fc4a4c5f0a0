/// Scalars that the interpreters treat themselves, wherever they stand.
final class ScalarCoder<Value>: ProtobufCoder<Value>, @unchecked Sendable {
  private let kind: ProtobufOperation

  init(_ kind: ProtobufOperation) { self.kind = kind }

  override var operation: ProtobufOperation { kind }

  override var isZeroTrivial: Bool { true }

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    try reader.readScalar(kind, into: target, isSet: isSet)
    return true
  }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    ScalarPlace.initializeZero(kind, target)
    return true
  }

  override func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    writer.scalar(kind, source)
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool { ScalarPlace.isZero(kind, source) }

  override func order(at source: UnsafeRawPointer) -> ProtobufKeyOrder? {
    switch kind {
    case .bool: .unsigned(source.load(as: Bool.self) ? 1 : 0)
    case .int32, .sint32: .signed(Int64(source.load(as: Int32.self)))
    case .uint32: .unsigned(UInt64(source.load(as: UInt32.self)))
    case .string: .text(source.assumingMemoryBound(to: String.self).pointee)
    case .sint64: .signed(source.load(as: Int64.self))
    case .int64, .fixed32, .fixed64: integer(source)
    case .bytes, .composed: nil
    }
  }

  /// The order of integers whose operation doesn't tell their type.
  private func integer(_ source: UnsafeRawPointer) -> ProtobufKeyOrder? {
    switch Value.self {
    case is Int64.Type: .signed(source.load(as: Int64.self))
    case is UInt64.Type: .unsigned(source.load(as: UInt64.self))
    case is Int32.Type: .signed(Int64(source.load(as: Int32.self)))
    case is UInt32.Type: .unsigned(UInt64(source.load(as: UInt32.self)))
    default: nil
    }
  }
}
