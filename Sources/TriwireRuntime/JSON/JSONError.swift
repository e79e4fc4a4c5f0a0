/// Why a JSON text couldn't be read, or a value couldn't be written as JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// The text ends too early.
    case unexpectedEnd
    /// The text is not JSON by RFC 8259.
    case malformed
    /// The text is not UTF-8.
    case invalidUTF8
    /// Arrays and objects are nested deeper than ``JSONLimits/depth``.
    case tooDeep
    /// The text is longer than ``JSONLimits/bytes``, or choosing among untagged cases takes too
    /// long.
    case tooLarge
    /// A value of another type or form than the model wants.
    case mismatch
    /// A number that the model's type can't hold.
    case outOfRange
    /// `null` where the model wants a value.
    case unexpectedNull
    /// A member that the model needs is not there.
    case missing
    /// A member stands twice in one object.
    case duplicate
    /// A value that a closed enum, or a union without a case for it, doesn't know.
    case unknownValue
    /// A value that JSON has no text for, such as NaN.
    case unwritable
    /// The model's table names a property that has no fixed place in memory, or leaves one out.
    case invalidTable
  }

  /// What went wrong.
  public let kind: Kind
  /// How many bytes of the text stand before the fault; nil when writing.
  public let offset: Int?
  /// Which value of the document is meant, such as `pets[3].address.zip`; empty for the document
  /// itself.
  ///
  /// Names that aren't letters, digits, `_`, `-` or `$` stand in quotes: `headers["a.b"]`.
  public let path: String
  /// What was expected and what was found, such as `expected a whole number, found "12x"`.
  public let reason: String
}

extension JSONError {
  /// Whether no model could read the text.
  var isAboutSyntax: Bool {
    switch kind {
    case .malformed, .unexpectedEnd, .invalidUTF8, .tooDeep, .tooLarge: true
    default: false
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// Path, reason and place: `pets[3].age: expected a whole number, found "12x" (byte 57)`.
  public var description: String {
    let place = offset.map { " (byte \($0))" } ?? ""
    return (path.isEmpty ? "" : "\(path): ") + reason + place
  }
}
