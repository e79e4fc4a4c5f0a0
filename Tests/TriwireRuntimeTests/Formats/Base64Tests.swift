import Foundation
import Testing
import TriwireRuntime

struct Base64Tests {
  // The first seven are the test vectors of RFC 4648 section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{0}", "AA=="), ("~~~???", "fn5+Pz8/"),
  ])
  func writesAndReads(plain: String, text: String) {
    let data = Data(plain.utf8)
    #expect(Base64.text(data) == text)
    #expect(Base64.read(text) == data)
    #expect(Base64.read(text.filter { $0 != "=" }) == data)
  }

  @Test(arguments: [
    ("fn5-Pz8_", "~~~???"), ("Zg", "f"), ("Zm8", "fo"), ("-_8", "\u{FB}\u{FF}"),
    ("-_8=", "\u{FB}\u{FF}"),
  ])
  func readsTheURLAlphabet(text: String, latin1: String) {
    #expect(Base64.read(text) == latin1.data(using: .isoLatin1))
  }

  @Test(arguments: [
    "Z", "Zg=", "Zg===", "=", "==", "====", "Zm9v=", "Zm9v==", "Zm9vY", "Zh==", "Zh", "Zm9=", "Zm9",
    "Zg==Zg==", "Zm9v\n", " Zm9v", "Zm 9v", "Zm9v\r\nYmFy", "+_+_", "-/-/", "Zm9*", "Zm9vé", "Z===",
    "Zg=g", "=Zm9", "\u{0}AAA",
  ])
  func refuses(text: String) {
    #expect(Base64.read(text) == nil)
  }

  @Test func agreesWithFoundation() {
    var generator = SeededGenerator(seed: 7)
    for count in 0..<400 {
      let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      let text = data.base64EncodedString()
      #expect(Base64.text(data) == text)
      #expect(Base64.read(text) == data)
      let urlSafe = text.replacing("+", with: "-").replacing("/", with: "_")
      #expect(Base64.read(urlSafe) == data)
    }
  }

  @Test func appendsSlicesOfData() {
    var output = Array("\"".utf8)
    Base64.append(Data("xfoobar".utf8).dropFirst(), to: &output)
    #expect(output == Array("\"Zm9vYmFy".utf8))
  }
}
