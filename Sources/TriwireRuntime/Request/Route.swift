internal import Foundation

/// A route's path, `/shops/{shop}/files/{rest*}`, taken apart.
struct Route: Sendable {
  private let segments: [Segment]

  /// Reads a route that the spec's reader has already checked; a brace that is never closed is text.
  init(_ text: String) {
    let path = text.hasPrefix("/") ? text.dropFirst() : text[...]
    segments = path.split(separator: "/", omittingEmptySubsequences: false).map(Segment.init)
  }

  /// Whether a variable takes the rest of the path, slashes included.
  func isRest(_ name: String) -> Bool {
    segments.flatMap(\.variables).contains { $0.name == name && $0.isRest }
  }

  /// The path with every variable replaced by its encoded text. It never moves: a segment that
  /// comes out empty, `.` or `..` is refused.
  func fill(_ values: [String: String]) throws(InvalidRequest) -> String {
    var path = ""
    for segment in segments { path += "/" + (try segment.fill(values)) }
    return path
  }
}

extension Route {
  /// What stands between two slashes of a route.
  private struct Segment: Sendable {
    private let pieces: [Piece]

    init(_ text: Substring) {
      var pieces: [Piece] = []
      var rest = text
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        pieces.append(.text(PercentEncoding.route.encode(String(rest[..<open]))))
        pieces.append(.variable(Variable(rest[rest.index(after: open)..<close])))
        rest = rest[rest.index(after: close)...]
      }
      self.pieces = pieces + [.text(PercentEncoding.route.encode(String(rest)))]
    }

    var variables: [Variable] {
      pieces.compactMap { piece in
        if case .variable(let variable) = piece { variable } else { nil }
      }
    }

    func fill(_ values: [String: String]) throws(InvalidRequest) -> String {
      var result = ""
      for piece in pieces { result += try piece.fill(values) }
      if let variable = variables.first { try check(result, variable) }
      return result
    }

    /// A rest may end with one slash, as the keys of object stores do.
    private func check(_ text: String, _ variable: Variable) throws(InvalidRequest) {
      var parts = text.split(separator: "/", omittingEmptySubsequences: false)
      if parts.count > 1, parts.last == "" { parts.removeLast() }
      for part in parts where ["", ".", ".."].contains(Self.unescapingDots(part)) {
        throw InvalidRequest(
          parameter: variable.name, "would make the path segment “\(part)”, which moves the path")
      }
    }

    private static func unescapingDots(_ part: Substring) -> String {
      part.replacingOccurrences(of: "%2e", with: ".", options: .caseInsensitive)
    }
  }

  private enum Piece: Sendable {
    case text(String)
    case variable(Variable)

    func fill(_ values: [String: String]) throws(InvalidRequest) -> String {
      switch self {
      case .text(let text): return text
      case .variable(let variable):
        guard let value = values[variable.name] else {
          throw InvalidRequest(parameter: variable.name, "the path has no value for it")
        }
        return value
      }
    }
  }

  private struct Variable: Sendable {
    let name: String
    let isRest: Bool

    init(_ text: Substring) {
      isRest = text.last == "*"
      name = String(isRest ? text.dropLast() : text)
    }
  }
}
