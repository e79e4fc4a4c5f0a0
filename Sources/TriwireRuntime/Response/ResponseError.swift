/// Why an answer is not what the API documents.
public struct ResponseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which part of an answer is at fault.
  public enum Kind: Hashable, Sendable {
    /// The body is no document of its format at all.
    case malformed
    /// The body or a part of it doesn't fit the model.
    case mismatch
    /// There is no body, and the model can't do without.
    case missingBody
    /// The content type, or its charset, is none that can be read.
    case contentType
    /// A header is missing or doesn't fit its type.
    case header
  }

  /// Which part of the answer is at fault.
  public let kind: Kind
  /// Which value is meant, such as `data.pets[3].name`; a header's name; empty for the whole body.
  public let path: String
  /// What was expected and what was found.
  public let reason: String

  /// An error of one's own, thrown where headers are read for one.
  public init(_ kind: Kind, path: String = "", _ reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// An error of JSON.
  init(_ error: JSONError) {
    self.init(error.isAboutSyntax ? .malformed : .mismatch, path: error.path, error.reason)
  }

  /// An error of XML.
  init(_ error: XMLError) {
    self.init(error.isAboutSyntax ? .malformed : .mismatch, path: error.path, error.reason)
  }

  /// An error of protobuf.
  init(_ error: ProtobufError) {
    self.init(error.isAboutSyntax ? .malformed : .mismatch, path: error.path, error.reason)
  }

  /// The same error in a value that stands at a path in the body.
  func under(_ outer: String) -> ResponseError {
    let separator = outer.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
    return ResponseError(kind, path: outer + separator + path, reason)
  }

  /// The path, then the reason.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
