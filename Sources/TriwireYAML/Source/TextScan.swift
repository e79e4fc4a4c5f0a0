/// One pass over bytes that finds the lines and refuses what is no YAML text.
struct TextScan {
  /// Never empty: the first line begins where the text does.
  private(set) var lines: [SourceText.LineStart] = []
  /// Scalars seen.
  private(set) var scalars = 0

  mutating func run(over bytes: UnsafeBufferPointer<UInt8>) throws(YAMLError) {
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines.append(SourceText.LineStart(scalars: 0, bytes: position))
    while position < bytes.count {
      let end = Self.plainEnd(from: position, in: bytes)
      scalars += end - position
      position = end
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == 0x0A || byte == 0x0D {
        position = endLine(at: position, in: bytes)
      } else if byte < 0x80 {
        throw forbidden(Unicode.Scalar(byte), at: position)
      } else {
        position += try wideLength(at: position, in: bytes)
        scalars += 1
      }
    }
  }

  /// Where the ASCII ends that may stand inside of a line.
  private static func plainEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, (0x20..<0x7F).contains(bytes[end]) || bytes[end] == 0x09 { end += 1 }
    return end
  }

  private mutating func endLine(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let length = bytes[position] == 0x0D && next == 0x0A ? 2 : 1
    scalars += length
    lines.append(SourceText.LineStart(scalars: scalars, bytes: position + length))
    return position + length
  }

  private func wideLength(
    at position: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) throws(YAMLError) -> Int {
    var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else {
      let byte = String(bytes[position], radix: 16, uppercase: true)
      throw YAMLError(
        "the byte 0x\(byte) is no UTF-8 here", at: place, hint: "save the file as UTF-8")
    }
    let scalar = Unicode.UTF8.decode(encoded)
    guard Self.isAllowed(scalar) else { throw forbidden(scalar, at: position) }
    return encoded.count
  }

  /// YAML 1.1, section 5.1, for what is not ASCII.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80..<0x85, 0x86..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private func forbidden(_ scalar: Unicode.Scalar, at position: Int) -> YAMLError {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if scalar == "\0", position < 4 {
      return YAMLError(
        "the file begins like UTF-16 or UTF-32: with the character \(name)", at: place,
        hint: "save it as UTF-8")
    }
    return YAMLError(
      "the control character \(name) is not allowed", at: place,
      hint: "in a double-quoted text it can be written '\\u\(name.dropFirst(2))'")
  }

  /// The character that follows what was seen.
  private var place: MarkRange {
    let column = scalars - (lines.last?.scalars ?? 0) + 1
    return MarkRange(
      start: Mark(line: lines.count, column: column),
      end: Mark(line: lines.count, column: column + 1))
  }
}
