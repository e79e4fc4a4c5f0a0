/// Reads the elements of DER (X.690), one after the other. It takes the one encoding that DER allows and
/// tags of one byte, which are all that certificates have.
struct DERReader {
  /// Tags of universal types.
  enum Tag {
    static let integer: UInt8 = 0x02
    static let bitString: UInt8 = 0x03
    static let sequence: UInt8 = 0x30
  }

  /// One element.
  struct Element {
    let tag: UInt8
    /// Its content without tag and length.
    let content: ArraySlice<UInt8>
    /// All of it.
    let encoding: ArraySlice<UInt8>
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The tag of what comes next; nil at the end.
  var nextTag: UInt8? { rest.first }

  /// The next element; nil, and nothing is read, when there is none of that tag.
  mutating func next(_ tag: UInt8) -> Element? {
    var bytes = rest
    guard bytes.popFirst() == tag, tag & 0x1F != 0x1F, let length = Self.length(from: &bytes),
      length <= bytes.count
    else { return nil }
    let content = bytes.prefix(length)
    let element = Element(tag: tag, content: content, encoding: rest[..<content.endIndex])
    rest = rest[content.endIndex...]
    return element
  }

  /// Section 8.1.3, in the shortest of its forms.
  private static func length(from bytes: inout ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.popFirst() else { return nil }
    guard first >= 0x80 else { return Int(first) }
    let digits = bytes.prefix(Int(first & 0x7F))
    guard (1...4).contains(digits.count), digits.count == Int(first & 0x7F), digits.first != 0
    else { return nil }
    bytes = bytes[digits.endIndex...]
    let length = digits.reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return length < 0x80 ? nil : Int(exactly: length)
  }
}
