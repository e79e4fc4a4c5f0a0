/// Code that is printed on one line where it fits, and otherwise on several.
enum Code: Sendable {
  case text(String)
  /// Broken, it has one item a line.
  case group(open: String, [Code], close: Close)
  /// Always broken.
  case broken(open: String, [Code], close: Close)
  /// A first part and one that goes to a line of its own, indented: `name:`, `String = ""`.
  indirect case continued(String, Code)
  /// Parts with a space between; broken, each has a line of its own.
  case stacked([String])
  /// Text and code that stays on its line.
  indirect case prefixed(String, Code)
  /// A call with a closure behind it. One with parameters, `body, headers in`, takes several lines.
  indirect case closure(Code, parameters: String? = nil, body: [String])

  /// How a group ends when it is broken.
  enum Close: Sendable {
    /// On the last item's line, as calls do.
    case call(String)
    /// On a line of its own, as parameter lists do.
    case list(String)
    /// On a line of its own, after a trailing comma.
    case array(String)
    /// The same where an item stands for several elements.
    case rows(String)

    var text: String {
      switch self {
      case .call(let text), .list(let text), .array(let text), .rows(let text): text
      }
    }
  }

  /// Columns that a line may take.
  static let width = 100
}

extension Code {
  /// The code, `prefix` on its first line and `suffix` on its last. The lines leave out the columns
  /// of `indent`, which stand before all of them.
  func lines(indent: Int, before prefix: String = "", after suffix: String = "") -> [String] {
    var lines = CodeLines(indent: indent)
    write(to: &lines, before: prefix, after: suffix)
    return lines.texts
  }

  fileprivate func write(
    to lines: inout CodeLines, before prefix: String = "", after suffix: String = ""
  ) {
    if let flatWidth {
      let width = prefix.columns + flatWidth + suffix.columns
      if width <= lines.room { return lines.add(width: width, prefix, self, suffix) }
    }
    switch self {
    case .text(let text): lines.add(prefix + text + suffix)
    case .stacked(let parts):
      guard let first = parts.first, let last = parts.dropFirst().last else {
        return lines.add(prefix + parts.joined() + suffix)
      }
      lines.add(prefix + first)
      for part in parts.dropFirst().dropLast() { lines.add(part) }
      lines.add(last + suffix)
    case .prefixed(let text, let code):
      code.write(to: &lines, before: prefix + text, after: suffix)
    case .continued(let head, let tail):
      lines.add(prefix + head)
      lines.indented { tail.write(to: &$0, after: suffix) }
    case .closure(let call, let parameters, let body):
      call.write(to: &lines, before: prefix, after: parameters.map { " { \($0)" } ?? " {")
      lines.indented { lines in body.forEach { lines.add($0) } }
      lines.add("}" + suffix)
    case .group(let open, let items, let close), .broken(let open, let items, let close):
      Self.write(items, close, to: &lines, before: prefix + open, after: suffix)
    }
  }

  private static func write(
    _ items: [Code], _ close: Close, to lines: inout CodeLines, before: String, after: String
  ) {
    guard let last = items.last else { return lines.add(before + close.text + after) }
    lines.add(before)
    var close = close
    lines.indented { lines in
      for item in items.dropLast() { item.write(to: &lines, after: ",") }
      if case .text(let text) = last { close = close.fitting(text, after, in: lines.room) }
      last.write(to: &lines, after: close.afterLast(of: items.count, after))
    }
    if case .call = close { return }
    lines.add(close.text + after)
  }
}

// MARK: On one line

extension Code {
  /// Columns that it takes on one line; `nil` when that may not be.
  private var flatWidth: Int? {
    switch self {
    case .text(let text): return text.columns
    case .broken: return nil
    case .stacked(let parts): return parts.joined(separator: " ").columns
    case .prefixed(let text, let code): return code.flatWidth.map { text.columns + $0 }
    case .continued(let head, let tail): return tail.flatWidth.map { head.columns + 1 + $0 }
    case .closure(let call, let parameters, let body):
      guard parameters == nil, body.count == 1, let start = call.flatWidth else { return nil }
      return start + " {  }".columns + body[0].columns
    case .group(let open, let items, let close):
      var width = open.columns + close.text.columns + 2 * max(0, items.count - 1)
      for item in items {
        guard let itemWidth = item.flatWidth else { return nil }
        width += itemWidth
      }
      return width
    }
  }

  fileprivate func writeFlat(to line: inout String) {
    switch self {
    case .text(let text): line += text
    case .stacked(let parts): line += parts.joined(separator: " ")
    case .prefixed(let text, let code):
      line += text
      code.writeFlat(to: &line)
    case .continued(let head, let tail):
      line += head
      line += " "
      tail.writeFlat(to: &line)
    case .closure(let call, _, let body):
      call.writeFlat(to: &line)
      line += " { \(body.joined()) }"
    case .group(let open, let items, let close), .broken(let open, let items, let close):
      line += open
      for index in items.indices {
        if index > 0 { line += ", " }
        items[index].writeFlat(to: &line)
      }
      line += close.text
    }
  }
}

extension Code.Close {
  /// Where a call ends that has no room behind its last argument.
  fileprivate func fitting(_ last: String, _ suffix: String, in room: Int) -> Code.Close {
    guard case .call(let text) = self, last.columns + text.columns + suffix.columns > room else {
      return self
    }
    return .list(text)
  }

  /// A single element has no trailing comma, as swift-format wants it.
  fileprivate func afterLast(of count: Int, _ suffix: String) -> String {
    switch self {
    case .call(let text): text + suffix
    case .list: ""
    case .array: count == 1 ? "" : ","
    case .rows: ","
    }
  }
}

extension [Code] {
  /// The lines of all, one behind the other.
  func lines(indent: Int) -> [String] {
    var lines = CodeLines(indent: indent)
    for code in self { code.write(to: &lines) }
    return lines.texts
  }
}

/// The lines of code that were written so far.
private struct CodeLines {
  private(set) var texts: [String] = []
  /// Columns that stand before all lines and are left out of them.
  private let indent: Int
  private var margin = ""

  init(indent: Int) {
    self.indent = indent
  }

  /// Columns that the next line has.
  var room: Int { Code.width - indent - margin.utf8.count }

  mutating func add(_ line: String) {
    texts.append(margin.isEmpty ? line : margin + line)
  }

  /// A line of `width` columns with code that fits.
  mutating func add(width: Int, _ prefix: String, _ code: Code, _ suffix: String) {
    var line = margin
    line.reserveCapacity(margin.utf8.count + width)
    line += prefix
    code.writeFlat(to: &line)
    line += suffix
    texts.append(line)
  }

  /// Lines one step further to the right.
  mutating func indented(_ write: (inout CodeLines) -> Void) {
    let outer = margin
    margin += "  "
    write(&self)
    margin = outer
  }
}

extension StringProtocol {
  /// How wide a text is, as the formatter counts: one column for each character that a reader sees.
  var columns: Int {
    let bytes = utf8.count
    return utf8.allSatisfy { $0 < 0x80 } ? bytes : count
  }
}

extension [String] {
  /// One step further to the right.
  var indented: [String] { map { "  " + $0 } }
}
