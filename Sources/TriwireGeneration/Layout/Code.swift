/// Code that is printed on one line where it fits, and otherwise with one item a line.
indirect enum Code {
  case text(String)
  case group(open: String, [Code], close: Close)
  /// Always with one item a line.
  case broken(open: String, [Code], close: Close)
  /// A call with a closure behind it. One with parameters, `body, headers in`, takes several lines.
  case closure(Code, parameters: String? = nil, body: [String])

  /// How a group ends when it is broken.
  enum Close {
    /// On the last item's line, as calls do.
    case call(String)
    /// On a line of its own, as parameter lists do.
    case list(String)
    /// On a line of its own, after a trailing comma.
    case array(String)

    var text: String {
      switch self {
      case .call(let text), .list(let text), .array(let text): text
      }
    }
  }

  /// Columns that a line may take.
  static let width = 100

  /// - Parameter indent: Columns before the first line; the lines themselves have only what they
  ///   are indented against it.
  func lines(indent: Int, before prefix: String = "", after suffix: String = "") -> [String] {
    if let flat {
      let line = prefix + flat + suffix
      if line.utf8.count + indent <= Self.width { return [line] }
    }
    switch self {
    case .text(let text): return [prefix + text + suffix]
    case .closure(let call, let parameters, let body):
      let start = call.lines(indent: indent, before: prefix, after: " {\(parameters.map { " " + $0 } ?? "")")
      return start + body.map { "  " + $0 } + ["}" + suffix]
    case .group(let open, let items, let close), .broken(let open, let items, let close):
      return broken(open, items, close, indent: indent, before: prefix, after: suffix)
    }
  }

  private func broken(
    _ open: String, _ items: [Code], _ close: Close, indent: Int, before: String, after: String
  ) -> [String] {
    guard !items.isEmpty else { return [before + open + close.text + after] }
    var lines = [before + open]
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let inside = item.lines(
        indent: indent + 2, after: isLast ? close.afterLast(of: items.count, after) : ",")
      lines += inside.map { "  " + $0 }
    }
    if case .call = close { return lines }
    return lines + [close.text + after]
  }

  private var flat: String? {
    switch self {
    case .text(let text): return text
    case .broken: return nil
    case .closure(let call, let parameters, let body):
      guard parameters == nil, body.count == 1, let start = call.flat else { return nil }
      return "\(start) { \(body[0]) }"
    case .group(let open, let items, let close):
      var line = open
      for (index, item) in items.enumerated() {
        guard let text = item.flat else { return nil }
        line += index == 0 ? text : ", " + text
      }
      return line + close.text
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
    }
  }
}
