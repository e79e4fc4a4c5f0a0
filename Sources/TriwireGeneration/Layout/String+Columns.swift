extension StringProtocol {
  /// How wide a text is, as the formatter counts: one column for each character that a reader sees.
  var columns: Int {
    // ASCII alone takes as many bytes as units of UTF-16; a text knows at once that it is ASCII.
    let bytes = utf8.count
    return bytes == utf16.count ? bytes : count
  }
}
