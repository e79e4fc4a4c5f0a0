import Foundation
import TriwireModel
import TriwireSpec

extension Scope {
  /// A default of a type. The cases `none` and `some` of an enumeration are told from those of the
  /// optional around it.
  func expression(_ literal: Literal, of type: TypeUse) -> Code {
    guard case .enumCase(let name) = literal, ["none", "some"].contains(name.text),
      case .optional = type.resolved
    else { return expression(literal) }
    return .text("\(self.type(type.withoutOptional)).\(name.member)")
  }

  /// A default or a constant as an expression whose type the place gives.
  func expression(_ literal: Literal) -> Code {
    switch literal {
    case .bool(let value): .text("\(value)")
    case .integer(let text), .floating(let text): .text(NumberLiteral.grouped(text))
    case .decimal(let text): decimal(text)
    case .string(let text): .text(StringLiteral.quoted(text))
    case .enumCase(let name): .text(".\(name.member)")
    case .newtype(let name, let value):
      .group(open: "\(self.name(name))(", [expression(value)], close: .call(")"))
    case .emptyList: .text("[]")
    case .emptyMap: .text("[:]")
    case .text(let scalar, let text): expression(scalar, text)
    }
  }

  /// An expression of a type that has no literal of its own; none of these can trap. The model has
  /// checked the text, so that the compiler never meets the quoted one.
  private func expression(_ scalar: Scalar, _ text: String) -> Code {
    let quoted = StringLiteral.quoted(text)
    let expression: Code? =
      switch scalar {
      case .uuid: uuid(text)
      case .url: url(quoted)
      case .date: date(text)
      case .datetime: Timestamp(text).map { timestamp($0) }
      case .duration: DecimalDigits(String(text.dropLast()))?.duration.map(Code.text)
      case .bytes: bytes(text)
      default: nil
      }
    return expression ?? .text(quoted)
  }

  private func url(_ quoted: String) -> Code {
    let type = name(.URL)
    return .pair("\(type)(string: \(quoted))", "?? \(type)(filePath: \(quoted))")
  }

  /// Exact, which a floating-point literal of a `Decimal` is not.
  private func decimal(_ text: String) -> Code {
    guard let number = DecimalDigits(text), !number.isSmallInteger else {
      return .text(NumberLiteral.grouped(text))
    }
    let sign = number.isNegative ? ".minus" : ".plus"
    let parts = number.parts.map { part in
      let digits = NumberLiteral.grouped(part.digits)
      return "\(name(.Decimal))(sign: \(sign), exponent: \(part.exponent), significand: \(digits))"
    }
    let rest = parts.dropFirst().map { "+ \($0)" }
    return rest.isEmpty ? .text(parts[0]) : .continued(parts[0], .stacked(rest))
  }

  private func timestamp(_ timestamp: Timestamp) -> Code {
    .text("\(name(.Date))(timeIntervalSince1970: \(timestamp.seconds))")
  }

  private func date(_ text: String) -> Code? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let arguments = zip(["clampingYear", "month", "day"], parts).map { "\($0): \($1)" }
    return .text("\(name(.CalendarDate))(\(arguments.joined(separator: ", ")))")
  }

  private func uuid(_ text: String) -> Code? {
    guard let uuid = UUID(uuidString: text) else { return nil }
    let bytes = withUnsafeBytes(of: uuid.uuid) { Self.rows(Array($0)) }
    let tuple = Code.group(open: "uuid: (", bytes, close: .list(")"))
    return .group(open: "\(name(.UUID))(", [tuple], close: .call(")"))
  }

  private func bytes(_ text: String) -> Code? {
    guard let data = Data(base64Encoded: text) else { return nil }
    let array = Code.group(open: "[", Self.rows(Array(data)), close: .rows("]"))
    return .group(open: "\(name(.Data))(", [array], close: .call(")"))
  }

  /// Eight bytes a line.
  private static func rows(_ bytes: [UInt8]) -> [Code] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      let row = bytes[start..<min(start + 8, bytes.count)].map { byte in
        let digits = String(byte, radix: 16)
        return digits.utf8.count == 1 ? "0x0\(digits)" : "0x\(digits)"
      }
      return .text(row.joined(separator: ", "))
    }
  }
}
