internal import Foundation

extension EnvelopeMembers {
  /// Reads a body, whose root element is the envelope. Elements go by their local names, whatever
  /// their namespaces.
  static func read(
    xml body: Data, as envelope: Envelope, limits: XMLLimits
  ) throws(XMLError) -> EnvelopeMembers {
    try body.withXMLReader(limits) { reader throws(CodecFailure) in
      var members = EnvelopeMembers(of: envelope)
      try members.readChildren([], &reader)
      return members
    }
  }

  private mutating func readChildren(
    _ path: [String], _ reader: inout XMLReader
  ) throws(CodecFailure) {
    let parent = reader.opened
    if parent.isEmpty { return reader.leave(parent) }
    while try reader.nextChild(of: parent) {
      try readElement(path + [String(decoding: reader.opened.localName, as: UTF8.self)], &reader)
    }
  }

  private mutating func readElement(
    _ path: [String], _ reader: inout XMLReader
  ) throws(CodecFailure) {
    guard envelope.concerns(path) else { return try reader.skipElement() }
    guard note(path) else {
      throw reader.fail(.duplicate, "the envelope has \(path.joined(separator: ".")) twice")
    }
    if envelope.reaches(into: path) {
      try readChildren(path, &reader)
    } else if envelope.hasText(at: path) {
      texts[path] = String(decoding: try reader.elementText().trimmed, as: UTF8.self)
    } else {
      try reader.skipElement()
    }
  }
}

extension Codec {
  /// Reads the value that stands in an element inside a document's root; the path has local names.
  func decode(
    xml body: Data, at path: [String], limits: XMLLimits
  ) throws(XMLError) -> Value {
    try body.withXMLReader(limits) { reader throws(CodecFailure) in
      guard let coder = core.xml else {
        throw reader.fail(.invalidTable, "values of this type have no form in XML")
      }
      return try coder.value(at: path[...], from: &reader)
    }
  }
}

extension XMLCoder {
  /// Reads the value in the element that is opened, or in the first of the path in there. All of the
  /// element is passed.
  fileprivate final func value(
    at path: ArraySlice<String>, from reader: inout XMLReader
  ) throws(CodecFailure) -> Value {
    guard let name = path.first else { return try value(in: .anyRoot, from: &reader) }
    let parent = reader.opened
    var found: Value?
    if parent.isEmpty { reader.leave(parent) }
    while !parent.isEmpty, try reader.nextChild(of: parent) {
      if found == nil, reader.opened.localName.elementsEqual(name.utf8) {
        found = try value(at: path.dropFirst(), from: &reader)
      } else {
        try reader.skipElement()
      }
    }
    guard let found else { throw reader.fail(.missing, "the element \(name) is missing") }
    return found
  }
}

extension Data {
  /// Reads a document whose root is opened.
  fileprivate func withXMLReader<Result>(
    _ limits: XMLLimits, _ body: (inout XMLReader) throws(CodecFailure) -> Result
  ) throws(XMLError) -> Result {
    try withBytes { bytes throws(XMLError) in
      try XMLReader.read(bytes, limits: limits, body)
    }
  }
}
