import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireModel

/// Names that are words of the language, in every place where generated code puts names.
@Suite struct KeywordTests {
  static let keywords = [
    "Type", "_", "actor", "any", "as", "associatedtype", "async",
    "await", "borrow", "borrowing", "break", "case", "catch", "class", "consume", "consuming",
    "continue", "convenience", "copy", "default", "defer", "deinit", "didSet", "discard",
    "distributed", "do", "dynamic", "each", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect",
    "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro",
    "mutating", "nil", "none", "nonisolated", "nonmutating", "open", "operator", "optional",
    "override", "package", "postfix", "precedence", "precedencegroup", "prefix", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "right", "self", "sending",
    "set", "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws",
    "true", "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while", "willSet",
    "yield",
  ]

  @Test func everyKeywordCompilesEverywhere() async throws {
    let fields = try #require(
      try api("types:\n  T: {fields: {\(list { "\"\($0)\": int32" })}}\n").declarations.first?.model
    )
    let values = try api("types:\n  E: {enum: [\(list { "\"\($0)\"" })]}\n").declarations.first
    guard case .enumeration(let enumeration)? = values else { throw NotFound() }
    let names = fields.fields.map(\.name)
    #expect(names.count == Self.keywords.count)
    let source = structure(names) + cases(enumeration.cases.map(\.name)) + functions(names)
    let errors = try await errors(in: source)
    #expect(errors == "")
  }

  @Test func everyKeywordCompilesAsAType() async throws {
    let keywords = ["Any", "Protocol", "Self", "Type", "default", "init", "where", "Class"]
    let types = keywords.map { "  \($0): {fields: {a: int32}}\n" }.joined()
    let names = try api("types:\n" + types).declarations.map(\.name)
    let declarations = names.map { "  struct \($0.declared) {}\n" }.joined()
    let uses = names.map { "  let _: Shop.\($0.member)? = nil\n" }.joined()
    let errors = try await errors(in: "enum Shop {\n\(declarations)}\nfunc use() {\n\(uses)}\n")
    #expect(errors == "")
  }

  private func list(_ entry: (String) -> String) -> String {
    Self.keywords.map(entry).joined(separator: ", ")
  }
}

// MARK: Sources

extension KeywordTests {
  private func structure(_ names: [Identifier]) -> String {
    let properties = names.map { "  var \($0.declared): Int\n" }.joined()
    let parameters = names.map { "\($0.label): Int" }.joined(separator: ", ")
    let stores = names.map { "    self.\($0.member) = \($0.declared)\n" }.joined()
    let paths = names.map { "\\Properties.\($0.member)" }.joined(separator: ", ")
    return "struct Properties: Hashable {\n\(properties)  init(\(parameters)) {\n\(stores)  }\n}\n"
      + "func paths() -> [PartialKeyPath<Properties>] {\n  [\(paths)]\n}\n"
  }

  private func cases(_ names: [Identifier]) -> String {
    let cases = names.map { "  case \($0.declared)\n" }.joined()
    let texts = names.map { "    case .\($0.member): \"a\"\n" }.joined()
    let all = names.map { ".\($0.member)" }.joined(separator: ", ")
    return "enum Cases: Hashable {\n\(cases)  static let allCases: [Cases] = [\(all)]\n"
      + "  var rawValue: String {\n    switch self {\n\(texts)    }\n  }\n}\n"
  }

  private func functions(_ names: [Identifier]) -> String {
    // A request renames these two.
    let names = names.filter { !["let", "var"].contains($0.text) }
    let functions = names.map {
      "  func \($0.declared)(\($0.label): Int) -> Int { \($0.declared) }\n"
    }
    let calls = names.map { "    _ = functions.\($0.member)(\($0.label): 1)\n" }
    return "struct Functions {\n\(functions.joined())}\nfunc call(_ functions: Functions) {\n"
      + calls.joined() + "}\n"
  }

  /// What the compiler has against a source; warnings count.
  private func errors(in source: String) async throws -> String {
    let (status, output) = try await Toolchain.withFiles([("Source.swift", source)]) {
      try await Toolchain.run(
        [
          "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
          "-warnings-as-errors",
        ] + $0)
    }
    return status == 0 ? "" : output
  }
}
