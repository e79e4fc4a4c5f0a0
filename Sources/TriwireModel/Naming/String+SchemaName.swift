extension String {
  /// The name that JSON has for a field of a protobuf schema: underscores go, and a small letter
  /// after one becomes a capital.
  static func jsonName(ofSchemaName name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "_")) else { return name }
    var result = UnicodeScalarView()
    var isRaised = false
    for scalar in name.unicodeScalars {
      if scalar != "_" {
        let capital = isRaised && ("a"..."z").contains(scalar)
        result.append(capital ? Unicode.Scalar(UInt8(ascii: scalar) - 32) : scalar)
      }
      isRaised = scalar == "_"
    }
    return String(result)
  }
}
