import Foundation

/// One row of the table of limits in `Specs/REFERENCE.md`.
package struct LimitRow: Sendable, CustomStringConvertible {
  /// What it is a limit of: a spec, an answer, JSON…
  package let subject: String
  /// What is counted.
  package let name: String
  /// The default; nil for none.
  package let standard: Int?
  /// The case of the error that ends a call, where there is one.
  package let kind: String?
  /// The message, with `N` for the limit and `M` for what there was; nil where there is none.
  package let message: String?

  package var description: String { "\(subject): \(name)" }

  /// The message about a limit and what there was.
  package func message(limit: Int, found: Int) -> String? {
    message?.replacing(/\bN\b/, with: "\(limit)").replacing(/\bM\b/, with: "\(found)")
  }
}

extension LimitRow {
  /// All rows, in their order.
  package static func all() throws -> [LimitRow] {
    let page = try String(
      contentsOf: Toolchain.root.appending(path: "Specs/REFERENCE.md"), encoding: .utf8)
    let section = page.components(separatedBy: "\n## Limits\n").last ?? ""
    return section.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst(2)
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .compactMap(LimitRow.init)
  }

  private init?(cells: [String]) {
    guard cells.count == 5 else { return nil }
    let codes = cells[4].matches(of: /`([^`]+)`/).map { String($0.output.1) }
    let kinds = codes.filter { $0.allSatisfy(\.isLetter) }
    self.init(
      subject: cells[0].replacing("`", with: ""), name: cells[1].replacing("`", with: ""),
      standard: Self.number(cells[2]), kind: kinds.first,
      message: codes.first { !kinds.contains($0) })
  }

  /// `8 MiB`, `1,000`, `60 s`; nil for `none`.
  private static func number(_ text: String) -> Int? {
    let parts = text.replacing(",", with: "").split(separator: " ")
    let units = ["KiB": 1 << 10, "MiB": 1 << 20, "s": 1]
    return parts.first.flatMap { Int($0) }.map {
      $0 * (parts.count > 1 ? units[String(parts[1])] ?? 0 : 1)
    }
  }
}
