extension Codec {
  /// A number that is written as a string; numbers and strings are both read.
  ///
  /// As strings, floating-point numbers can be `NaN`, `Infinity` and `-Infinity` too. Codecs of
  /// anything but numbers stay as they are.
  public static func quoted(_ codec: Codec) -> Codec {
    codec.core.quoted().map(Codec.init) ?? codec
  }

  /// The same values by protobuf's JSON mapping; see ``JSONMapping/proto3``.
  public static func proto3(_ codec: Codec) -> Codec { Codec(codec.core.proto3()) }

  /// An array. A model's member that is absent or `null` is an empty one.
  @inlinable @inline(never)
  public static func list<Element>(_ element: Codec<Element>) -> Codec where Value == [Element] {
    list(element) { target, source, count in
      guard count > 0 else { return target.initialize(to: []) }
      target.initialize(
        to: [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
          buffer.baseAddress?.moveInitialize(from: source, count: count)
          initialized = count
        })
    } _: { list in
      list.pointee.withUnsafeBufferPointer { (UnsafeRawPointer($0.baseAddress), $0.count) }
    }
  }

  /// An object with any names. A model's member that is absent or `null` is an empty one.
  ///
  /// Two members of the same name are an error. Writing sorts the names by their Unicode scalars.
  @inlinable @inline(never)
  public static func map<Item>(_ value: Codec<Item>) -> Codec where Value == [String: Item] {
    map(.string, value)
  }

  /// An object whose names are texts of the keys: strings, numbers, booleans, enums, dates and so
  /// on.
  ///
  /// Two members with the same key are an error. Writing sorts the names by their Unicode scalars.
  @inlinable @inline(never)
  public static func map<Key: Hashable & Sendable, Item>(
    _ key: Codec<Key>, _ value: Codec<Item>
  ) -> Codec where Value == [Key: Item] {
    map(key, value) { target, keys, values, count in
      let keys = keys.assumingMemoryBound(to: Key.self)
      let values = values.assumingMemoryBound(to: Item.self)
      var map = Value(minimumCapacity: count)
      var repeated: Int?
      for index in 0..<count {
        let key = (keys + index).move()
        if map.updateValue((values + index).move(), forKey: key) == nil { continue }
        if let earlier = repeated { (keys + earlier).deinitialize(count: 1) }
        (keys + index).initialize(to: key)
        repeated = index
      }
      target.initializeMemory(as: Value.self, to: map)
      return repeated
    } _: { map in
      let map = map.assumingMemoryBound(to: Value.self).pointee
      let keys = UnsafeMutablePointer<Key>.allocate(capacity: map.count)
      let values = UnsafeMutablePointer<Item>.allocate(capacity: map.count)
      var count = 0
      for (key, value) in map {
        (keys + count).initialize(to: key)
        (values + count).initialize(to: value)
        count += 1
      }
      return (UnsafeMutableRawPointer(keys), UnsafeMutableRawPointer(values), count)
    }
  }

  /// A value or nothing: nil is read from an absent member and from `null`, and leaves the member
  /// out.
  @inlinable @inline(never)
  public static func optional<Wrapped>(_ wrapped: Codec<Wrapped>) -> Codec where Value == Wrapped? {
    optional(wrapped) { source in
      source.pointee == nil
    } _: { target in
      let value = UnsafeMutableRawPointer(target).assumingMemoryBound(to: Wrapped.self).move()
      target.initialize(to: .some(value))
    }
  }

  /// A member of a partial update: absent, `null` or a value.
  public static func patch<Item>(_ value: Codec<Item>) -> Codec where Value == Patch<Item> {
    Codec(PatchCodec(value.core))
  }

  /// A value in its own place on the heap.
  public static func indirect<Item>(_ value: Codec<Item>) -> Codec where Value == Indirect<Item> {
    Codec(IndirectCodec(value.core))
  }
}

// Closures that the caller's module compiles for its own types put collections and optionals
// together and look into them, and copy enums: without that, the standard library would look types
// up, or copy values, every single time. What makes the codecs is never inlined, so that a module
// compiles it once a type instead of once a use.
extension Codec {
  @usableFromInline
  static func optional<Wrapped>(
    _ wrapped: Codec<Wrapped>,
    _ isNil: @escaping @Sendable (UnsafePointer<Wrapped?>) -> Bool,
    _ wrap: @escaping @Sendable (UnsafeMutablePointer<Wrapped?>) -> Void
  ) -> Codec where Value == Wrapped? {
    Codec(OptionalCodec(wrapped.core, isNil, wrap))
  }

  @usableFromInline
  static func list<Element>(
    _ element: Codec<Element>,
    _ assemble:
      @escaping @Sendable (
        UnsafeMutablePointer<[Element]>, UnsafeMutablePointer<Element>, Int
      ) -> Void,
    _ open: @escaping @Sendable (UnsafePointer<[Element]>) -> (UnsafeRawPointer?, Int)
  ) -> Codec where Value == [Element] {
    Codec(ListCodec(element.core, assemble, open))
  }

  @usableFromInline
  static func map<Key: Hashable & Sendable, Item>(
    _ key: Codec<Key>, _ value: Codec<Item>,
    _ assemble: @escaping MapAssembly, _ disassemble: @escaping MapDisassembly
  ) -> Codec where Value == [Key: Item] {
    Codec(MapCodec(key.core, value.core, assemble, disassemble))
  }
}

extension Codec where Value: WireModel {
  /// A struct as an object.
  public static var model: Codec { Codec(ModelCodec(.declared) { Value.fields.record }) }
}

extension Codec where Value: WireEnum {
  /// An enum as its raw value.
  @inlinable
  public static var enumeration: Codec {
    @inline(never) get { enumeration { source, target in target.initialize(to: source.pointee) } }
  }

  @usableFromInline
  static func enumeration(
    _ copy: @escaping @Sendable (UnsafePointer<Value>, UnsafeMutablePointer<Value>) -> Void
  ) -> Codec {
    Codec(EnumCodec(EnumCases(copy)))
  }
}

extension Codec where Value: WireUnion {
  /// A union as its table says.
  public static var union: Codec { Codec(UnionCodec()) }
}

extension Codec where Value: WireNewtype {
  /// A newtype as the value it wraps.
  public static var newtype: Codec { Codec(NewtypeCodec()) }
}
