/// Explicit tags: the core schema's are allowed where they fit, all others refused.
enum Tags {
  /// A scalar with its tag applied: `!!str` and `!` make a plain text a quoted one.
  static func apply(
    _ tag: String?, to scalar: Node.Scalar, at place: MarkRange
  ) throws(YAMLError) -> Node.Scalar {
    guard let tag else { return scalar }
    try check(tag, among: ["str", "int", "float", "bool", "null"], name: "a text", at: place)
    guard tag == prefix + "str" || tag == unspecific else { return scalar }
    return Node.Scalar(text: scalar.text, isPlain: false)
  }

  static func check(
    _ tag: String, on content: Frame.Content, at place: MarkRange
  ) throws(YAMLError) {
    switch content {
    case .sequence: try check(tag, among: ["seq"], name: "a list", at: place)
    case .mapping: try check(tag, among: ["map"], name: "a mapping", at: place)
    }
  }

  private static let prefix = "tag:yaml.org,2002:"
  /// `! text` only says that the text is meant as it stands.
  private static let unspecific = "!"

  private static func check(
    _ tag: String, among allowed: [String], name: String, at place: MarkRange
  ) throws(YAMLError) {
    guard tag != unspecific else { return }
    guard tag.hasPrefix(prefix) else {
      throw YAMLError(
        "unknown tag '\(tag)'", at: place, hint: "a text that begins with '!' needs quotes")
    }
    let short = String(tag.dropFirst(prefix.count))
    guard allowed.contains(short) else {
      throw YAMLError("the tag '!!\(short)' does not fit \(name)", at: place)
    }
  }
}
