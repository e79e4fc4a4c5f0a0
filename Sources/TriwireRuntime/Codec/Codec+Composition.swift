extension Codec {
  /// A number that is written as a string; numbers and strings are both read.
  ///
  /// As strings, floating-point numbers can be `NaN`, `Infinity` and `-Infinity` too. Codecs of anything but
  /// numbers stay as they are.
  public static func quoted(_ codec: Codec) -> Codec { codec.core.quoted().map(Codec.init) ?? codec }

  /// An array. A model's member that is absent or `null` is an empty one.
  public static func list<Element>(_ element: Codec<Element>) -> Codec where Value == [Element] {
    Codec(ListCodec(element.core))
  }

  /// An object with any names. A model's member that is absent or `null` is an empty one.
  public static func map<Item>(_ value: Codec<Item>) -> Codec where Value == [String: Item] {
    Codec(MapCodec(StringCodec(), value.core))
  }

  /// An object whose names are texts of the keys: strings, numbers, booleans, enums, dates and so on.
  public static func map<Key, Item>(
    _ key: Codec<Key>, _ value: Codec<Item>
  ) -> Codec where Value == [Key: Item] {
    Codec(MapCodec(key.core, value.core))
  }

  /// A value or nothing: nil is read from an absent member and from `null`, and leaves the member out.
  public static func optional<Wrapped>(_ wrapped: Codec<Wrapped>) -> Codec where Value == Wrapped? {
    Codec(OptionalCodec(wrapped.core))
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

extension Codec where Value: WireModel {
  /// A struct as an object.
  public static var model: Codec { Codec(ModelCodec { Value.fields.record }) }
}

extension Codec where Value: WireEnum {
  /// An enum as its raw value.
  public static var enumeration: Codec { Codec(EnumCodec()) }
}

extension Codec where Value: WireUnion {
  /// A union as its table says.
  public static var union: Codec { Codec(UnionCodec()) }
}

extension Codec where Value: WireNewtype {
  /// A newtype as the value it wraps.
  public static var newtype: Codec { Codec(NewtypeCodec()) }
}
