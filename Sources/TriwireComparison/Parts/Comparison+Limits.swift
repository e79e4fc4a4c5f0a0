import Foundation
import TriwireModel

extension Comparison {
  /// Limits are checked before a request is sent, so those of answers change nothing.
  mutating func compareLimits(
    _ old: [Limit], _ new: [Limit], _ subject: Subject, _ use: Use
  ) {
    let limits = Matching(old, new, by: [\.word])
    for limit in limits.removed { loosened("\(limit.text) holds no longer", subject, use) }
    for (old, new) in limits.pairs where old != new {
      let message = "\(old.text) became \(new.text)"
      if new.isLooser(than: old) {
        loosened(message, subject, use)
      } else {
        tightened(message, subject, use)
      }
    }
    for limit in limits.added { tightened("\(limit.text) is new", subject, use) }
  }

  private mutating func tightened(_ message: String, _ subject: Subject, _ use: Use) {
    let impact = use.impact(sent: .breaking, received: .none)
    add(.limitTightened, subject, message, callers: max(impact, .cosmetic), wire: impact)
  }

  private mutating func loosened(_ message: String, _ subject: Subject, _ use: Use) {
    let impact = use.impact(sent: .additive, received: .none)
    add(.limitLoosened, subject, message, callers: max(impact, .cosmetic), wire: impact)
  }
}

extension Limit {
  fileprivate var word: String {
    switch self {
    case .minimum: "min"
    case .maximum: "max"
    case .minLength: "minLength"
    case .maxLength: "maxLength"
    case .pattern: "pattern"
    case .minItems: "minItems"
    case .maxItems: "maxItems"
    }
  }

  fileprivate var text: String { "\(word) \(value)" }

  private var value: String {
    switch self {
    case .minimum(let literal), .maximum(let literal): literal.text
    case .minLength(let count), .maxLength(let count), .minItems(let count), .maxItems(let count):
      "\(count)"
    case .pattern(let text): "'\(text)'"
    }
  }

  /// Whether everything that another limit of its kind lets through passes; another pattern never
  /// counts as looser.
  fileprivate func isLooser(than other: Limit) -> Bool {
    switch (self, other) {
    case (.minimum(let new), .minimum(let old)): new.number < old.number
    case (.maximum(let new), .maximum(let old)): new.number > old.number
    case (.minLength(let new), .minLength(let old)), (.minItems(let new), .minItems(let old)):
      new < old
    case (.maxLength(let new), .maxLength(let old)), (.maxItems(let new), .maxItems(let old)):
      new > old
    default: false
    }
  }
}

extension Literal {
  /// With all digits of 64-bit integers.
  fileprivate var number: Decimal { Decimal(string: text) ?? .nan }
}
