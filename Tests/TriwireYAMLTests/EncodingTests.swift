import Testing
import TriwireYAML

/// Bytes that are no YAML text are refused where they stand.
@Suite struct EncodingTests {
  @Test(arguments: [
    ([0xFF], "1:1-1:2 the byte 0xFF is no UTF-8 here | save the file as UTF-8"),
    ([0x61, 0x0A, 0xC3], "2:1-2:2 the byte 0xC3 is no UTF-8 here | save the file as UTF-8"),
    ([0xC3, 0xA9, 0xC0, 0x80], "1:2-1:3 the byte 0xC0 is no UTF-8 here | save the file as UTF-8"),
    ([0x61, 0xED, 0xA0, 0x80], "1:2-1:3 the byte 0xED is no UTF-8 here | save the file as UTF-8"),
    ([0xF4, 0x90, 0x80, 0x80], "1:1-1:2 the byte 0xF4 is no UTF-8 here | save the file as UTF-8"),
    ([0xFF, 0xFE, 0x61, 0x00], "1:1-1:1 the file is UTF-16 | save it as UTF-8"),
    ([0xFE, 0xFF, 0x00, 0x61], "1:1-1:1 the file is UTF-16 | save it as UTF-8"),
    (
      [0x61, 0x00, 0x3A, 0x00],
      "1:2-1:3 the file begins like UTF-16 or UTF-32: with the character U+0000 | save it as UTF-8"
    ),
  ])
  func bytes(_ bytes: [UInt8], _ expected: String) {
    #expect(outcome(bytes) == expected)
  }

  @Test(arguments: ["\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}"])
  func controls(_ character: Unicode.Scalar) {
    let digits = String(character.value, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: 4 - digits.count) + digits
    #expect(
      outcome("a: b\nc: '\(character)'")
        == "2:5-2:6 the control character U+\(name) is not allowed"
        + " | in a double-quoted text it can be written '\\u\(name)'")
  }

  @Test(arguments: ["\u{FFFE}", "\u{FFFF}"])
  func noncharacters(_ character: Unicode.Scalar) {
    #expect(outcome("'\(character)'").hasPrefix("1:2-1:3 the control character U+FFF"))
  }

  @Test(arguments: ["\t", "\u{A0}", "é", "\u{FFFD}", "😀", "\u{10FFFF}"])
  func text(_ character: Unicode.Scalar) {
    #expect(outcome("'\(character)'") == "\"\(character)\"")
  }
}
