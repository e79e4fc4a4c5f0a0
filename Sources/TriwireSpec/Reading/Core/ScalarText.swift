import TriwireYAML

/// The bytes of one scalar, each with the place where it was written.
struct ScalarText {
  let bytes: [UInt8]
  private let value: Value
  /// The column of the first byte, or `nil` when escapes, folds or line breaks move the text away
  /// from its place.
  private let column: Int?
  private let isASCII: Bool

  /// `nil` for a list or a mapping.
  init?(_ value: Value) {
    guard case .scalar(let scalar) = value.node.kind else { return nil }
    self.value = value
    bytes = Array(scalar.text.utf8)
    let width = bytes.count { !$0.isContinuation }
    isASCII = width == bytes.count
    column = Self.column(in: value.node.range, width: width, isPlain: scalar.isPlain)
  }

  private static func column(in range: MarkRange, width: Int, isPlain: Bool) -> Int? {
    guard range.start.line == range.end.line else { return nil }
    let quotes = isPlain ? 0 : 1
    guard range.end.column - range.start.column == width + 2 * quotes else { return nil }
    return range.start.column + quotes
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func located(_ range: Range<Int>) -> Located<String> {
    Located(string(range), at: location(range))
  }

  func location(_ range: Range<Int>) -> Location {
    guard let column else { return value.location }
    let line = value.node.range.start.line
    let start = Mark(line: line, column: column + scalars(before: range.lowerBound))
    let end = Mark(line: line, column: column + scalars(before: range.upperBound))
    return value.location(of: MarkRange(start: start, end: end))
  }

  private func scalars(before offset: Int) -> Int {
    isASCII ? offset : bytes[..<offset].count { !$0.isContinuation }
  }
}

extension UInt8 {
  /// Not the first byte of a UTF-8 sequence.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
