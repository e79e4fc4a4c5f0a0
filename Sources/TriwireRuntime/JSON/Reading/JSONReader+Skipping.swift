extension JSONReader {
  /// Passes any value, all of it checked. Nesting takes no stack.
  @inline(never)
  mutating func skipValue() throws(CodecFailure) {
    guard try opens() else { return }
    var nesting = Nesting()
    var isOpening = true
    repeat {
      isOpening = try skipMembers(&nesting, isOpening)
    } while !nesting.isEmpty
  }

  /// Passes a scalar, or else is at the bracket of an array or object: then true.
  @inline(__always)
  private mutating func opens() throws(CodecFailure) -> Bool {
    switch peek() {
    case UInt8(ascii: "\""): _ = try stringToken("a string")
    case UInt8(ascii: "t"): try take("true")
    case UInt8(ascii: "f"): try take("false")
    case UInt8(ascii: "n"): try take("null")
    case UInt8(ascii: "{"), UInt8(ascii: "["): return true
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try numberToken()
    default: throw malformed("a JSON value")
    }
    return false
  }

  /// Passes elements of the innermost array or object until one opens again, then true, or until it
  /// is closed, then false. With `isOpening` its bracket comes next; else one of its elements has
  /// just been passed.
  private mutating func skipMembers(
    _ nesting: inout Nesting, _ isOpening: Bool
  ) throws(CodecFailure) -> Bool {
    if isOpening {
      nesting.push(position[0] == UInt8(ascii: "{"))
      position += 1
      try enter()
      if take(nesting.close) { return close(&nesting) }
    } else if try !takeComma(orClose: nesting.close) {
      return close(&nesting)
    }
    while true {
      if nesting.isObject { try skipKey() }
      if try opens() { return true }
      if try !takeComma(orClose: nesting.close) { return close(&nesting) }
    }
  }

  private mutating func skipKey() throws(CodecFailure) {
    guard peek() == UInt8(ascii: "\"") else { throw malformed("a quoted name") }
    _ = try stringToken("a quoted name")
    try takeColon()
  }

  private mutating func close(_ nesting: inout Nesting) -> Bool {
    nesting.pop()
    leave()
    return false
  }
}

/// Which of the open brackets are those of objects, one bit each.
private struct Nesting {
  private var words: [UInt64] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  var isObject: Bool {
    let top = count - 1
    return words[top / 64] >> UInt64(top % 64) & 1 == 1
  }

  /// The bracket that closes the innermost one.
  var close: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  mutating func push(_ isObject: Bool) {
    if count / 64 == words.count { words.append(0) }
    let bit: UInt64 = 1 << UInt64(count % 64)
    words[count / 64] = isObject ? words[count / 64] | bit : words[count / 64] & ~bit
    count += 1
  }

  mutating func pop() { count -= 1 }
}
