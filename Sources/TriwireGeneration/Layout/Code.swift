import TriwireMustache

/// Code that is printed on one line where it fits, and otherwise on several.
enum Code: Sendable {
  case text(String)
  /// Broken, it has one item a line.
  case group(open: String, [Code], close: Close)
  /// Broken, it has as many items a line as fit, as parameters and arguments do.
  case filled(open: String, [Code], close: Close)
  /// Always broken.
  case broken(open: String, [Code], close: Close)
  /// A first part and one that goes to a line of its own, indented: `name:`, `String`.
  case pair(String, String)
  /// The same with code: `name:`, `String = ""`.
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
  func lines(indent: Int, before prefix: String = "", after suffix: String = "") -> Lines {
    var lines = CodeLines(indent: indent)
    write(to: &lines, before: prefix, after: suffix)
    return lines.finished()
  }

  fileprivate func write(
    to lines: inout CodeLines, before prefix: String = "", after suffix: String = ""
  ) {
    let isFlat = lines.addFlat { line in
      line += prefix
      writeFlat(to: &line)
      line += suffix
    }
    if isFlat { return }
    switch self {
    case .text(let text): lines.add(prefix + text, suffix)
    case .stacked(let parts):
      guard let first = parts.first, let last = parts.dropFirst().last else {
        return lines.add(prefix + parts.joined(), suffix)
      }
      lines.add(prefix, first)
      for part in parts.dropFirst().dropLast() { lines.add(part, "") }
      lines.add(last, suffix)
    case .prefixed(let text, let code):
      code.write(to: &lines, before: prefix + text, after: suffix)
    case .pair(let head, let tail):
      lines.add(prefix, head)
      lines.indented { $0.add(tail, suffix) }
    case .continued(let head, let tail):
      lines.add(prefix, head)
      lines.indented { tail.write(to: &$0, after: suffix) }
    case .closure(let call, let parameters, let body):
      call.write(to: &lines, before: prefix, after: parameters.map { " { \($0)" } ?? " {")
      lines.indented { lines in body.forEach { lines.add($0, "") } }
      lines.add("}", suffix)
    case .group(let open, let items, let close), .broken(let open, let items, let close):
      Self.write(items, close, to: &lines, before: prefix + open, after: suffix)
    case .filled(let open, let items, let close):
      Self.write(items, close, isFilled: true, to: &lines, before: prefix + open, after: suffix)
    }
  }

  private static func write(
    _ items: [Code], _ close: Close, isFilled: Bool = false, to lines: inout CodeLines,
    before: String, after: String
  ) {
    guard let last = items.last else { return lines.add(before + close.text, after) }
    lines.add(before, "")
    var close = close
    lines.indented { lines in
      if case .text(let text) = last { close = close.fitting(text, after, in: lines.room) }
      let end = close.afterLast(of: items.count, after)
      func write(_ index: Int, _ lines: inout CodeLines) {
        items[index].write(to: &lines, after: index < items.count - 1 ? "," : end)
      }
      guard isFilled else { return items.indices.forEach { write($0, &lines) } }
      lines.addFilled(
        items.count,
        { index, line in
          items[index].writeFlat(to: &line)
          line += index < items.count - 1 ? "," : end
        }, orBroken: write)
    }
    if case .call = close { return }
    lines.add(close.text, after)
  }
}

// MARK: On one line

extension Code {
  private func writeFlat(to line: inout CodeLines) {
    switch self {
    case .text(let text): line += text
    case .broken: line.giveUp()
    case .stacked(let parts):
      for index in parts.indices {
        if index > 0 { line += UInt8(ascii: " ") }
        line += parts[index]
      }
    case .prefixed(let text, let code):
      line += text
      code.writeFlat(to: &line)
    case .pair(let head, let tail):
      line += head
      line += UInt8(ascii: " ")
      line += tail
    case .continued(let head, let tail):
      line += head
      line += UInt8(ascii: " ")
      tail.writeFlat(to: &line)
    case .closure(let call, let parameters, let body):
      guard parameters == nil, body.count == 1 else { return line.giveUp() }
      call.writeFlat(to: &line)
      line += " { "
      line += body[0]
      line += " }"
    case .group(let open, let items, let close), .filled(let open, let items, let close):
      line += open
      for index in items.indices where line.fits {
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
  func lines(indent: Int) -> Lines {
    var lines = CodeLines(indent: indent)
    for code in self { code.write(to: &lines) }
    return lines.finished()
  }
}

extension [String] {
  /// One step further to the right.
  var indented: [String] { map { "  " + $0 } }
}
