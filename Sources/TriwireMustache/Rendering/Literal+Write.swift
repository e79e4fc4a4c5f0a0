extension Part.Literal {
  /// Writes the text with an indentation before each line that is not empty.
  func write(to output: inout [UInt8], beginsLine: Bool, indentation: [UInt8]) {
    guard !indentation.isEmpty, beginsLine || lines.count > 1 else { return output += bytes }
    var isIndented = beginsLine
    for line in lines {
      if isIndented && !line.isBlank { output += indentation }
      output += line.bytes
      isIndented = true
    }
  }
}
