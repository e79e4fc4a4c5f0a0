/// How values of a type that is not known to the caller travel in XML.
class ErasedXMLCoder: @unchecked Sendable {
  // Subclasses hold constants of Sendable types only.
}

/// How values of one type travel in XML.
class XMLCoder<Value>: ErasedXMLCoder, @unchecked Sendable {}
