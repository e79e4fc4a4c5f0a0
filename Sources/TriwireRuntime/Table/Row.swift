/// A row as the interpreters use it: a trivial value, so that reading one counts no references.
struct Row {
  let key: MemberKey
  let offset: Int
  let operation: Operation
  /// Whether `null` is treated as if the member were absent.
  let takesNullAsAbsent: Bool
  /// How the value travels.
  unowned(unsafe) let codec: ErasedCodec
  private unowned(unsafe) let fallback: ErasedDefault?

  /// Makes a row that keeps what it refers to alive for good.
  init(_ name: String, offset: Int, codec: ErasedCodec, fallback: ErasedDefault?) {
    key = MemberKey(name)
    self.offset = offset
    operation = codec.operation
    takesNullAsAbsent = codec.takesNullAsAbsent || fallback != nil
    self.codec = Unmanaged.passRetained(codec).takeUnretainedValue()
    self.fallback = fallback.map { Unmanaged.passRetained($0).takeUnretainedValue() }
  }

  /// A row that no key matches.
  static var none: Row { Row(key: .none, codec: ErasedCodec()) }

  private init(key: MemberKey, codec: ErasedCodec) {
    self.key = key
    offset = 0
    operation = .composed
    takesNullAsAbsent = false
    self.codec = Unmanaged.passRetained(codec).takeUnretainedValue()
    fallback = nil
  }

  /// Puts what an absent member means into uninitialised memory; false when the member is needed.
  func initializeAbsent(_ target: UnsafeMutableRawPointer) -> Bool {
    guard let fallback else { return codec.initializeAbsent(at: target) }
    fallback.initialize(target)
    return true
  }
}
