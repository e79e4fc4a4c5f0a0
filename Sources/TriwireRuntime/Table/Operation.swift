/// The kinds of value that the interpreters of a table treat themselves, without calling a codec.
enum Operation: UInt8 {
  case bool, int32, uint32, int64, uint64, float, double, string
  case optionalBool, optionalInt32, optionalInt64, optionalDouble, optionalString
  case model
  /// Whatever has a codec of its own.
  case composed

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
