import Foundation
import TriwireModel
import TriwireSpec

extension Scope {
  /// A default or a constant as an expression whose type the place gives.
  func expression(_ literal: Literal) -> String {
    switch literal {
    case .bool(let value): "\(value)"
    case .integer(let text), .floating(let text): text
    case .decimal(let text): decimal(text)
    case .string(let text): StringLiteral.quoted(text)
    case .enumCase(let name): ".\(name.member)"
    case .newtype(let name, let value): "\(self.name(name))(\(expression(value)))"
    case .emptyList: "[]"
    case .emptyMap: "[:]"
    case .text(let scalar, let text): expression(scalar, text)
    }
  }

  /// An expression of a type that has no literal of its own; none of these can trap.
  private func expression(_ scalar: Scalar, _ text: String) -> String {
    let quoted = StringLiteral.quoted(text)
    switch scalar {
    case .uuid: return uuid(text) ?? quoted
    case .url: return "\(name(.URL))(string: \(quoted)) ?? \(name(.URL))(filePath: \(quoted))"
    case .date: return date(text) ?? quoted
    case .datetime:
      return Timestamp(text).map { "\(name(.Date))(timeIntervalSince1970: \($0.seconds))" } ?? quoted
    case .duration: return duration(text) ?? quoted
    case .bytes: return bytes(text) ?? quoted
    default: return quoted
    }
  }

  /// Exact, which a floating-point literal of a `Decimal` is not.
  private func decimal(_ text: String) -> String {
    guard let number = DecimalDigits(text) else { return text }
    let sign = number.isNegative ? ".minus" : ".plus"
    let parts = number.parts.map { part in
      "\(name(.Decimal))(sign: \(sign), exponent: \(part.exponent), significand: \(part.digits))"
    }
    return number.isSmallInteger ? text : parts.joined(separator: " + ")
  }

  private func uuid(_ text: String) -> String? {
    guard let uuid = UUID(uuidString: text) else { return nil }
    let bytes = withUnsafeBytes(of: uuid.uuid) { $0.map(Self.hexadecimal) }
    return "\(name(.UUID))(uuid: (\(bytes.joined(separator: ", "))))"
  }

  private func date(_ text: String) -> String? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    return "\(name(.CalendarDate))(clamping: (\(parts[0]), \(parts[1]), \(parts[2])))"
  }

  private func bytes(_ text: String) -> String? {
    let standard = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: standard + padding) else { return nil }
    return "\(name(.Data))([\(data.map(Self.hexadecimal).joined(separator: ", "))])"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0x0\(digits)" : "0x\(digits)"
  }

  private func duration(_ text: String) -> String? {
    guard text.hasSuffix("s"), let number = DecimalDigits(String(text.dropLast())) else { return nil }
    return number.duration(type: name(.Duration))
  }
}
