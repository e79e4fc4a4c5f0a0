/// What libyaml reports of a document, in the order of the text.
struct Event {
  var kind: Kind
  /// Characters before the event's text.
  var start: Int
  /// Characters before what follows the event's text.
  var end: Int

  enum Kind {
    /// Nothing to build.
    case other
    case alias(String)
    case scalar(Node.Scalar, Properties, isBlock: Bool)
    case sequenceStart(Properties)
    case mappingStart(Properties)
    case collectionEnd
    /// The document ended, or the text did without any.
    case end
  }

  /// What can stand before a value: `&anchor` and `!tag`.
  struct Properties {
    var anchor: String?
    /// Resolved, such as `tag:yaml.org,2002:str`.
    var tag: String?
  }
}
