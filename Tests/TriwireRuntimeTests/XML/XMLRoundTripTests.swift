import Foundation
import Testing
import TriwireRuntime

/// Random values come back as they were.
@Suite struct XMLRoundTripTests {
  struct Dice {
    var generator: SeededGenerator

    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }

    mutating func list<Value>(_ longest: Int, _ make: (inout Dice) -> Value) -> [Value] {
      (0..<roll(longest + 1)).map { _ in make(&self) }
    }

    mutating func optional<Value>(_ make: (inout Dice) -> Value) -> Value? {
      roll(2) == 0 ? nil : make(&self)
    }

    mutating func text() -> String {
      let pieces = [
        "a", " ", "\n", "\t", "\r", "<", ">", "&", "\"", "'", "]]>", "é", "😀", "\u{FFFD}", "ﬁ",
        "--",
        "plain words", "&amp;", "<!--", "0", "\u{85}", "\u{2028}",
      ]
      return list(6) { pieces[$0.roll(pieces.count)] }.joined()
    }

    mutating func part(_ depth: Int) -> Garage.Part {
      switch roll(depth > 0 ? 3 : 2) {
      case 0: .wheel(Int32.random(in: .min ... .max, using: &generator))
      case 1: .person(person())
      default: .parts(list(3) { $0.part(depth - 1) })
      }
    }

    mutating func person() -> Garage.Person {
      Garage.Person(name: text(), age: optional { Int32($0.roll(100)) })
    }

    mutating func shelf(_ depth: Int) -> Garage.Shelf {
      Garage.Shelf(
        first: part(2), second: optional { $0.part(2) }, label: text(),
        rest: list(4) { $0.part(1) },
        boxed: list(3) { $0.part(1) }, grid: list(3) { $0.list(3) { Int32($0.roll(9)) } },
        gaps: list(3) { $0.optional { Int32($0.roll(9)) } },
        tables: Dictionary(
          list(3) { ($0.text(), $0.list(2) { $0.person() }) },
          uniquingKeysWith: { first, _ in first }),
        patch: [.absent, .null, .value(text())][roll(3)],
        id: optional { Garage.ShelfID(Int64($0.roll(1000))) },
        inner: depth > 0 ? optional { $0.shelf(depth - 1) } : nil)
    }

    mutating func car() -> Garage.Car {
      Garage.Car(
        plate: text(), doors: Int32(roll(6)), color: optional { $0.text() },
        wheels: list(5) { Int32($0.roll(9)) }, spare: optional { $0.list(3) { $0.text() } },
        passengers: list(4) { $0.person() }, driver: optional { $0.person() },
        prices: Dictionary(
          list(3) { ($0.text(), Double.random(in: -1e9...1e9, using: &$0.generator)) },
          uniquingKeysWith: { first, _ in first }),
        note: optional { $0.text() })
    }
  }

  @Test func keepsRandomValues() throws {
    var dice = Dice(generator: SeededGenerator(seed: 7))
    for _ in 0..<1500 {
      let car = dice.car()
      #expect(try Garage.Car(xml: car.xml()) == car)
      let shelf = dice.shelf(2)
      #expect(try Garage.Shelf(xml: shelf.xml()) == shelf)
    }
  }
}
