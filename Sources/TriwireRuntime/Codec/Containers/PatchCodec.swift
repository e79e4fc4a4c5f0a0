/// The three states of a member in a partial update.
final class PatchCodec<Value>: TypedCodec<Patch<Value>>, @unchecked Sendable {
  private let value: TypedCodec<Value>

  init(_ value: TypedCodec<Value>) {
    self.value = value
    super.init()
  }

  override var protobuf: ProtobufCoder<Patch<Value>>? {
    value.protobuf.map { coder in
      WrapperCoder(
        coder, value, absence: .empty { .absent }, wrap: { .value($0) }, unwrap: { $0.value },
        // Left out, it would mean that the member is left alone.
        refusal: { if case .null = $0 { "null can't be written: protobuf has none" } else { nil } })
    }
  }

  override func unpacked() -> TypedCodec<Patch<Value>> { PatchCodec(value.unpacked()) }

  override var xml: XMLCoder<Patch<Value>>? { value.xml.map { XMLPatchCoder($0) } }

  override func initialize(
    _ target: UnsafeMutablePointer<Patch<Value>>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    if try reader.takeNull() { return target.initialize(to: .null) }
    target.initialize(to: .value(try value.value(from: &reader)))
  }

  override func areEqual(
    _ first: UnsafePointer<Patch<Value>>, _ second: UnsafePointer<Patch<Value>>
  ) -> Bool {
    switch (first.pointee, second.pointee) {
    case (.absent, .absent), (.null, .null): true
    case (.value(let first), .value(let second)):
      withUnsafePointer(to: first) { first in
        withUnsafePointer(to: second) { value.areEqual(first, $0) }
      }
    default: false
    }
  }

  override func hash(_ source: UnsafePointer<Patch<Value>>, into hasher: inout Hasher) {
    switch source.pointee {
    case .absent: hasher.combine(0)
    case .null: hasher.combine(1)
    case .value(let content):
      hasher.combine(2)
      withUnsafePointer(to: content) { value.hash($0, into: &hasher) }
    }
  }

  override func proto3() -> TypedCodec<Patch<Value>> { PatchCodec(value.proto3()) }

  override func initializeAbsent(_ target: UnsafeMutablePointer<Patch<Value>>) -> Bool {
    target.initialize(to: .absent)
    return true
  }

  override func write(
    _ source: UnsafePointer<Patch<Value>>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    guard case .value(let value) = source.pointee else { return writer.append("null") }
    try withUnsafePointer(to: value) { (place) throws(CodecFailure) in
      try self.value.write(place, to: &writer)
    }
  }

  override func isOmitted(_ source: UnsafePointer<Patch<Value>>) -> Bool {
    if case .absent = source.pointee { true } else { false }
  }

  override func form(of source: UnsafePointer<Patch<Value>>) throws(TextError) -> ParameterForm {
    guard case .value(let value) = source.pointee else { return .absent }
    return try withUnsafePointer(to: value) { (place) throws(TextError) in
      try self.value.form(of: place)
    }
  }

  override func parse(_ text: String) throws(TextError) -> Patch<Value> {
    .value(try value.parse(text))
  }

  override func parse(list texts: [String]) throws(TextError) -> Patch<Value> {
    .value(try value.parse(list: texts))
  }
}
