import TriwireModel
import TriwireMustache

/// An enum over raw values; an open one keeps those that it doesn't know.
struct EnumerationView {
  var leading: Lines
  var heading: Lines
  var cases: [Case]
  var open: Open?
  /// The declarations of the values' numbers and names in a protobuf schema.
  var schema: Lines

  struct Case {
    var leading: Lines
    var declaration: String
  }

  /// A case and its raw value as a literal.
  struct Raw {
    var name: Identifier
    var literal: String
  }

  /// What the compiler doesn't make for an enum with an unknown case.
  struct Open {
    var type: String
    var rawType: String
    var unknown: Identifier
    /// The declaration of `allCases`.
    var allCases: Lines
    /// The branches of `rawValue`.
    var branches: Lines
  }

  init(_ enumeration: Enumeration, in scope: Scope, indent: Int) {
    let inside = scope.nested(in: enumeration.name, declaring: ["RawValue", "AllCases"])
    let isOpen = !enumeration.isClosed
    let rawType = inside.name(enumeration.raw.libraryName)
    let codable = enumeration.isCodable ? [scope.name(.Codable)] : []
    leading = DocComment(enumeration.documentation, deprecatesInWords: true)
      .lines(indent: indent)
    heading = Heading.type(
      "\(scope.access.modifier)enum \(enumeration.name.declared)",
      (isOpen ? [scope.name(.OpenWireEnum)] : [rawType, scope.name(.WireEnum)]) + codable,
      indent: indent)
    let raws = enumeration.cases.map {
      Raw(name: $0.name, literal: enumeration.raw.literal($0.raw))
    }
    cases = zip(enumeration.cases, raws).map { item, raw in
      Case(raw, documentation: item.documentation, isOpen: isOpen, indent: indent + 2)
    }
    open =
      isOpen
      ? Open(
        enumeration.name, raws, unknown: enumeration.unknownName, rawType: rawType, in: scope,
        indent: indent + 2) : nil
    schema = EnumerationSchema(enumeration, in: inside).lines(indent: indent + 2)
  }

  /// The business codes of an envelope, which is open.
  init(
    _ codes: [APIEnvelope.NamedCode], of envelope: APIEnvelope, name: Identifier, in scope: Scope
  ) {
    let inside = scope.nested(in: name, declaring: ["RawValue", "AllCases"])
    leading = DocComment(lines: ["The business codes of the envelope `\(envelope.wireName)`."])
      .lines(indent: 2)
    heading = Heading.type(
      "\(scope.access.modifier)enum \(name.declared)", [scope.name(.OpenBusinessCode)], indent: 2)
    let raws = codes.map { Raw(name: $0.name, literal: StringLiteral.quoted($0.raw)) }
    cases = zip(codes, raws).map { code, raw in
      Case(raw, documentation: code.documentation, isOpen: true, indent: 4)
    }
    open = Open(
      name, raws, unknown: envelope.unknownCodeName, rawType: inside.name(.String), in: scope,
      indent: 4)
    schema = []
  }

  var value: Value {
    .object([
      "leading": .lines(leading),
      "heading": .lines(heading),
      "cases": .list(cases.map(\.value)),
      "open": open.map(\.value) ?? .null,
      "schema": schema.isEmpty ? .null : .object(["lines": .lines(schema)]),
    ])
  }
}

extension EnumerationView.Case {
  init(
    _ raw: EnumerationView.Raw, documentation: Documentation, isOpen: Bool, indent: Int
  ) {
    leading = DocComment(documentation, deprecatesInWords: isOpen)
      .lines(indent: indent)
    let isImplied = isOpen || raw.literal == "\"\(raw.name.text)\""
    declaration = "case \(raw.name.declared)" + (isImplied ? "" : " = \(raw.literal)")
  }

  var value: Value {
    .object(["leading": .lines(leading), "declaration": .lines([declaration])])
  }
}

extension EnumerationView.Open {
  init(
    _ type: Identifier, _ cases: [EnumerationView.Raw], unknown: Identifier, rawType: String,
    in scope: Scope, indent: Int
  ) {
    self.type = type.declared
    self.rawType = rawType
    self.unknown = unknown
    allCases = Code.group(
      open: "\(scope.access.modifier)static let allCases: [\(type.declared)] = [",
      cases.map { .text(".\($0.name.member)") }, close: .array("]")
    ).lines(indent: indent)
    branches = Lines(cases.flatMap { Self.branch($0, indent: indent + 4) })
  }

  private static func branch(_ raw: EnumerationView.Raw, indent: Int) -> [String] {
    let start = "case .\(raw.name.member):"
    let isShort = start.columns + raw.literal.columns + 1 + indent <= Code.width
    return isShort ? ["\(start) \(raw.literal)"] : [start, "  \(raw.literal)"]
  }

  var value: Value {
    .object([
      "rawType": .text(rawType),
      "unknown": .text(unknown.declared),
      "unknownMember": .text(unknown.member),
      "renamesUnknown": .bool(unknown.text != "unknown"),
      "type": .text(type),
      "allCases": .lines(allCases),
      "branches": .lines(branches),
    ])
  }
}

extension Enumeration.Raw {
  var libraryName: LibraryName {
    switch self {
    case .string: .String
    case .int32: .Int32
    case .int64: .Int64
    case .uint32: .UInt32
    case .uint64: .UInt64
    }
  }

  func literal(_ raw: String) -> String {
    self == .string ? StringLiteral.quoted(raw) : NumberLiteral.grouped(raw)
  }
}

extension APIEnvelope {
  /// The case of an unnamed code, which must not be one of the named.
  fileprivate var unknownCodeName: Identifier {
    let isTaken = errors.contains { $0.name.text == "unknown" }
    return Identifier(isTaken ? "unknownCode" : "unknown")
  }
}
