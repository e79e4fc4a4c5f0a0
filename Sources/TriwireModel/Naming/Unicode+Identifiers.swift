extension Unicode.Scalar {
  var isDigit: Bool {
    isASCII
      ? ("0"..."9").contains(self) : properties.generalCategory == .decimalNumber && isNameable
  }

  /// A letter that Swift allows in an identifier.
  var isLetter: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    return properties.isAlphabetic && !isMark && isNameable
  }

  var isUpper: Bool {
    isASCII ? ("A"..."Z").contains(self) : isLetter && properties.isUppercase
  }

  var isLower: Bool {
    isASCII ? ("a"..."z").contains(self) : isLetter && properties.isLowercase
  }

  /// A mark such as a combining accent, or a joiner: part of the letter before it.
  var continuesLetter: Bool {
    !isASCII && (isNameable || Self.marks.contains { $0.contains(value) })
      && (isMark || value == 0x200D)
  }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The beginning of an identifier by the grammar of *The Swift Programming Language*, as far as
  /// letters and digits go.
  private var isNameable: Bool {
    Self.heads.contains { $0.contains(value) }
  }

  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let heads: [ClosedRange<UInt32>] = [
    0xAA...0xAA, 0xB5...0xB5, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F,
    0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x2071...0x20CF, 0x2100...0x218F,
    0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
