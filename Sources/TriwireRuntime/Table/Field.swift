/// A row of a ``FieldTable``: a stored property and how it travels.
public struct Field<Root>: Sendable {
  let name: String
  /// Where the property stands in its struct; nil when it isn't stored there.
  let offset: Int?
  let codec: ErasedCodec
  let fallback: ErasedDefault?

  /// A stored property.
  ///
  /// - Parameters:
  ///   - name: The wire name.
  ///   - property: A stored property of the struct.
  ///   - codec: How its value travels.
  /// - Returns: A row without a default: the codec says what an absent member means.
  /// - Returns: A row whose member may always be absent.
  public static func field<Value>(
    _ name: String, _ property: KeyPath<Root, Value>, _ codec: Codec<Value>
  ) -> Field {
    Field(name, property, codec, fallback: nil)
  }

  /// A stored property that has a default.
  ///
  /// - Parameters:
  ///   - name: The wire name.
  ///   - property: A stored property of the struct.
  ///   - codec: How its value travels.
  ///   - value: What an absent member, or one that is `null`, means.
  /// - Returns: A row whose member may always be absent.
  public static func field<Value: Sendable>(
    _ name: String, _ property: KeyPath<Root, Value>, _ codec: Codec<Value>, default value: Value
  ) -> Field {
    Field(name, property, codec, fallback: DefaultValue(value))
  }

  private init<Value>(
    _ name: String, _ property: KeyPath<Root, Value>, _ codec: Codec<Value>,
    fallback: ErasedDefault?
  ) {
    self.name = name
    offset = MemoryLayout<Root>.offset(of: property)
    self.codec = codec.core
    self.fallback = fallback
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
