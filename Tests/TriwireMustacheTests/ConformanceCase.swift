import Foundation
import Testing
import TriwireMustache

/// A template, a value, and what the one makes of the other by the Mustache specification.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  let name: String
  let template: String
  let value: Value
  let partials: [String: String]
  let expected: String

  var testDescription: String { name }

  /// The text with HTML escaped and unknown names left out, as the specification has it.
  func rendered() throws -> String {
    let parsed = try partials.map { ($0, try Template(parsing: $1, name: $0)) }
    return try Template(parsing: template, name: name).render(
      value, partials: Dictionary(uniqueKeysWithValues: parsed), isLenient: true,
      escape: escapedHTML)
  }
}

extension ConformanceCase {
  /// All cases of a JSON file: an object whose `cases` have `name`, `template`, `data`, `expected`,
  /// and where they need them `partials`; `group` stands in each case, or once for the file.
  static func read(_ url: URL) throws -> [ConformanceCase] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let file = json as? [String: Any], let cases = file["cases"] as? [[String: Any]] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return try cases.map { try ConformanceCase($0, group: file["group"] as? String) }
  }

  private init(_ json: [String: Any], group: String?) throws {
    guard let group = group ?? json["group"] as? String, let name = json["name"] as? String,
      let template = json["template"] as? String, let expected = json["expected"] as? String
    else { throw CocoaError(.fileReadCorruptFile) }
    self.name = "\(group): \(name)"
    self.template = template
    self.expected = expected
    value = Value(json: json["data"] ?? [:])
    partials = json["partials"] as? [String: String] ?? [:]
  }
}

extension Value {
  fileprivate init(json: Any) {
    switch json {
    case let object as [String: Any]:
      self = .object(Object(object.map { (Object.Key($0), Value(json: $1)) }))
    case let list as [Any]: self = .list(list.map(Value.init(json:)))
    case let text as String: self = .text(text)
    case let number as NSNumber where number.isBoolean: self = .bool(number.boolValue)
    case let number as NSNumber: self = .text(number.stringValue)
    default: self = .null
    }
  }
}

extension NSNumber {
  /// JSONSerialization hands out booleans as numbers of a one-byte type.
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}

private func escapedHTML(_ text: String) -> String {
  let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
  return text.map { entities[$0] ?? String($0) }.joined()
}
