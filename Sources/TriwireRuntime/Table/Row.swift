/// A row as the interpreters use it: a trivial value, so that reading one counts no references.
struct Row {
  let key: MemberKey
  /// Where the property stands in its struct; negative when it isn't stored there.
  let offset: Int
  let operation: Operation
  /// Whether `null` is treated as if the member were absent.
  let takesNullAsAbsent: Bool
  /// Whether what an absent member means can be copied as bytes: nil and empty collections refer to
  /// nothing that is counted.
  let isAbsentTrivial: Bool
  /// Whether the codec writes the key too.
  private let isFlattened: Bool
  private let codecReference: Unmanaged<ErasedCodec>
  private let fallback: Unmanaged<ErasedDefault>?

  /// Makes a row that keeps what it refers to alive for good.
  ///
  /// Without a name, no key matches it.
  init(_ name: String?, offset: Int, codec: ErasedCodec, fallback: ErasedDefault?) {
    self.init(
      name.map { MemberKey($0) } ?? MemberKey.none, offset: offset, codec: codec,
      fallback: fallback)
  }

  /// A row that no key matches.
  static var none: Row {
    Row(nil, offset: 0, codec: ErasedCodec(.composed, ValueLayout(Void.self)), fallback: nil)
  }

  private init(_ key: MemberKey, offset: Int, codec: ErasedCodec, fallback: ErasedDefault?) {
    self.key = key
    self.offset = offset
    operation = codec.operation
    takesNullAsAbsent = codec.takesNullAsAbsent || fallback != nil
    isAbsentTrivial = codec.isAbsentTrivial && fallback == nil
    isFlattened = codec.isFlattened
    codecReference = .passRetained(codec)
    self.fallback = fallback.map { .passRetained($0) }
  }

  /// How the value travels.
  var codec: ErasedCodec { codecReference.takeUnretainedValue() }

  /// Puts what an absent member means into uninitialised memory; false when the member is needed.
  func initializeAbsent(_ target: UnsafeMutableRawPointer) -> Bool {
    guard let fallback else { return codec.initializeAbsent(at: target) }
    fallback.takeUnretainedValue().initialize(target)
    return true
  }

  /// Whether the property stands in the struct.
  var isStored: Bool { offset >= 0 }

  /// Whether the values at two places are equal.
  @inline(__always)
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    codecReference._withUnsafeGuaranteedRef { $0.areEqual(operation, first, second) }
  }

  /// Adds the value at a place to a hash.
  @inline(__always)
  func hash(_ source: UnsafeRawPointer, into hasher: inout Hasher) {
    codecReference._withUnsafeGuaranteedRef { $0.hash(operation, source, into: &hasher) }
  }

  // These two don't count references. The method for it has no typed throws: success is a result
  // here.

  /// Reads the value into uninitialised memory.
  @inline(__always)
  func initialize(
    _ target: UnsafeMutableRawPointer, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let succeeds = codecReference._withUnsafeGuaranteedRef { codec in
      do throws(CodecFailure) {
        try codec.initialize(at: target, from: &reader)
        return true
      } catch {
        return false
      }
    }
    if !succeeds { throw CodecFailure() }
  }

  /// Writes the member, unless it is one to leave out.
  @inline(__always)
  func write(_ source: UnsafeRawPointer, to writer: inout JSONWriter) throws(CodecFailure) {
    let succeeds = codecReference._withUnsafeGuaranteedRef { codec in
      do throws(CodecFailure) {
        if codec.isOmitted(at: source) { return true }
        if !isFlattened { writer.key(key) }
        try codec.write(at: source, to: &writer)
        return true
      } catch {
        return false
      }
    }
    if !succeeds { throw CodecFailure() }
  }
}
