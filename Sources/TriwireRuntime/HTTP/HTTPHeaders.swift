/// Header fields in the order they travel. Names are compared without case; a name may occur more
/// than once.
public struct HTTPHeaders: Hashable, Sendable {
  private var fields: [Field] = []

  /// No field.
  public init() {}

  /// All values of a name joined by `, ` (RFC 9110 section 5.3), or nil when it is absent. Setting
  /// replaces them all by one, in the place of the first; nil removes them.
  public subscript(name: String) -> String? {
    get {
      let values = values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      guard let newValue else { return remove(name) }
      replace(Field(name: name, value: newValue))
    }
  }

  /// Each value of a name, apart and in order.
  public func values(of name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Adds a field after all others and keeps those of the same name.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Takes away every field of a name.
  public mutating func remove(_ name: String) {
    fields.removeAll { $0.isNamed(name) }
  }

  private mutating func replace(_ field: Field) {
    guard let first = fields.firstIndex(where: { $0.isNamed(field.name) }) else {
      return fields.append(field)
    }
    let rest = fields[(first + 1)...].filter { !$0.isNamed(field.name) }
    fields.replaceSubrange(first..., with: [field] + rest)
  }
}

extension HTTPHeaders {
  /// One line of the header section.
  public struct Field: Hashable, Sendable {
    /// The name as it was given; `==` does not look at its case.
    public let name: String
    /// The text after the colon.
    public let value: String

    func isNamed(_ other: String) -> Bool {
      name == other || name.lowercased() == other.lowercased()
    }

    /// Whether both name the same field with the same value.
    public static func == (left: Field, right: Field) -> Bool {
      left.isNamed(right.name) && left.value == right.value
    }

    /// Agrees with `==`.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name.lowercased())
      hasher.combine(value)
    }
  }
}

extension HTTPHeaders: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { fields.startIndex }
  /// The number of fields.
  public var endIndex: Int { fields.endIndex }
  /// The field in that place.
  public subscript(position: Int) -> Field { fields[position] }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// The fields of the literal in its order; a name may be repeated.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }
}
