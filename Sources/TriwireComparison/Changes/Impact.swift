/// How much a change matters to one side, from least to most.
package enum Impact: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Not at all.
  case none
  /// Other words, or another course of a call: what was written and sent stays valid.
  case cosmetic
  /// What worked works on, and there is more.
  case additive
  /// What worked may not work any longer, or mean something else.
  case breaking

  package static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .cosmetic: 1
    case .additive: 2
    case .breaking: 3
    }
  }
}
