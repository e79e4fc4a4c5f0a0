import Testing
import TriwireRuntime

struct UTF8CheckTests {
  @Test(arguments: [
    "", "a", "plain ascii that is longer than sixteen bytes", "é", "€", "𝄞", "a\u{0}b", "\u{7F}",
    "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
    "fifteen bytes..é", "sixteen bytes...é", "日本語テキスト、長い", "👩‍👩‍👧‍👦 family",
  ])
  func acceptsUTF8(text: String) {
    #expect(text.withBytes(UTF8Check.isValid))
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0xC3], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x9F, 0xBF], 0),
      ([0xE0, 0xA0], 0), ([0xED, 0xA0, 0x80], 0), ([0xED, 0xBF, 0xBF], 0),
      ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0xFF], 0), ([0xFE], 0), ([0xF0, 0x9D, 0x84], 0), ([0x61, 0xE2, 0x82, 0x41], 1),
      ([0xC3, 0xA9, 0xC3, 0x28], 2), (Array(repeating: 0x61, count: 33) + [0x80], 33),
      (Array(repeating: 0x61, count: 16) + [0xC3], 16),
    ] as [([UInt8], Int)])
  func findsWhatIsNotUTF8(bytes: [UInt8], offset: Int) {
    #expect(bytes.withUnsafeBufferPointer(UTF8Check.firstInvalidOffset) == offset)
    #expect(!bytes.withUnsafeBufferPointer(UTF8Check.isValid))
  }

  @Test func agreesWithTheStandardLibrary() {
    var generator = SeededGenerator(seed: 6)
    let bytesOfInterest: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
      0xEE,
      0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5,
    ]
    for _ in 0..<30_000 {
      let bytes = (0..<4).map { _ in bytesOfInterest.randomElement(using: &generator) ?? 0 }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      if bytes.withUnsafeBufferPointer(UTF8Check.isValid) != isValid {
        Issue.record("\(bytes) is \(isValid ? "" : "not ")UTF-8")
      }
    }
  }
}
