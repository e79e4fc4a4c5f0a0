import Foundation
import TriwireMustache

extension Subject {
  /// A text that is a template is filled in, leniently and strictly, as the same each time, or refused.
  static let mustache = Subject(name: "mustache") { input in
    let text = String(decoding: input, as: UTF8.self)
    guard let template = try? Template(parsing: text, name: "t") else { return }
    let partials = ["t": template, "a": template]
    for isLenient in [true, false] {
      let results = (1...2).map { _ in
        try? template.render(values, partials: partials, isLenient: isLenient) { "<\($0)>" }
      }
      agree(results[0], results[1], "two runs")
    }
  }

  private static let values: Value = [
    "a": "A & <b>", "b": ["a": "inner", "c": .list(["1", "2"])],
    "c": .list([["a": "x"], ["a": "y"]]), "t": true, "f": false,
  ]
}
