import Foundation
import TriwireRuntime

/// Makes random values that all three wires can carry.
struct RandomValues<M: Mapping> {
  var generator: SeededGenerator

  mutating func everything(_ depth: Int) -> Everything<M> {
    var value = Everything<M>()
    (value.numbers, value.texts, value.many) = (numbers(), texts(), many())
    (value.state, value.maybeState) = (state(), optional { $0.state() })
    value.level = [.low, .high, .under][roll(3)]
    value.owner = optional { Owner($0.integer()) }
    value.choice = optional { $0.choice() }
    value.boxed = optional { $0.choice() }
    value.row = list { $0.choice() }
    value.page = optional { $0.page { $0.integer() } }
    value.patch = roll(2) == 0 ? .absent : .value(integer())
    if depth > 0 { value.inner = optional { $0.everything(depth - 1) } }
    return value
  }

  private mutating func numbers() -> Numbers<M> {
    var value = Numbers<M>()
    value.bool = roll(2) == 0
    (value.int32, value.uint64, value.sint64) = (integer(), integer(), integer())
    (value.fixed32, value.sfixed64) = (integer(), integer())
    (value.float, value.double) = (Float(double()), double())
    value.maybeBool = optional { $0.roll(2) == 0 }
    value.maybeInt64 = optional { $0.integer() }
    value.maybeUInt32 = optional { $0.integer() }
    value.maybeDouble = optional { $0.finite() }
    value.decimal = Decimal(
      sign: roll(2) == 0 ? .plus : .minus, exponent: -roll(20), significand: Decimal(roll(.max)))
    return value
  }

  private mutating func texts() -> Texts<M> {
    var value = Texts<M>()
    (value.text, value.maybe) = (text(), optional { $0.text() })
    value.bytes = Data(list { UInt8($0.roll(256)) })
    value.id = optional { _ in UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6") } ?? nil
    value.link = optional { URL(string: "https://example.com/\($0.roll(99))?q=%20&r=1") } ?? nil
    value.at = moment()
    value.seconds = optional { Date(timeIntervalSince1970: Double($0.integer() as Int32)) }
    value.millis = optional { $0.moment() }
    value.day =
      optional { CalendarDate(year: 1 + $0.roll(9999), month: 1 + $0.roll(12), day: 28) } ?? nil
    value.wait = duration()
    value.iso = optional { $0.duration() }
    return value
  }

  private mutating func many() -> Many<M> {
    var value = Many<M>()
    value.numbers = list { $0.integer() }
    value.unpacked = list { $0.integer() }
    value.texts = list { $0.text() }
    value.states = list { $0.state() }
    value.numbered = map({ $0.integer() }, { $0.text() })
    value.flagged = map({ $0.roll(2) == 0 }, { $0.finite() })
    value.named = map({ $0.text() }, { $0.state() })
    value.owned = map({ Owner($0.integer()) }, { Data($0.list { UInt8($0.roll(256)) }) })
    value.parts = map({ $0.text() }, { $0.page { $0.text() } })
    value.moments = list { $0.moment() }
    return value
  }

  private mutating func page<Item>(_ make: (inout Self) -> Item) -> Page<Item, M> {
    var page = Page<Item, M>()
    (page.items, page.best) = (list(make), optional(make))
    return page
  }

  private mutating func choice() -> Choice<M> {
    switch roll(3) {
    case 0: .number(integer())
    case 1: .text(text())
    default: .page(page { $0.finite() })
    }
  }

  private mutating func state() -> State {
    [.open, .closed, .unknown("12"), .unknown("-2147483648")][roll(4)]
  }

  // MARK: Scalars

  private mutating func integer<Number: FixedWidthInteger>() -> Number {
    [0, 1, .min, .max, Number.random(in: .min ... .max, using: &generator)][roll(5)]
  }

  private mutating func finite() -> Double {
    let any = Double(bitPattern: generator.next())
    return [
      0, -0.0, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, any.isFinite ? any : 1,
    ][roll(6)]
  }

  private mutating func double() -> Double {
    [finite(), .infinity, -.infinity][roll(3)]
  }

  /// Characters that XML has, too.
  private mutating func text() -> String {
    let pieces = [
      "a", " ", "\n", "\t", "\r", "<", ">", "&", "\"", "'", "]]>", "é", "e\u{301}", "😀", "\u{FFFD}",
      "\u{85}", "\u{2028}", "\u{FEFF}", "\u{10FFFF}", "\u{7F}", "\\u0000", "--", "0", "null",
    ]
    return list { pieces[$0.roll(pieces.count)] }.joined()
  }

  /// A date is a number of seconds since 2001, and this the nearest one to a whole millisecond.
  private mutating func moment() -> Date {
    let year: Int64 = 31_556_952_000
    let milliseconds = Int64.random(in: -1999 * year...7998 * year, using: &generator)
    return Date(timeIntervalSinceReferenceDate: Double(milliseconds) / 1000)
  }

  private mutating func duration() -> Duration {
    let seconds = Int64.random(in: -315_575_999_999...315_575_999_999, using: &generator)
    return .seconds([0, seconds][roll(2)]) + .nanoseconds(Int64(roll(1_000_000_000)) - 500_000_000)
  }

  // MARK: Shapes

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

  private mutating func list<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<roll(4)).map { _ in make(&self) }
  }

  private mutating func optional<Value>(_ make: (inout Self) -> Value) -> Value? {
    roll(2) == 0 ? nil : make(&self)
  }

  private mutating func map<Key: Hashable, Value>(
    _ key: (inout Self) -> Key, _ value: (inout Self) -> Value
  ) -> [Key: Value] {
    Dictionary(list { (key(&$0), value(&$0)) }) { first, _ in first }
  }
}
