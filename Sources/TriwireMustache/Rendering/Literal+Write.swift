extension Part.Literal {
  /// Writes the text with an indentation before each line that is not empty.
  func write(to output: inout [UInt8], beginsLine: Bool, indentation: String) {
    guard !indentation.isEmpty, beginsLine || lines.count > 1 else { return output += bytes }
    var isIndented = beginsLine
    for line in lines {
      if isIndented && !line.isBlank { output += indentation.utf8 }
      output += line.bytes
      isIndented = true
    }
  }
}
