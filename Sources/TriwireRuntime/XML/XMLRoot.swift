/// The XML element that a model has as a document of its own.
public struct XMLRoot: Hashable, Sendable {
  let name: String
  let namespace: String?
  let prefix: String?

  /// An element.
  ///
  /// - Parameters:
  ///   - name: Its local name.
  ///   - namespace: The URI of its namespace, which the fields inside share; nil for none.
  ///   - prefix: What stands before the colon; nil makes the namespace the default one.
  public init(_ name: String, namespace: String? = nil, prefix: String? = nil) {
    self.name = name
    self.namespace = namespace
    self.prefix = prefix
  }
}
