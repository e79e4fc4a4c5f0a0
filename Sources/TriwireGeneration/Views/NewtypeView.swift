import TriwireModel
import TriwireMustache
import TriwireSpec

/// A struct around one value.
struct NewtypeView {
  var leading: Lines
  var heading: Lines
  var type: String
  /// `Codec.int64`, or with its type where that can't be told from the name.
  var codec: String
  var library: Value

  init(_ newtype: Newtype, in outer: Scope) {
    let scope = outer.nested(in: newtype.name, declaring: ["RawValue"] + newtype.literalTypeNames)
    leading = DocComment(newtype.documentation, deprecatesInWords: true)
      .lines(indent: 2)
    let literals = newtype.literals.map { scope.name($0) }
    heading = Heading.type(
      "\(scope.access.modifier)struct \(newtype.name.declared)",
      [scope.name(.WireNewtype)] + literals
        + (newtype.isCodable ? [scope.name(.Codable)] : []),
      indent: 2)
    type = scope.type(newtype.type)
    let codecType = scope.name(.Codec)
    if case .scalar = newtype.type.resolved {
      codec = codecType + scope.codec(newtype.type)
    } else {
      codec = "\(codecType)<\(type)>\(scope.codec(newtype.type))"
    }
    library = scope.libraryNames
  }

  var value: Value {
    .object([
      "leading": .lines(leading),
      "heading": .lines(heading),
      "type": .text(type),
      "codec": .text(codec),
      "library": library,
    ])
  }
}

extension Newtype {
  /// The literals that its values can be written with.
  fileprivate var literals: [LibraryName] {
    guard case .scalar(let scalar, _, _) = type.resolved else { return [] }
    switch scalar.swiftName {
    case .Int32, .Int64, .UInt32, .UInt64: return [.ExpressibleByIntegerLiteral]
    case .Float, .Double: return [.ExpressibleByFloatLiteral]
    case .Bool: return [.ExpressibleByBooleanLiteral]
    case .String: return [.ExpressibleByStringLiteral]
    default: return []
    }
  }

  /// Associated types that come with the conformances.
  fileprivate var literalTypeNames: [String] {
    literals.isEmpty
      ? []
      : [
        "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
        "ExtendedGraphemeClusterLiteralType", "UnicodeScalarLiteralType",
      ]
  }
}
