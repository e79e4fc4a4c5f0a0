/// Values that no message quotes. They travel as if the codec were not there.
final class SensitiveCodec<Value>: TypedCodec<Value>, @unchecked Sendable {
  private let value: TypedCodec<Value>

  init(_ value: TypedCodec<Value>) {
    self.value = value
    super.init()
  }

  override var isSensitive: Bool { true }

  // MARK: As the codec inside

  override var isFlattened: Bool { value.isFlattened }
  override var caseNames: [[String]] { value.caseNames }
  override var takesNullAsAbsent: Bool { value.takesNullAsAbsent }
  override var isAbsentTrivial: Bool { value.isAbsentTrivial }
  override var readsNull: Bool { value.readsNull }
  override func canBegin(with byte: UInt8) -> Bool { value.canBegin(with: byte) }
  override func zero() -> Value? { value.zero() }
  override func isZero(_ source: UnsafePointer<Value>) -> Bool { value.isZero(source) }
  override func isOmitted(_ source: UnsafePointer<Value>) -> Bool { value.isOmitted(source) }
  override func initializeAbsent(_ target: UnsafeMutablePointer<Value>) -> Bool {
    value.initializeAbsent(target)
  }

  override func areEqual(_ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    value.areEqual(first, second)
  }
  override func hash(_ source: UnsafePointer<Value>, into hasher: inout Hasher) {
    value.hash(source, into: &hasher)
  }

  // MARK: Sensitive as well

  override func oneof() -> TypedCodec<Value>? { value.oneof().map { SensitiveCodec($0) } }
  override func quoted() -> TypedCodec<Value>? { value.quoted().map { SensitiveCodec($0) } }
  override func proto3() -> TypedCodec<Value> { SensitiveCodec(value.proto3()) }
  override func unpacked() -> TypedCodec<Value> { SensitiveCodec(value.unpacked()) }
  override var protobufOneof: ErasedProtobufCoder? {
    value.protobufOneof.map { SensitiveProtobufCoder<Value>($0) }
  }
  override var protobuf: ProtobufCoder<Value>? { value.protobuf.map { SensitiveProtobufCoder($0) } }
  override var xml: XMLCoder<Value>? { value.xml.map { SensitiveXMLCoder($0) } }

  // MARK: Without a word about the value

  /// What is said in place of what was found.
  static var reason: String { "a sensitive value doesn't fit" }

  override func initialize(
    _ target: UnsafeMutablePointer<Value>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    do throws(CodecFailure) { try value.initialize(target, from: &reader) } catch {
      reader.fault?.reason = Self.reason
      reader.path = JSONPath()
      throw error
    }
  }

  override func write(
    _ source: UnsafePointer<Value>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    do throws(CodecFailure) { try value.write(source, to: &writer) } catch {
      writer.fault?.reason = Self.reason
      writer.path = JSONPath()
      throw error
    }
  }

  override func form(of source: UnsafePointer<Value>) throws(TextError) -> ParameterForm {
    do { return try value.form(of: source) } catch { throw TextError(Self.reason) }
  }

  override func parse(_ text: String) throws(TextError) -> Value {
    do { return try value.parse(text) } catch { throw TextError(Self.reason) }
  }

  override func parse(list texts: [String]) throws(TextError) -> Value {
    do { return try value.parse(list: texts) } catch { throw TextError(Self.reason) }
  }
}

extension Codec {
  /// The same values, which no error quotes and no log shows: a password, a token.
  public static func sensitive(_ codec: Codec) -> Codec { Codec(SensitiveCodec(codec.core)) }

  /// Whether the values are ones of ``sensitive(_:)``.
  var isSensitive: Bool { core.isSensitive }
}
