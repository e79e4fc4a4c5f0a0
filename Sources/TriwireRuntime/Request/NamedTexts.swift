/// Parameters already written, by wire name and in order. A later one takes the place of an earlier
/// one of its name.
struct NamedTexts: Sendable {
  private var entries: [(name: String, text: String)] = []

  /// Whether nothing would be sent.
  var isEmpty: Bool { entries.isEmpty }

  /// What was written, in order.
  var texts: [String] { entries.map(\.text) }

  /// What was written under other names than these.
  func without(_ isLeftOut: (String) -> Bool) -> [String] {
    entries.filter { !isLeftOut($0.name) }.map(\.text)
  }

  /// Writes a parameter; nil takes it away.
  mutating func set(_ name: String, _ text: String?) {
    let place = entries.firstIndex { $0.name == name }
    switch (place, text) {
    case (let place?, let text?): entries[place].text = text
    case (let place?, nil): entries.remove(at: place)
    case (nil, let text?): entries.append((name, text))
    case (nil, nil): break
    }
  }
}
