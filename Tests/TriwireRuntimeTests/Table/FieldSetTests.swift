import Testing

@testable import TriwireRuntime

@Suite struct FieldSetTests {
  @Test(arguments: [1, 63, 64, 65, 127, 128, 129, 200, 1000])
  func holdsAnyNumberBelowItsCount(_ count: Int) {
    var set = FieldSet(count: count)
    for row in stride(from: 0, to: count, by: 3) {
      let isNew = !set.contains(row)
      #expect(isNew)
      set.insert(row)
    }
    for row in 0..<count {
      let isIn = set.contains(row)
      #expect(isIn == (row % 3 == 0))
    }
  }
}

@Suite struct KeyIndexTests {
  @Test(arguments: [0, 1, 6, 7, 60, 200, 3000])
  func findsEveryName(_ count: Int) {
    let names = (0..<count).map { "name-\($0 * 7919)\(String(repeating: "x", count: $0 % 20))" }
    let index = KeyIndex(names)
    for (number, name) in names.enumerated() {
      #expect(name.withBytes { index.firstIndex(of: $0) } == number)
      #expect("\(name)!".withBytes { index.firstIndex(of: $0) } == nil)
    }
    #expect("".withBytes { index.firstIndex(of: $0) } == nil)
  }

  @Test func tellsShortNamesApart() {
    let names = [
      "", "a", "b", "ab", "ba", "aba", "abba", "a\0", "abcdefgh", "abcdefgi", "abcdefghi",
    ]
    let index = KeyIndex(names)
    for (number, name) in names.enumerated() {
      #expect(name.withBytes { index.firstIndex(of: $0) } == number)
    }
  }
}
