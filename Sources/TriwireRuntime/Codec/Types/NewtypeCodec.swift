/// Newtypes, which travel as what they wrap.
final class NewtypeCodec<Newtype: WireNewtype>: HashableCodec<Newtype>, @unchecked Sendable {
  private let raw: TypedCodec<Newtype.RawValue>

  init() {
    let codec: Codec<Newtype.RawValue> = Newtype.codec
    raw = codec.core
    super.init()
  }

  private init(_ raw: TypedCodec<Newtype.RawValue>) {
    self.raw = raw
    super.init()
  }

  override var takesNullAsAbsent: Bool { raw.takesNullAsAbsent }

  override var protobuf: ProtobufCoder<Newtype>? { raw.protobuf.map(wrapper) }

  override var protobufOneof: ErasedProtobufCoder? { raw.protobufOneof.map(wrapper) }

  private func wrapper(_ coder: ErasedProtobufCoder) -> ProtobufCoder<Newtype> {
    WrapperCoder(coder, raw, wrap: { Newtype($0) }, unwrap: { $0.rawValue })
  }

  override var readsNull: Bool { raw.readsNull }

  override func proto3() -> TypedCodec<Newtype> { NewtypeCodec(raw.proto3()) }

  override func zero() -> Newtype? { raw.zero().map { Newtype($0) } }

  override func isZero(_ source: UnsafePointer<Newtype>) -> Bool {
    withUnsafePointer(to: source.pointee.rawValue) { raw.isZero($0) }
  }

  override var xml: XMLCoder<Newtype>? { raw.xml.map { XMLNewtypeCoder($0) } }

  override func canBegin(with byte: UInt8) -> Bool { raw.canBegin(with: byte) }

  override func initialize(
    _ target: UnsafeMutablePointer<Newtype>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    target.initialize(to: Newtype(try raw.value(from: &reader)))
  }

  override func initializeAbsent(_ target: UnsafeMutablePointer<Newtype>) -> Bool {
    let place = UnsafeMutablePointer<Newtype.RawValue>.allocate(capacity: 1)
    defer { place.deallocate() }
    guard raw.initializeAbsent(place) else { return false }
    target.initialize(to: Newtype(place.move()))
    return true
  }

  override func write(
    _ source: UnsafePointer<Newtype>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    try withUnsafePointer(to: source.pointee.rawValue) { (place) throws(CodecFailure) in
      try raw.write(place, to: &writer)
    }
  }

  override func isOmitted(_ source: UnsafePointer<Newtype>) -> Bool {
    withUnsafePointer(to: source.pointee.rawValue) { raw.isOmitted($0) }
  }

  override func form(of source: UnsafePointer<Newtype>) throws(TextError) -> ParameterForm {
    try withUnsafePointer(to: source.pointee.rawValue) { (place) throws(TextError) in
      try raw.form(of: place)
    }
  }

  override func parse(_ text: String) throws(TextError) -> Newtype {
    Newtype(try raw.parse(text))
  }

  override func parse(list texts: [String]) throws(TextError) -> Newtype {
    Newtype(try raw.parse(list: texts))
  }
}
