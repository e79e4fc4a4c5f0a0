/// A row as the interpreters of protobuf use it: a trivial value, so that reading one counts no
/// references.
struct ProtobufRow {
  /// The tag that is written, and that readers expect first; none for a oneof.
  let tag: ProtobufTag
  /// The number of the row in the ``RecordTable``.
  let row: Int
  /// Where the property stands in its struct.
  let offset: Int
  let operation: ProtobufOperation
  let presence: Presence
  /// Where an optional scalar keeps whether it is nil; zero when its own bits tell.
  let flag: Int
  /// Whether what an absent field means is among the bytes that a struct begins with.
  let isAbsentTrivial: Bool
  private let coderReference: Unmanaged<ErasedProtobufCoder>
  private let fallback: Unmanaged<ErasedDefault>?

  /// When a scalar is written.
  enum Presence: UInt8 {
    /// Unless it is zero.
    case implicit
    /// Unless it is nil.
    case optional
    /// Always.
    case always
  }

  /// Makes a row that keeps what it refers to alive for good.
  init(
    _ row: Int, offset: Int, tag: ProtobufTag, coder: ErasedProtobufCoder, layout: ValueLayout,
    fallback: ErasedDefault?
  ) {
    self.row = row
    self.offset = offset
    self.tag = tag
    operation = coder.operation
    presence = coder.isOptional ? .optional : fallback == nil ? .implicit : .always
    flag = coder.isOptional ? ProtobufRow.flag(coder.operation, layout) : 0
    isAbsentTrivial = coder.isZeroTrivial && fallback == nil
    coderReference = .passRetained(coder)
    self.fallback = fallback.map { .passRetained($0) }
  }

  /// A row that no tag matches.
  static var none: ProtobufRow {
    ProtobufRow(
      0, offset: 0, tag: .none, coder: ErasedProtobufCoder(), layout: ValueLayout(Void.self),
      fallback: nil)
  }

  /// The byte behind an optional scalar, if it has one: zero when there is a value.
  ///
  /// Swift's ABI documents this layout and keeps it.
  private static func flag(_ operation: ProtobufOperation, _ layout: ValueLayout) -> Int {
    let size = ScalarPlace.size(operation)
    return layout.size > size ? size : 0
  }

  var coder: ErasedProtobufCoder { coderReference.takeUnretainedValue() }

  /// Puts what an absent field means into uninitialised memory; false when the field is needed.
  func initializeAbsent(_ target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    guard let fallback else { return coder.initializeZero(at: target, depth: depth) }
    fallback.takeUnretainedValue().initialize(target)
    return true
  }

  // These don't count references. The method for it has no typed throws: what is thrown is a result
  // here.

  private enum Outcome {
    case known, unknown, failure
  }

  /// Reads the value of a field; see ``ErasedProtobufCoder/read(at:isSet:from:)``.
  @inline(__always)
  func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let outcome = coderReference._withUnsafeGuaranteedRef { coder in
      do throws(CodecFailure) {
        return try coder.read(at: target, isSet: isSet, from: &reader)
          ? Outcome.known : Outcome.unknown
      } catch {
        return Outcome.failure
      }
    }
    if outcome == .failure { throw CodecFailure() }
    return outcome == .known
  }

  /// Writes the field, unless it is one to leave out.
  @inline(__always)
  func write(
    _ source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let succeeds = coderReference._withUnsafeGuaranteedRef { coder in
      do throws(CodecFailure) {
        if presence == .always {
          try coder.write(at: source, tag, to: &writer)
        } else {
          try coder.writeUnlessOmitted(at: source, tag, to: &writer)
        }
        return true
      } catch {
        return false
      }
    }
    if !succeeds { throw CodecFailure() }
  }
}
