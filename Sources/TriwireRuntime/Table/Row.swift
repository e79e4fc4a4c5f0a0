/// A row as the interpreters use it: a trivial value, so that reading one counts no references.
struct Row {
  let key: MemberKey
  let offset: Int
  let operation: Operation
  /// Whether `null` is treated as if the member were absent.
  let takesNullAsAbsent: Bool
  /// How the value travels.
  let codec: Unmanaged<ErasedCodec>
  private let fallback: Unmanaged<ErasedDefault>?

  /// Makes a row that keeps what it refers to alive for good.
  init(_ name: String, offset: Int, codec: ErasedCodec, fallback: ErasedDefault?) {
    key = MemberKey(name)
    self.offset = offset
    operation = codec.operation
    takesNullAsAbsent = codec.takesNullAsAbsent || fallback != nil
    self.codec = .passRetained(codec)
    self.fallback = fallback.map { .passRetained($0) }
  }

  /// A row that no key matches.
  static var none: Row { Row(key: .none, codec: ErasedCodec()) }

  private init(key: MemberKey, codec: ErasedCodec) {
    self.key = key
    offset = 0
    operation = .composed
    takesNullAsAbsent = false
    self.codec = .passRetained(codec)
    fallback = nil
  }

  /// Puts what an absent member means into uninitialised memory; false when the member is needed.
  func initializeAbsent(_ target: UnsafeMutableRawPointer) -> Bool {
    guard let fallback else {
      return codec._withUnsafeGuaranteedRef { $0.initializeAbsent(at: target) }
    }
    fallback._withUnsafeGuaranteedRef { $0.initialize(target) }
    return true
  }

  /// What the value at `source` becomes as a parameter.
  func form(of source: UnsafeRawPointer) throws(TextError) -> ParameterForm {
    try codec._withUnsafeGuaranteedRef { (codec) throws(TextError) in try codec.form(at: source) }
  }
}
