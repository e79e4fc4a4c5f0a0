/// Random texts of everything that could end a literal, a comment or a line, the same for a seed.
struct HostileTexts: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// One to eight pieces.
  mutating func text() -> String {
    (0..<Int.random(in: 1...8, using: &self)).map { _ in piece() }.joined()
  }

  /// Visible characters of ASCII alone, as headers and URLs take them.
  mutating func visible() -> String {
    let count = Int.random(in: 1...20, using: &self)
    return String(
      String.UnicodeScalarView(
        (0..<count).map { _ in Unicode.Scalar(UInt8.random(in: 0x21...0x7E, using: &self)) }))
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: "\(scalar())"
    case 1: "word"
    default: Self.pieces.randomElement(using: &self) ?? ""
    }
  }

  private mutating func scalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x20, 0x21...0x7E, 0x7F...0xA0, 0x300...0x36F, 0x2000...0x206F, 0xFDD0...0xFDEF,
      0xFFF0...0xFFFF, 0x1F600...0x1F64F, 0xE0000...0xE007F, 0x10FFF0...0x10FFFF, 0xE000...0xE010,
      0x378...0x379, 0...0x10FFFF,
    ]
    let range = ranges.randomElement(using: &self) ?? 0...0
    return Unicode.Scalar(UInt32.random(in: range, using: &self)) ?? "\u{FFFD}"
  }

  private static let pieces = [
    "\"", "\"\"\"", "'", "\\", "\\(", "\\(evil())", "\\#(", "#", "\"#", "#\"", "\"\"\"#", "*/",
    "/*",
    "//", "///", "`", "``", "```", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}",
    "\u{2029}", "\0", "\u{FEFF}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "é",
    "\u{1F}", "\u{7F}", "\t", " ", "  ", "}", "{", ")", "]", "\n}\nextension Int {",
    "\n#if os(x)\n",
    "\n#error(\"x\")\n", "\n@available", "{{name}}", "{{{x}}}", "{{/fields}}", "{{>part}}", "$(id)",
    "%s%n", "<!--", "-->", "- ", "* ", "# ", "    ", "\\u{41}", "\\n", "&amp;", "]]>", "e\u{301}",
    "#sourceLocation(file: \"a\", line: 1)", "\n#sourceLocation()\n", "\n<<<<<<< a\n", "<#x#>", ":",
  ]
}
