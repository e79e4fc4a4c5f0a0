/// How the value behind a tag is delimited.
enum WireType: UInt32 {
  case varint = 0
  case fixed64 = 1
  case delimited = 2
  case startGroup = 3
  case endGroup = 4
  case fixed32 = 5
}

/// The kinds of value that the interpreters of a table treat themselves, without calling a coder.
///
/// They say how the bits of a value in memory become bytes: `fixed32` is a `Float`, too.
enum ProtobufOperation: UInt8 {
  case bool, int32, uint32, sint32, int64, sint64, fixed32, fixed64, string, bytes
  /// Whatever has a coder of its own.
  case composed

  var wireType: WireType {
    switch self {
    case .bool, .int32, .uint32, .sint32, .int64, .sint64: .varint
    case .fixed32: .fixed32
    case .fixed64: .fixed64
    case .string, .bytes, .composed: .delimited
    }
  }
}
