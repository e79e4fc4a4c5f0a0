public import Foundation

extension Codec {
  /// Reads an XML document that holds one value.
  ///
  /// The document is in UTF-8, UTF-16 with a byte order mark, ISO-8859-1 or US-ASCII, as its declaration
  /// and its first bytes say. It must be well-formed by XML 1.0 and Namespaces in XML 1.0; one with a
  /// document type declaration is refused. Elements and attributes that the model doesn't have are
  /// passed.
  ///
  /// - Parameters:
  ///   - xml: The document.
  ///   - root: Which element is expected; nil means the one that the type's table names. Values without a
  ///     table, such as lists, take any; the children of a list's are its entries, whatever their names.
  ///   - limits: How much is read.
  public func decode(
    xml: UnsafeBufferPointer<UInt8>, root: XMLRoot? = nil, limits: XMLLimits = XMLLimits()
  ) throws(XMLError) -> Value {
    guard let coder = core.xml else { throw .noForm }
    return try XMLReader.read(xml, limits: limits) { (reader) throws(CodecFailure) in
      try coder.document(root, from: &reader)
    }
  }

  /// Reads an XML document that holds one value.
  public func decode(
    xml: Data, root: XMLRoot? = nil, limits: XMLLimits = XMLLimits()
  ) throws(XMLError) -> Value {
    try xml.withXMLBytes { (bytes) throws(XMLError) in
      try decode(xml: bytes, root: root, limits: limits)
    }
  }

  /// Reads an XML document that holds one value.
  public func decode(
    xml: [UInt8], root: XMLRoot? = nil, limits: XMLLimits = XMLLimits()
  ) throws(XMLError) -> Value {
    try xml.withUnsafeBufferPointer { (bytes) throws(XMLError) in
      try decode(xml: bytes, root: root, limits: limits)
    }
  }

  /// The value as an XML document in UTF-8, the same bytes every time.
  ///
  /// The elements of a model come in the order of its table, the entries of a map sorted by their keys.
  /// All namespaces are declared in the root.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - root: The document's element; nil means the one that the type's table names, and for values
  ///     without one `value`.
  public func xml(_ value: Value, root: XMLRoot? = nil) throws(XMLError) -> Data {
    guard let coder = core.xml else { throw .noForm }
    return try XMLWriter.write { (writer) throws(CodecFailure) in
      try withUnsafePointer(to: value) { (source) throws(CodecFailure) in
        try coder.writeDocument(source, root, to: &writer)
      }
    }
  }
}

extension Data {
  /// Calls `body` with the bytes.
  func withXMLBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(XMLError) -> Result
  ) throws(XMLError) -> Result {
    let outcome = withUnsafeBytes { raw in
      Swift.Result { () throws(XMLError) in
        try raw.withMemoryRebound(to: UInt8.self) { (bytes) throws(XMLError) in try body(bytes) }
      }
    }
    return try outcome.get()
  }
}

extension WireModel {
  /// Reads a model from an XML document.
  public init(
    xml: Data, root: XMLRoot? = nil, limits: XMLLimits = XMLLimits()
  ) throws(XMLError) {
    self = try Codec.model.decode(xml: xml, root: root, limits: limits)
  }

  /// Reads a model from an XML document.
  public init(
    xml: [UInt8], root: XMLRoot? = nil, limits: XMLLimits = XMLLimits()
  ) throws(XMLError) {
    self = try Codec.model.decode(xml: xml, root: root, limits: limits)
  }

  /// The model as an XML document, its elements in the order of the table.
  public func xml(root: XMLRoot? = nil) throws(XMLError) -> Data {
    try Codec.model.xml(self, root: root)
  }
}

extension XMLError {
  fileprivate static var noForm: XMLError {
    XMLError(
      kind: .invalidTable, offset: nil, path: "", reason: "values of this type have no form in XML")
  }
}
