import Foundation
import Testing

@testable import TriwireRuntime

/// Passes a whole document.
func validate(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLError) {
  var result: Result<Void, XMLError> = .success(())
  bytes.withUnsafeBufferPointer { bytes in
    result = Result { () throws(XMLError) in
      try XMLReader.read(bytes, limits: limits) { (reader) throws(CodecFailure) in
        try reader.skipElement()
      }
    }
  }
  try result.get()
}

/// A model that takes nothing from any root, through the reading of records.
struct Ignoring: WireModel {
  var label: String?

  static let fields = FieldTable<Ignoring>(
    "Ignoring", [.field("label", \.label, .optional(.string), xml: .text)])

  static func read(_ bytes: [UInt8]) throws(XMLError) -> Ignoring {
    let list = try Codec<[Ignoring]>.list(.model).decode(
      xml: Array("<r>".utf8) + bytes + Array("</r>".utf8))
    return list.first ?? Ignoring()
  }
}

@Suite struct XMLGrammarTests {
  @Test(arguments: XMLGrammar.accepted)
  func acceptsXML(_ text: String) throws {
    try validate(Array(text.utf8))
    if text.hasPrefix("<?xml ") || text.hasPrefix("<?xml\t") || text.hasPrefix("\u{FEFF}") {
      return
    }
    _ = try Ignoring.read(Array(text.utf8))
  }

  @Test(arguments: XMLGrammar.refused)
  func refusesWhatIsNotXML(_ text: String) {
    #expect(throws: XMLError.self) { try validate(Array(text.utf8)) }
  }

  @Test(arguments: XMLGrammar.doctypes)
  func refusesDocumentTypes(_ text: String) {
    let error = #expect(throws: XMLError.self) { try validate(Array(text.utf8)) }
    #expect(error?.kind == .doctype)
    #expect(throws: XMLError.self) { try Garage.Person(text: text) }
  }

  @Test(arguments: XMLGrammar.refusedBytes)
  func refusesWhatIsNotUTF8(_ bytes: [UInt8]) {
    let error = #expect(throws: XMLError.self) { try validate(bytes) }
    #expect(error?.kind == .invalidEncoding)
    #expect(error?.offset == 3)
  }

  @Test func checksManyAttributes() throws {
    let names = (0..<1000).map { " a\($0)='\($0)'" }.joined()
    try validate(Array("<a\(names)/>".utf8))
    for extra in [" a999=''", " a0=''", " a500=''"] {
      let error = #expect(throws: XMLError.self) {
        try validate(Array("<a\(names)\(extra)/>".utf8))
      }
      #expect(error?.kind == .malformed)
    }
    let error = #expect(throws: XMLError.self) {
      try validate(Array("<a\(names)/>".utf8), limits: XMLLimits(attributes: 999))
    }
    #expect(error?.kind == .tooLarge)
    let qualified = (0..<20).map { " xmlns:n\($0)='urn:\($0 % 19)' n\($0):x=''" }.joined()
    #expect(throws: XMLError.self) { try validate(Array("<a\(qualified)/>".utf8)) }
  }
}

@Suite struct XMLEncodingTests {
  static let text = "<?xml version='1.0' encoding='%'?><s><text>aé&#x20AC;\u{FF}</text></s>"

  static func document(_ label: String, _ encoding: String.Encoding, _ mark: [UInt8] = [])
    -> [UInt8]
  {
    let text = text.replacing("%", with: label)
    return mark + Array(text.data(using: encoding) ?? Data())
  }

  @Test(arguments: [
    document("UTF-8", .utf8), document("utf-8", .utf8, [0xEF, 0xBB, 0xBF]),
    document("ISO-8859-1", .isoLatin1), document("iso-8859-1", .isoLatin1),
    document("UTF-16", .utf16BigEndian, [0xFE, 0xFF]),
    document("UTF-16", .utf16LittleEndian, [0xFF, 0xFE]),
    document("UTF-16LE", .utf16LittleEndian, [0xFF, 0xFE]), document("UTF-16BE", .utf16BigEndian),
  ])
  func readsEncodings(_ bytes: [UInt8]) throws {
    #expect(try Garage.Scalars(xml: bytes).text == "aé€ÿ")
  }

  @Test func readsSurrogatesAndASCII() throws {
    let text = "<s><text>😀𐀀</text></s>"
    let bytes: [UInt8] = [0xFF, 0xFE] + Array(text.data(using: .utf16LittleEndian) ?? Data())
    #expect(try Garage.Scalars(xml: bytes).text == "😀𐀀")
    let ascii = "<?xml version='1.0' encoding='US-ASCII'?><s><text>a&#233;</text></s>"
    #expect(try Garage.Scalars(text: ascii).text == "aé")
  }

  @Test(arguments: [
    document("UTF-16", .utf8), document("UTF-8", .utf16BigEndian, [0xFE, 0xFF]),
    document("ISO-8859-1", .utf16BigEndian, [0xFE, 0xFF]),
    document("ISO-8859-1", .isoLatin1, [0xEF, 0xBB, 0xBF]),
    document("UTF-8", .isoLatin1), document("US-ASCII", .utf8),
    document("windows-1252", .isoLatin1),
    document("UTF-16", .utf16BigEndian, [0xFE, 0xFF]) + [0], [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x3C],
    [0xFE, 0xFF, 0xDC, 0x00], [0xFE, 0xFF, 0xD8, 0x00], [0x00, 0x00, 0xFE, 0xFF],
    [0xFF, 0xFE, 0x00, 0x00],
  ])
  func refusesWhatIsNotWhatItSays(_ bytes: [UInt8]) {
    let error = #expect(throws: XMLError.self) { try Garage.Scalars(xml: bytes) }
    #expect([.invalidEncoding, .malformed].contains(error?.kind))
  }

  /// Offsets are those of the document as it came.
  @Test func countsBytesOfTheDocument() {
    let text = "<s><text>éé😀</text><small>x</small></s>"
    func offset(_ bytes: [UInt8]) -> Int? {
      let error = #expect(throws: XMLError.self) { try Garage.Scalars(xml: bytes) }
      #expect(error?.path == "small")
      return error?.offset
    }
    let units = Array(text.utf16).firstIndex(of: 0x78).map { _ in
      text.utf16.count - "x</small></s>".utf16.count
    }
    #expect(offset(Array(text.utf8)) == text.utf8.count - "x</small></s>".utf8.count)
    #expect(
      offset([0xFE, 0xFF] + Array(text.data(using: .utf16BigEndian) ?? Data()))
        == units.map { 2 + $0 * 2 })
    let latin = "<?xml version='1.0' encoding='latin1'?><s><text>éé</text><small>x</small></s>"
    #expect(
      offset(Array(latin.data(using: .isoLatin1) ?? Data()))
        == latin.unicodeScalars.count - "x</small></s>".count)
  }
}
