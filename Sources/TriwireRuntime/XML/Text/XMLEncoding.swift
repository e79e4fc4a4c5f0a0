/// The encodings of documents.
enum XMLEncoding: Hashable {
  case utf8
  case utf16(isBigEndian: Bool)
  case latin1
  case ascii

  /// The encoding by the name that a declaration has for it (in any case); nil when it isn't known.
  /// For UTF-16 a document's first bytes say the order.
  init?(label: String) {
    switch label.uppercased() {
    case "UTF-8", "UTF8": self = .utf8
    case "UTF-16", "UTF-16BE": self = .utf16(isBigEndian: true)
    case "UTF-16LE": self = .utf16(isBigEndian: false)
    case "ISO-8859-1", "ISO_8859-1", "LATIN1", "LATIN-1", "L1": self = .latin1
    case "US-ASCII", "ASCII": self = .ascii
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .latin1: "ISO-8859-1"
    case .ascii: "US-ASCII"
    }
  }
}

/// A document in UTF-8, whatever it was in: the bytes themselves or a copy in another encoding.
struct XMLSource: ~Copyable {
  /// The document without a byte order mark.
  let bytes: UnsafeBufferPointer<UInt8>
  private let encoding: XMLEncoding
  /// How many bytes the byte order mark has.
  private let mark: Int
  private let copy: UnsafeMutableBufferPointer<UInt8>?

  deinit { copy?.deallocate() }

  /// - Throws: An error when the document isn't in the encoding that it says.
  init(_ document: UnsafeBufferPointer<UInt8>) throws(XMLError) {
    let (first, mark) = XMLSource.beginning(document)
    let text = UnsafeBufferPointer(rebasing: document.dropFirst(mark))
    (encoding, copy) = try XMLSource.converted(text, first, mark)
    bytes = copy.map { UnsafeBufferPointer($0) } ?? text
    self.mark = mark
  }

  /// The document's encoding, and a copy in UTF-8 if it is another one.
  private static func converted(
    _ text: UnsafeBufferPointer<UInt8>, _ first: XMLEncoding, _ mark: Int
  ) throws(XMLError) -> (XMLEncoding, UnsafeMutableBufferPointer<UInt8>?) {
    if case .utf16(let isBigEndian) = first {
      let copy = try UTF16Text.utf8(text, isBigEndian: isBigEndian, mark: mark)
      do throws(XMLError) {
        try check(label: label(UnsafeBufferPointer(copy)), first, isMarked: true)
      } catch {
        copy.deallocate()
        throw error
      }
      return (first, copy)
    }
    let label = label(text)
    try check(label: label, first, isMarked: mark > 0)
    let encoding = label.flatMap(XMLEncoding.init(label:)) ?? .utf8
    if encoding == .latin1 { return (encoding, utf8(ofLatin1: text)) }
    if encoding == .ascii, let offset = text.firstIndex(where: { $0 >= 0x80 }) {
      throw .invalidEncoding(offset, "the document is not US-ASCII, as it says")
    }
    return (encoding, nil)
  }

  /// Where a byte of ``bytes`` stands in the document as it was.
  func offset(of offset: Int) -> Int {
    let passed = bytes.prefix(offset)
    let characters = passed.lazy.filter { $0 & 0xC0 != 0x80 }
    return switch encoding {
    case .utf8, .ascii: mark + offset
    case .latin1: mark + characters.count
    case .utf16: mark + characters.reduce(0) { $0 + ($1 >= 0xF0 ? 4 : 2) }
    }
  }

  // MARK: Which encoding

  /// What the first bytes say, and how many of them are a byte order mark.
  private static func beginning(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (XMLEncoding, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0x00, 0x3C]) { return (.utf16(isBigEndian: true), 0) }
    if bytes.starts(with: [0x3C, 0x00]) { return (.utf16(isBigEndian: false), 0) }
    return (.utf8, 0)
  }

  /// What a declaration says about the encoding; whether it is well-formed is judged later.
  private static func label(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var cursor = ByteCursor(UnsafeBufferPointer(rebasing: bytes.prefix(200)))
    guard cursor.take("<?xml") else { return nil }
    while !cursor.take("encoding") {
      guard let byte = cursor.next, byte != UInt8(ascii: ">") else { return nil }
      cursor.position += 1
    }
    cursor.takeSpace()
    guard cursor.take(UInt8(ascii: "=")) else { return nil }
    cursor.takeSpace()
    guard let quote = cursor.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let label = cursor.bytes[(cursor.position + 1)...].prefix { $0 != quote }
    return String(decoding: label, as: UTF8.self)
  }

  private static func check(
    label: String?, _ encoding: XMLEncoding, isMarked: Bool
  ) throws(XMLError) {
    guard let label else { return }
    guard let said = XMLEncoding(label: label) else {
      throw .invalidEncoding(0, "the encoding \(label) is not known")
    }
    let fits = isMarked ? said.name == encoding.name : said.name != "UTF-16"
    guard fits else { throw .invalidEncoding(0, "the document is not in \(said.name), as it says") }
  }

  // MARK: Other encodings

  private static func utf8(
    ofLatin1 text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeMutableBufferPointer<UInt8> {
    let count = text.reduce(0) { $0 + ($1 < 0x80 ? 1 : 2) }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    var next = 0
    for byte in text {
      if byte < 0x80 {
        copy[next] = byte
        next += 1
      } else {
        copy[next] = 0xC0 | byte >> 6
        copy[next + 1] = 0x80 | byte & 0x3F
        next += 2
      }
    }
    return copy
  }
}

/// Documents in UTF-16.
private enum UTF16Text {
  /// The text in UTF-8; `mark` bytes stood before it.
  static func utf8(
    _ text: UnsafeBufferPointer<UInt8>, isBigEndian: Bool, mark: Int
  ) throws(XMLError) -> UnsafeMutableBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count / 2 * 3)
    do throws(XMLError) {
      let count = try fill(copy, text, isBigEndian, mark)
      return UnsafeMutableBufferPointer(rebasing: copy[..<count])
    } catch {
      copy.deallocate()
      throw error
    }
  }

  private static func fill(
    _ copy: UnsafeMutableBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>,
    _ isBigEndian: Bool, _ mark: Int
  ) throws(XMLError) -> Int {
    func unit(_ offset: Int) -> UInt16 {
      let (first, second) = (UInt16(text[offset]), UInt16(text[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var (offset, count) = (0, 0)
    while offset + 1 < text.count {
      var scalar = UInt32(unit(offset))
      if scalar & 0xF800 == 0xD800 {
        guard scalar < 0xDC00, offset + 3 < text.count, unit(offset + 2) & 0xFC00 == 0xDC00 else {
          throw .invalidEncoding(mark + offset, "a surrogate without its other half")
        }
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(unit(offset + 2) & 0x3FF)
        offset += 2
      }
      offset += 2
      for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init() {
        copy[count] = byte
        count += 1
      }
    }
    guard offset == text.count else {
      throw .invalidEncoding(mark + offset, "half of a UTF-16 unit at the end of the document")
    }
    return count
  }
}

extension ByteCursor {
  /// Takes white space, if there is any.
  fileprivate mutating func takeSpace() {
    while let byte = next, XMLCharacters.isSpace(byte) { position += 1 }
  }
}

extension XMLError {
  static func invalidEncoding(_ offset: Int, _ reason: String) -> XMLError {
    XMLError(kind: .invalidEncoding, offset: offset, path: "", reason: reason)
  }
}
