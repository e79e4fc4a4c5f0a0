/// A row of a ``FieldTable``: a stored property and how it travels.
public struct Field<Root>: Sendable {
  /// The name in JSON; nil for what no member stands for.
  let name: String?
  /// Where the property stands in its struct; nil when it isn't stored there.
  let offset: Int?
  var codec: ErasedCodec
  let fallback: ErasedDefault?
  /// The field number in protobuf; nil for what doesn't travel in it, and for a union whose cases
  /// have numbers of the message's own.
  let number: Int32?
  /// The name in a protobuf schema where JSON has it in another form.
  let schemaName: String?
  let xml: XMLPlace

  /// A stored property.
  ///
  /// - Parameters:
  ///   - name: The name in JSON, and in XML unless `xml` says another.
  ///   - property: A stored property of the struct.
  ///   - codec: How its value travels.
  ///   - number: The field number in protobuf; nil for a union whose cases are fields of this message
  ///     (a oneof), and for what doesn't travel in protobuf.
  ///   - schemaName: The name in a protobuf schema, which protobuf's JSON mapping reads too; nil when
  ///     it is `name`.
  ///   - xml: Where the value stands in XML.
  /// - Returns: A row without a default: the codec says what an absent member means.
  public static func field<Value>(
    _ name: String, _ property: KeyPath<Root, Value>, _ codec: Codec<Value>,
    number: Int32? = nil, schemaName: String? = nil, xml: XMLPlace = .element
  ) -> Field {
    Field(
      name: name, offset: MemoryLayout<Root>.offset(of: property), codec: codec.core,
      fallback: nil, number: number, schemaName: schemaName, xml: xml)
  }

  /// A stored property that has a default.
  ///
  /// - Parameters:
  ///   - name: The name in JSON, and in XML unless `xml` says another.
  ///   - property: A stored property of the struct.
  ///   - codec: How its value travels.
  ///   - number: The field number in protobuf.
  ///   - schemaName: The name in a protobuf schema, which protobuf's JSON mapping reads too; nil when
  ///     it is `name`.
  ///   - xml: Where the value stands in XML.
  ///   - value: What an absent member, or one that is `null`, means.
  /// - Returns: A row whose member may always be absent.
  public static func field<Value: Sendable>(
    _ name: String, _ property: KeyPath<Root, Value>, _ codec: Codec<Value>,
    number: Int32? = nil, schemaName: String? = nil, xml: XMLPlace = .element,
    default value: Value
  ) -> Field {
    Field(
      name: name, offset: MemoryLayout<Root>.offset(of: property), codec: codec.core,
      fallback: DefaultValue(value), number: number, schemaName: schemaName, xml: xml)
  }

  /// The property that keeps the protobuf fields which the table doesn't have. Other wires leave it
  /// out.
  public static func unknownFields(_ property: KeyPath<Root, UnknownFields>) -> Field {
    Field(
      name: nil, offset: MemoryLayout<Root>.offset(of: property), codec: UnknownFieldsCodec(),
      fallback: nil, number: nil, schemaName: nil, xml: .element)
  }
}

extension Field {
  /// The name of the member that stands for the value alone; nil too for a oneof, whose cases have
  /// members of their own.
  var memberName: String? { codec.isFlattened ? nil : name }

  /// The row as it travels in JSON.
  func mapped(_ mapping: JSONMapping) -> Field {
    guard mapping != .plain, name != nil else { return self }
    var field = self
    field.codec =
      mapping == .proto3FieldMask && codec is TypedCodec<[String]>
      ? FieldMaskCodec()
      : codec.proto3Member(hasDefault: fallback != nil, hasNumber: number != nil)
    return field
  }
}

/// A default whose type is not known to the one who uses it.
class ErasedDefault: @unchecked Sendable {
  // The only subclass holds a constant of a Sendable type.

  /// Puts the default into uninitialised memory.
  func initialize(_ target: UnsafeMutableRawPointer) {}
}

final class DefaultValue<Value: Sendable>: ErasedDefault, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func initialize(_ target: UnsafeMutableRawPointer) {
    target.initializeMemory(as: Value.self, to: value)
  }
}
