import TriwireModel
import TriwireMustache

/// What an enumeration is in a protobuf schema, as far as its raw values don't say it.
struct EnumerationSchema {
  private let enumeration: Enumeration
  private let scope: Scope

  init(_ enumeration: Enumeration, in scope: Scope) {
    self.enumeration = enumeration
    self.scope = scope
  }

  func lines(indent: Int) -> Lines {
    [numbers.map { property("protobufNumbers", .Int32, $0) }]
      .compactMap { $0 }.lines(indent: indent)
      + [names.map { property("protobufNames", .String, $0) }]
      .compactMap { $0 }.lines(indent: indent)
  }

  private func property(_ name: String, _ type: LibraryName, _ values: [String]) -> Code {
    let head = "\(scope.access.modifier)static let \(name): [\(scope.name(type))]? ="
    return .group(open: "\(head) [", values.map(Code.text), close: .array("]"))
  }

  /// Nothing where not all values have a number, and where the raw values are the numbers.
  private var numbers: [String]? {
    let numbers = enumeration.cases.compactMap { $0.number.map(String.init) }
    guard !numbers.isEmpty, numbers.count == enumeration.cases.count,
      numbers != enumeration.cases.map(\.raw)
    else { return nil }
    return numbers.map(NumberLiteral.grouped)
  }

  /// Nothing where no JSON has the names, and where the raw values are the names.
  private var names: [String]? {
    let names = enumeration.cases.map(\.protoName)
    guard enumeration.isNamedInJSON,
      enumeration.raw != .string || names != enumeration.cases.map(\.raw)
    else { return nil }
    return names.map(StringLiteral.quoted)
  }
}
