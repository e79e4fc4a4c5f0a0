/// The kinds of value that the interpreters of a table treat themselves, without calling a codec.
enum Operation: UInt8 {
  case bool, int32, uint32, int64, uint64, float, double, string
  case optionalBool, optionalInt32, optionalInt64, optionalDouble, optionalString
  case model
  /// Whatever has a codec of its own.
  case composed

  /// Whether values of this kind are left to their codec.
  var isComposed: Bool {
    @inline(__always) get { self == .composed || self == .model }
  }

  /// Whether an element of a list is of a kind that needs no codec: unlike a member, it can be `null`.
  var isDirectElement: Bool {
    switch self {
    case .bool, .int32, .uint32, .int64, .uint64, .float, .double, .string: true
    default: false
    }
  }

  /// The kind of an optional value of this kind.
  var optional: Operation {
    switch self {
    case .bool: .optionalBool
    case .int32: .optionalInt32
    case .int64: .optionalInt64
    case .double: .optionalDouble
    case .string: .optionalString
    default: .composed
    }
  }
}
