/// Where digits, point, zeros and exponent of a decimal number go: ECMAScript's `Number::toString`.
struct DecimalLayout {
  private let digits: UInt64
  private let count: Int
  /// How many digits stand before the point; zeros are meant where there are fewer, or none.
  private let point: Int

  init(_ decimal: ShortestDecimal) {
    digits = decimal.digits
    count = IntegerText.digitCount(decimal.digits)
    point = count + decimal.exponent
  }

  /// Writes the number and returns how many bytes it took.
  func write(to output: UnsafeMutablePointer<UInt8>) -> Int {
    switch point {
    case 22...: writeScientific(to: output)
    case count...: writeInteger(to: output)
    case 1...: writeSplit(at: point, to: output)
    case -5...0: writeSmall(to: output)
    default: writeScientific(to: output)
    }
  }

  /// `12300`
  private func writeInteger(to output: UnsafeMutablePointer<UInt8>) -> Int {
    IntegerText.writeDigits(digits, count: count, to: output)
    (output + count).update(repeating: UInt8(ascii: "0"), count: point - count)
    return point
  }

  /// `1.23`
  private func writeSplit(at point: Int, to output: UnsafeMutablePointer<UInt8>) -> Int {
    IntegerText.writeDigits(digits, count: count, to: output + 1)
    output.update(from: output + 1, count: point)
    output[point] = UInt8(ascii: ".")
    return count + 1
  }

  /// `0.00123`
  private func writeSmall(to output: UnsafeMutablePointer<UInt8>) -> Int {
    output.update(repeating: UInt8(ascii: "0"), count: 2 - point)
    output[1] = UInt8(ascii: ".")
    IntegerText.writeDigits(digits, count: count, to: output + (2 - point))
    return 2 - point + count
  }

  /// `1.23e+45`
  private func writeScientific(to output: UnsafeMutablePointer<UInt8>) -> Int {
    var length = count
    if count == 1 {
      IntegerText.writeDigits(digits, count: 1, to: output)
    } else {
      length = writeSplit(at: 1, to: output)
    }
    output[length] = UInt8(ascii: "e")
    output[length + 1] = point > 0 ? UInt8(ascii: "+") : UInt8(ascii: "-")
    return length + 2
      + IntegerText.writeDigits(UInt64((point - 1).magnitude), to: output + length + 2)
  }
}
