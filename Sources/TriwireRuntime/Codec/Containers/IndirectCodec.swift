/// Values in a place of their own, which travel as if they were in the model's.
final class IndirectCodec<Value>: TypedCodec<Indirect<Value>>, @unchecked Sendable {
  private let value: TypedCodec<Value>

  init(_ value: TypedCodec<Value>) {
    self.value = value
    super.init()
  }

  override var isFlattened: Bool { value.isFlattened }

  override var caseNames: [[String]] { value.caseNames }

  override func oneof() -> TypedCodec<Indirect<Value>>? { value.oneof().map { IndirectCodec($0) } }

  override var takesNullAsAbsent: Bool { value.takesNullAsAbsent }

  override var protobuf: ProtobufCoder<Indirect<Value>>? { value.protobuf.map(wrapper) }

  override var protobufOneof: ErasedProtobufCoder? { value.protobufOneof.map(wrapper) }

  override func unpacked() -> TypedCodec<Indirect<Value>> { IndirectCodec(value.unpacked()) }

  private func wrapper(_ coder: ErasedProtobufCoder) -> ProtobufCoder<Indirect<Value>> {
    WrapperCoder(
      coder, value, wrap: { Indirect(wrappedValue: $0) }, unwrap: { $0.wrappedValue })
  }

  override var readsNull: Bool { value.readsNull }

  override func proto3() -> TypedCodec<Indirect<Value>> { IndirectCodec(value.proto3()) }

  override func zero() -> Indirect<Value>? { value.zero().map { Indirect(wrappedValue: $0) } }

  override func isZero(_ source: UnsafePointer<Indirect<Value>>) -> Bool {
    withUnsafePointer(to: source.pointee.wrappedValue) { value.isZero($0) }
  }

  override var xml: XMLCoder<Indirect<Value>>? { value.xml.map { XMLIndirectCoder($0) } }

  override func canBegin(with byte: UInt8) -> Bool { value.canBegin(with: byte) }

  override func initialize(
    _ target: UnsafeMutablePointer<Indirect<Value>>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: Indirect(wrappedValue: try value.value(from: &reader)))
  }

  override func initializeAbsent(_ target: UnsafeMutablePointer<Indirect<Value>>) -> Bool {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    guard value.initializeAbsent(place) else { return false }
    target.initialize(to: Indirect(wrappedValue: place.move()))
    return true
  }

  override func write(
    _ source: UnsafePointer<Indirect<Value>>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    try withUnsafePointer(to: source.pointee.wrappedValue) { (place) throws(CodecFailure) in
      try value.write(place, to: &writer)
    }
  }

  override func isOmitted(_ source: UnsafePointer<Indirect<Value>>) -> Bool {
    withUnsafePointer(to: source.pointee.wrappedValue) { value.isOmitted($0) }
  }

  override func areEqual(
    _ first: UnsafePointer<Indirect<Value>>, _ second: UnsafePointer<Indirect<Value>>
  ) -> Bool {
    withUnsafePointer(to: first.pointee.wrappedValue) { first in
      withUnsafePointer(to: second.pointee.wrappedValue) { value.areEqual(first, $0) }
    }
  }

  override func hash(_ source: UnsafePointer<Indirect<Value>>, into hasher: inout Hasher) {
    withUnsafePointer(to: source.pointee.wrappedValue) { value.hash($0, into: &hasher) }
  }

  override func form(of source: UnsafePointer<Indirect<Value>>) throws(TextError) -> ParameterForm {
    try withUnsafePointer(to: source.pointee.wrappedValue) { (place) throws(TextError) in
      try value.form(of: place)
    }
  }

  override func parse(_ text: String) throws(TextError) -> Indirect<Value> {
    Indirect(wrappedValue: try value.parse(text))
  }

  override func parse(list texts: [String]) throws(TextError) -> Indirect<Value> {
    Indirect(wrappedValue: try value.parse(list: texts))
  }
}
