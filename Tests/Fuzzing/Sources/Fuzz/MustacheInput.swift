import Foundation
import TriwireMustache

/// A text that is a template is filled in, leniently and strictly, or refused.
enum MustacheInput {
  private static let value: Value = [
    "a": "A & <b>", "b": ["a": "inner", "c": .list(["1", "2"])], "c": .list([["a": "x"], ["a": "y"]]),
    "t": true, "f": false,
  ]

  static func attempt(_ input: Data) {
    let text = String(decoding: input, as: UTF8.self)
    guard let template = try? Template(parsing: text, name: "t") else { return }
    let partials = ["t": template, "a": template]
    for isLenient in [true, false] {
      _ = try? template.render(value, partials: partials, isLenient: isLenient) { $0 }
    }
  }
}
