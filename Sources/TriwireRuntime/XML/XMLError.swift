/// Why an XML document couldn't be read, or a value couldn't be written as one.
public struct XMLError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// The document ends too early.
    case unexpectedEnd
    /// The text is not well-formed by XML 1.0 or by Namespaces in XML 1.0.
    case malformed
    /// The document isn't in the encoding that it says, or in one that isn't known.
    case invalidEncoding
    /// The document has a document type declaration, which is refused whatever it says.
    case doctype
    /// Elements are nested deeper than ``XMLLimits/depth``.
    case tooDeep
    /// The document is longer than ``XMLLimits/bytes``, or an element has more attributes than
    /// ``XMLLimits/attributes``.
    case tooLarge
    /// An element or a text of another type or form than the model wants.
    case mismatch
    /// A number that the model's type can't hold.
    case outOfRange
    /// An element or an attribute that the model needs is not there.
    case missing
    /// An element stands twice where the model has room for one, or a key of a map does.
    case duplicate
    /// A value that a closed enum doesn't know, or a root that no case of a union has.
    case unknownValue
    /// A value that XML has no text for, such as a string with a control character.
    case unwritable
    /// The model's table can't be used: a field has no form in XML, or two have the same place.
    case invalidTable
  }

  /// What went wrong.
  public let kind: Kind
  /// How many bytes of the document stand before the fault; nil when writing.
  public let offset: Int?
  /// Which value of the document is meant, such as `pets[3].address.zip`; empty for the document
  /// itself.
  public let path: String
  /// What was expected and what was found, such as `expected a whole number, found "12x"`.
  public let reason: String
}

extension XMLError {
  /// Whether no model could read the document.
  var isAboutSyntax: Bool {
    switch kind {
    case .malformed, .unexpectedEnd, .invalidEncoding, .doctype, .tooDeep, .tooLarge: true
    default: false
    }
  }
}

extension XMLError: CustomStringConvertible {
  /// Path, reason and place: `pets[3].age: expected a whole number, found "12x" (byte 57)`.
  public var description: String {
    let place = offset.map { " (byte \($0))" } ?? ""
    return (path.isEmpty ? "" : "\(path): ") + reason + place
  }
}
