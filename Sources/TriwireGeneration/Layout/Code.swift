/// Code that is printed on one line where it fits, and otherwise on several.
indirect enum Code: Sendable {
  case text(String)
  /// Broken, it has one item a line.
  case group(open: String, [Code], close: Close)
  /// Always broken.
  case broken(open: String, [Code], close: Close)
  /// A first part and one that goes to a line of its own, indented: `name:`, `String = ""`.
  case continued(String, Code)
  /// Parts with a space between; broken, each has a line of its own.
  case stacked([String])
  /// Text and code that stays on its line.
  case prefixed(String, Code)
  /// A call with a closure behind it. One with parameters, `body, headers in`, takes several lines.
  case closure(Code, parameters: String? = nil, body: [String])

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
    let around = prefix.columns + suffix.columns + indent
    if let width = flatWidth, width + around <= Self.width {
      var line = prefix
      write(to: &line)
      return [line + suffix]
    }
    switch self {
    case .text(let text): return [prefix + text + suffix]
    case .stacked(let parts):
      let lines = parts.dropLast() + [(parts.last ?? "") + suffix]
      return [prefix + lines[0]] + lines.dropFirst()
    case .prefixed(let text, let code):
      return code.lines(indent: indent, before: prefix + text, after: suffix)
    case .continued(let head, let tail):
      return [prefix + head] + tail.lines(indent: indent + 2, after: suffix).indented
    case .closure(let call, let parameters, let body):
      let brace = parameters.map { " { \($0)" } ?? " {"
      return call.lines(indent: indent, before: prefix, after: brace) + body.indented
        + ["}" + suffix]
    case .group(let open, let items, let close), .broken(let open, let items, let close):
      return Self.lines(items, close, indent: indent, before: prefix + open, after: suffix)
    }
  }

  private static func lines(
    _ items: [Code], _ close: Close, indent: Int, before: String, after: String
  ) -> [String] {
    guard let last = items.last else { return [before + close.text + after] }
    let inside =
      items.dropLast().flatMap { $0.lines(indent: indent + 2, after: ",") }
      + last.lines(indent: indent + 2, after: close.afterLast(of: items.count, after))
    let lines = [before] + inside.indented
    if case .call = close { return lines }
    return lines + [close.text + after]
  }
}

extension Code {
  /// How wide it is on one line; `nil` when it may not stand on one.
  private var flatWidth: Int? {
    switch self {
    case .text(let text): return text.columns
    case .broken: return nil
    case .stacked(let parts): return parts.joined(separator: " ").columns
    case .prefixed(let text, let code): return code.flatWidth.map { text.columns + $0 }
    case .continued(let head, let tail): return tail.flatWidth.map { head.columns + 1 + $0 }
    case .closure(let call, let parameters, let body):
      guard parameters == nil, body.count == 1, let start = call.flatWidth else { return nil }
      return start + body[0].columns + 5
    case .group(let open, let items, let close):
      var width = open.columns + close.text.columns + max(0, items.count - 1) * 2
      for item in items {
        guard let inside = item.flatWidth else { return nil }
        width += inside
      }
      return width
    }
  }

  /// Adds all of it to a line.
  private func write(to line: inout String) {
    switch self {
    case .text(let text): line += text
    case .stacked(let parts): line += parts.joined(separator: " ")
    case .prefixed(let text, let code):
      line += text
      code.write(to: &line)
    case .continued(let head, let tail):
      line += head + " "
      tail.write(to: &line)
    case .closure(let call, _, let body):
      call.write(to: &line)
      line += " { \(body.joined()) }"
    case .group(let open, let items, let close), .broken(let open, let items, let close):
      line += open
      for (index, item) in items.enumerated() {
        if index > 0 { line += ", " }
        item.write(to: &line)
      }
      line += close.text
    }
  }
}

extension Code.Close {
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

extension StringProtocol {
  /// How wide a text is, as the formatter counts: one column for each character that a reader sees.
  var columns: Int {
    let bytes = utf8.count
    return bytes == 0 || utf8.allSatisfy { $0 < 0x80 } ? bytes : count
  }
}

extension [String] {
  /// One step further to the right.
  var indented: [String] { map { "  " + $0 } }
}
