import TriwireSpec

/// How something travels.
struct Use: Hashable {
  /// In requests.
  var isSent = false
  /// In answers.
  var isReceived = false
  /// Empty for what travels as text in a URL or a header alone.
  var wires: Set<Wire> = []

  static func sent(_ wires: Set<Wire>) -> Use { Use(isSent: true, wires: wires) }
  static func received(_ wires: Set<Wire>) -> Use { Use(isReceived: true, wires: wires) }

  /// What no endpoint uses may be used in any way.
  static let any = Use(isSent: true, isReceived: true, wires: Set(Wire.allCases))

  func union(_ other: Use) -> Use {
    Use(
      isSent: isSent || other.isSent, isReceived: isReceived || other.isReceived,
      wires: wires.union(other.wires))
  }

  /// The greater impact of the directions in which something travels.
  func impact(sent: Impact, received: Impact) -> Impact {
    max(isSent ? sent : .none, isReceived ? received : .none)
  }

  /// An impact that only one wire feels; elsewhere it is a matter of form.
  func impact(on wire: Wire, _ impact: Impact) -> Impact {
    wires.contains(wire) ? impact : .cosmetic
  }
}
