/// A member without presence, by protobuf's JSON mapping: an absent one is zero, and zero is left out.
final class ImplicitCodec<Value>: TypedCodec<Value>, @unchecked Sendable {
  private let value: TypedCodec<Value>

  init(_ value: TypedCodec<Value>) {
    self.value = value
    super.init()
  }

  override var record: RecordTable? { value.record }

  override var takesNullAsAbsent: Bool { !value.readsNull }

  override var isAbsentTrivial: Bool { value.isAbsentTrivial }

  override func initialize(
    _ target: UnsafeMutablePointer<Value>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    try value.initialize(target, from: &reader)
  }

  override func initializeAbsent(_ target: UnsafeMutablePointer<Value>) -> Bool {
    if value.initializeAbsent(target) { return true }
    guard let zero = value.zero() else { return false }
    target.initialize(to: zero)
    return true
  }

  override func write(
    _ source: UnsafePointer<Value>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    try value.write(source, to: &writer)
  }

  override func isOmitted(_ source: UnsafePointer<Value>) -> Bool {
    value.isOmitted(source) || value.isZero(source)
  }

  override func areEqual(_ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    value.areEqual(first, second)
  }

  override func hash(_ source: UnsafePointer<Value>, into hasher: inout Hasher) {
    value.hash(source, into: &hasher)
  }

  override func form(of source: UnsafePointer<Value>) throws(TextError) -> ParameterForm {
    try value.form(of: source)
  }
}
