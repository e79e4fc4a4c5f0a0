import TriwireSpec

/// Literals of the built-in scalars.
enum ScalarLiteral {
  static func read(_ text: String, as scalar: Scalar) throws(LiteralProblem) -> Literal {
    guard let literal = literal(text, scalar) else {
      throw LiteralProblem(message(text, scalar), suggestion: suggestion(text, scalar))
    }
    return literal
  }

  private static func literal(_ text: String, _ scalar: Scalar) -> Literal? {
    switch scalar {
    case .bool: boolean(text)
    case .int32, .sint32, .sfixed32: integer(text, Int32.self)
    case .int64, .sint64, .sfixed64: integer(text, Int64.self)
    case .uint32, .fixed32: integer(text, UInt32.self)
    case .uint64, .fixed64: integer(text, UInt64.self)
    case .float: NumberText.isFinite(text, as: Float.self) ? .floating(text) : nil
    case .double: NumberText.isFinite(text, as: Double.self) ? .floating(text) : nil
    case .decimal: NumberText.isDecimal(text) ? .decimal(text) : nil
    case .string: .string(text)
    case .uuid: checked(text, scalar, UUIDText.isValid)
    case .url: checked(text, scalar, URLText.isValid)
    case .bytes: checked(text, scalar, Base64Text.isValid)
    case .date: checked(text, scalar, DateText.isDate)
    case .datetime: checked(text, scalar, DateText.isDateTime)
    case .duration: checked(text, scalar, DurationLiteral.isValid)
    case .json: nil
    }
  }

  private static func boolean(_ text: String) -> Literal? {
    switch text {
    case "true": .bool(true)
    case "false": .bool(false)
    default: nil
    }
  }

  private static func integer<T: FixedWidthInteger>(_ text: String, _ type: T.Type) -> Literal? {
    guard IntegerText.isInteger(text), let value = T(text) else { return nil }
    return .integer(String(value))
  }

  private static func checked(
    _ text: String, _ scalar: Scalar, _ isValid: (String) -> Bool
  ) -> Literal? {
    isValid(text) ? .text(scalar, text) : nil
  }

  private static func message(_ text: String, _ scalar: Scalar) -> String {
    if scalar == .json { return "a value of 'json' has no literal" }
    if scalar.isInteger, IntegerText.isInteger(text) {
      return "\(text) is out of the range of '\(scalar.rawValue)'"
    }
    return "'\(text)' is no literal of '\(scalar.rawValue)'"
  }

  private static func suggestion(_ text: String, _ scalar: Scalar) -> String? {
    switch scalar {
    case .bool: "write true or false"
    case .bytes: "write base 64"
    case .date: "write it as 2026-11-30"
    case .datetime: "write it as 2026-11-30T12:00:00Z"
    case .duration: "write seconds, as in 1.5s"
    case .uuid: "write it as 123e4567-e89b-12d3-a456-426614174000"
    default: nil
    }
  }
}
