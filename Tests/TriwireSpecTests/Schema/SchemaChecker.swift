import Foundation
import TriwireYAML

/// A checker for the keywords of JSON Schema (draft 2020-12) that the language's schema uses. The
/// schema and the instance are both trees; plain scalars have the type of YAML's core schema.
struct SchemaChecker {
  let root: Node
  /// When given, is told each property of the schema that an instance has.
  var coverage: SchemaCoverage?

  /// The places where an instance does not fit, as paths; empty when it fits.
  func errors(_ instance: Node) -> [String] {
    check(instance, root, "$")
  }

  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "default", "examples",
  ]

  private func check(_ instance: Node, _ schema: Node, _ path: String) -> [String] {
    guard let keywords = schema.entries else {
      return schema.text == "false" ? ["\(path): not allowed"] : []
    }
    return keywords.flatMap { keyword in
      check(instance, keyword.key.text ?? "", keyword.value, schema, path)
    }
  }

  private func check(
    _ instance: Node, _ keyword: String, _ value: Node, _ schema: Node, _ path: String
  ) -> [String] {
    if Self.annotations.contains(keyword) { return [] }
    if let result = checkAny(instance, keyword, value, schema, path) { return result }
    if let result = checkScalar(instance, keyword, value) {
      return result ? [] : ["\(path): \(keyword)"]
    }
    if let result = checkObject(instance, keyword, value, schema, path) { return result }
    if let result = checkArray(instance, keyword, value, path) { return result }
    return ["\(path): the checker does not know the keyword \(keyword)"]
  }
}

// MARK: Keywords for every type

extension SchemaChecker {
  private func checkAny(
    _ instance: Node, _ keyword: String, _ value: Node, _ schema: Node, _ path: String
  ) -> [String]? {
    func fits(_ schema: Node) -> Bool { check(instance, schema, path).isEmpty }
    func result(_ isValid: Bool) -> [String] { isValid ? [] : ["\(path): \(keyword)"] }
    switch keyword {
    case "$ref": return check(instance, resolve(value.text ?? ""), path)
    case "type": return result((value.elements ?? [value]).contains { instance.hasType($0.text) })
    case "enum": return result((value.elements ?? []).contains { instance.equals($0) })
    case "const": return result(instance.equals(value))
    case "anyOf": return result((value.elements ?? []).contains(where: fits))
    case "oneOf": return result((value.elements ?? []).filter(fits).count == 1)
    case "not": return result(!fits(value))
    case "if":
      let branch = schema[fits(value) ? "then" : "else"]
      return branch.map { check(instance, $0, path) } ?? []
    case "then", "else": return []
    default: return nil
    }
  }

  private func resolve(_ reference: String) -> Node {
    let names = reference.split(separator: "/").dropFirst()
    return names.reduce(root) { node, name in
      node[String(name)] ?? Node.unresolved
    }
  }
}

// MARK: Scalars

extension SchemaChecker {
  /// `nil` when the keyword is none for scalars.
  private func checkScalar(_ instance: Node, _ keyword: String, _ value: Node) -> Bool? {
    let limit = Double(value.text ?? "") ?? .nan
    switch keyword {
    case "pattern":
      return !instance.hasType("string") || matches(instance.text ?? "", value.text ?? "")
    case "minLength":
      return !instance.hasType("string")
        || Double((instance.text ?? "").unicodeScalars.count) >= limit
    case "minimum": return instance.number.map { $0 >= limit } ?? true
    case "maximum": return instance.number.map { $0 <= limit } ?? true
    default: return nil
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}

// MARK: Objects and arrays

extension SchemaChecker {
  private func checkObject(
    _ instance: Node, _ keyword: String, _ value: Node, _ schema: Node, _ path: String
  ) -> [String]? {
    let entries = instance.entries ?? []
    switch keyword {
    case "properties":
      return entries.flatMap { entry in
        value[entry.name].map { property in
          coverage?.visit(property)
          return check(entry.value, property, "\(path).\(entry.name)")
        } ?? []
      }
    case "patternProperties":
      return entries.flatMap { entry in
        (value.entries ?? []).filter { matches(entry.name, $0.name) }
          .flatMap { check(entry.value, $0.value, "\(path).\(entry.name)") }
      }
    case "additionalProperties":
      return entries.filter { !isDeclared($0.name, in: schema) }
        .flatMap { check($0.value, value, "\(path).\($0.name)") }
    case "propertyNames":
      return entries.flatMap { check(.quoted($0.name), value, "\(path).\($0.name)") }
    case "required":
      guard instance.entries != nil else { return [] }
      return (value.elements ?? []).compactMap(\.text).filter { instance[$0] == nil }
        .map { "\(path): lacks \($0)" }
    case "dependentRequired":
      return (value.entries ?? []).filter { instance[$0.name] != nil }
        .flatMap { $0.value.elements ?? [] }.compactMap(\.text)
        .filter { instance[$0] == nil }.map { "\(path): lacks \($0)" }
    case "minProperties":
      guard let count = instance.entries?.count, let limit = Int(value.text ?? "") else {
        return []
      }
      return count < limit ? ["\(path): \(keyword)"] : []
    default: return nil
    }
  }

  private func isDeclared(_ name: String, in schema: Node) -> Bool {
    schema["properties"]?[name] != nil
      || (schema["patternProperties"]?.entries ?? []).contains { matches(name, $0.name) }
  }

  private func checkArray(
    _ instance: Node, _ keyword: String, _ value: Node, _ path: String
  ) -> [String]? {
    let elements = instance.elements ?? []
    switch keyword {
    case "items":
      return elements.enumerated().flatMap { check($1, value, "\(path)[\($0)]") }
    case "minItems":
      guard let limit = Int(value.text ?? ""), instance.elements != nil else { return [] }
      return elements.count < limit ? ["\(path): \(keyword)"] : []
    default: return nil
    }
  }
}
