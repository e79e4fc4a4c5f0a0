import Foundation

/// A YAML file as lines, for the values of keys at its outermost level.
///
/// It understands what people write there: a scalar, `[a, b]`, and lines that begin with a dash.
/// Plugins can't link a parser.
struct KeyLines {
  private let lines: [Substring]

  /// Without lines when the file can't be read.
  init(of file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let mark = "\u{FEFF}"
    lines = (text.hasPrefix(mark) ? text.dropFirst() : text[...])
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The value of a key, or the entries of its list; empty when the key is absent.
  func values(of key: String) -> [String] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else { return [] }
    let more = lines[(start + 1)...].prefix { line in
      line.first.map { " -#]".contains($0) } ?? true
    }
    return ([lines[start].dropFirst(key.count + 1)] + more).flatMap(items)
  }

  /// What stands between brackets and commas, without quotes, the dash of a list and comments.
  private func items(of line: Substring) -> [String] {
    var (items, item) = ([String](), "")
    var (quote, last): (Character?, Character) = (nil, " ")
    for character in line {
      defer { last = character }
      if quote == nil, character == "#", last == " " { break }
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character), " [,".contains(last) {
        quote = character
      } else if quote == nil, "[],".contains(character) {
        items.append(item)
        item = ""
      } else {
        item.append(character)
      }
    }
    return (items + [item]).compactMap(Self.value)
  }

  private static func value(_ item: String) -> String? {
    let text = item.trimmingCharacters(in: .whitespaces)
    let value = text.hasPrefix("- ") ? text.dropFirst(2).trimmingCharacters(in: .whitespaces) : text
    return value.isEmpty || value == "-" ? nil : value
  }
}
