public import Foundation

/// The fields of a protobuf message that its model doesn't have, kept as they were received and
/// written again after those it has.
public struct UnknownFields: Hashable, Sendable {
  var bytes: [UInt8] = []

  /// No fields.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The fields as they stand on the wire, tags included.
  public var data: Data { Data(bytes) }
}

/// Keeps unknown fields out of all wires but protobuf, which treats them by itself.
final class UnknownFieldsCodec: HashableCodec<UnknownFields>, @unchecked Sendable {
  init() { super.init() }

  override var isAbsentTrivial: Bool { true }

  override func initializeAbsent(_ target: UnsafeMutablePointer<UnknownFields>) -> Bool {
    target.initialize(to: UnknownFields())
    return true
  }

  override func isOmitted(_ source: UnsafePointer<UnknownFields>) -> Bool { true }

  override func form(of source: UnsafePointer<UnknownFields>) throws(TextError) -> ParameterForm {
    .absent
  }
}
