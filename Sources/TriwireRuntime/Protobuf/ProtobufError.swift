/// Why a protobuf message couldn't be read, or a value couldn't be written as one.
public struct ProtobufError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// The message ends too early, or a length in it goes beyond its end.
    case unexpectedEnd
    /// The bytes are not a message: a field number or wire type that isn't one, a group that isn't
    /// closed, a varint of more than ten bytes.
    case malformed
    /// A string is not UTF-8.
    case invalidUTF8
    /// Messages are nested deeper than ``ProtobufLimits/depth``.
    case tooDeep
    /// The message is longer than ``ProtobufLimits/bytes``.
    case tooLarge
    /// A string that isn't what the model wants, such as a UUID.
    case mismatch
    /// A number that the model's type can't hold.
    case outOfRange
    /// A field that the model needs is not there.
    case missing
    /// A value that protobuf has no form for.
    case unwritable
    /// The model can't travel in protobuf: a field has no number, or is of a type that protobuf
    /// lacks, or its table isn't right.
    case invalidTable
  }

  /// What went wrong.
  public let kind: Kind
  /// How many bytes of the message stand before the fault; nil when writing.
  public let offset: Int?
  /// Which value of the message is meant, such as `pets[3].address.zip`, by the names in JSON; empty
  /// for the message itself.
  public let path: String
  /// What was expected and what was found.
  public let reason: String
}

extension ProtobufError {
  /// Whether no model could read the bytes.
  var isAboutSyntax: Bool {
    switch kind {
    case .malformed, .unexpectedEnd, .invalidUTF8, .tooDeep, .tooLarge: true
    default: false
    }
  }
}

extension ProtobufError: CustomStringConvertible {
  /// Path, reason and place: `pets[3].name: the string is not UTF-8 (byte 57)`.
  public var description: String {
    let place = offset.map { " (byte \($0))" } ?? ""
    return (path.isEmpty ? "" : "\(path): ") + reason + place
  }
}
