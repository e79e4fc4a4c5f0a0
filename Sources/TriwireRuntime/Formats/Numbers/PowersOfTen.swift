/// Powers of ten as 128-bit fractions, which correctly rounded reading and shortest writing share.
///
/// `10^n` lies between `high:low` × 2^p and the next such fraction, where the fraction's topmost bit is
/// set and p follows from n. The table is made once, in a fraction of a millisecond.
enum PowersOfTen {
  static let exponents = -342...324

  /// The 128 leading bits of 10^n, rounded down.
  @inline(__always)
  static func roundedDown(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    let index = (exponent - exponents.lowerBound) * 2
    return (words[index], words[index + 1])
  }

  /// High and low words by turns, from the smallest exponent up.
  private static let words: [UInt64] = {
    var below = [[UInt64]]()
    var number = BigNumber(bit: 1024, words: 17)
    for _ in 1...(-exponents.lowerBound) {
      number.divideByFive()
      below.append(number.leadingWords)
    }
    var words = below.reversed().flatMap(\.self)
    number = BigNumber(bit: 0, words: 12)
    for _ in 0...exponents.upperBound {
      words += number.leadingWords
      number.multiplyByFive()
    }
    return words
  }()
}

/// A natural number of a fixed width, least significant word first.
private struct BigNumber {
  private var words: [UInt64]

  init(bit: Int, words count: Int) {
    words = Array(repeating: 0, count: count)
    words[bit / 64] = 1 << (bit % 64)
  }

  mutating func multiplyByFive() {
    var carry: UInt64 = 0
    for index in words.indices {
      let product = words[index].multipliedFullWidth(by: 5)
      let (sum, overflows) = product.low.addingReportingOverflow(carry)
      words[index] = sum
      carry = product.high + (overflows ? 1 : 0)
    }
  }

  mutating func divideByFive() {
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      (words[index], remainder) = UInt64(5).dividingFullWidth((remainder, words[index]))
    }
  }

  /// The 128 bits from the topmost set bit down, high word first.
  var leadingWords: [UInt64] {
    guard let top = words.lastIndex(where: { $0 != 0 }) else { return [0, 0] }
    let shift = UInt64(words[top].leadingZeroBitCount)
    let three = (0...2).map { top >= $0 ? words[top - $0] : 0 }
    return [0, 1].map { three[$0] << shift | three[$0 + 1] >> (64 - shift) }
  }
}
