import Testing

@testable import TriwireRuntime

@Suite struct ScratchStackTests {
  @Test func givesAlignedMemoryThatDoesNotMove() {
    var stack = ScratchStack()
    let empty = stack.mark
    var places: [(UnsafeMutableRawPointer, UInt8)] = []
    for round in 0..<400 {
      let size = (round * 37) % 3000
      let place = stack.take(size)
      #expect(UInt(bitPattern: place) % 16 == 0)
      place.initializeMemory(as: UInt8.self, repeating: UInt8(round % 251), count: max(size, 1))
      places.append((place, UInt8(round % 251)))
    }
    #expect(places.allSatisfy { $0.0.load(as: UInt8.self) == $0.1 })
    stack.release(to: empty)
    let again = stack.take(8)
    #expect(again == places.first?.0)
  }

  @Test func extendsOnlyWhatWasTakenLast() {
    var stack = ScratchStack()
    let first = stack.take(64)
    let extends = stack.extend(first, from: 64, to: 128)
    #expect(extends)
    let second = stack.take(64)
    #expect(second == first + 128)
    let movesNothing = stack.extend(first, from: 128, to: 256)
    #expect(!movesNothing)
    let isTooLarge = stack.extend(second, from: 64, to: 1 << 20)
    #expect(!isTooLarge)
    let large = stack.take(1 << 20)
    large.initializeMemory(as: UInt8.self, repeating: 1, count: 1 << 20)
  }

  @Test func reusesBlocksAboveTheTop() {
    var stack = ScratchStack()
    _ = stack.take(16_000)
    let mark = stack.mark
    _ = stack.take(20_000)
    stack.release(to: mark)
    let larger = stack.take(100_000)
    larger.initializeMemory(as: UInt8.self, repeating: 7, count: 100_000)
    stack.release(to: mark)
    let smaller = stack.take(1000)
    #expect(smaller == larger)
  }
}
