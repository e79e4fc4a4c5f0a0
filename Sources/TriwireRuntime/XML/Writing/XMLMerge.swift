import Foundation

/// Puts further elements into a document that is written already.
enum XMLMerge {
  /// The document with those of the elements at the end of its root whose names none of the root's
  /// children has.
  static func adding(
    _ members: [(name: String, xml: Data)], to document: Data
  ) throws(XMLError) -> Data {
    guard !members.isEmpty else { return document }
    let root = try document.withXMLBytes { (bytes) throws(XMLError) in
      try XMLReader.read(bytes, limits: XMLLimits(depth: .max, attributes: .max)) {
        (reader) throws(CodecFailure) in try reader.children()
      }
    }
    let added = members.filter { !root.children.contains($0.name) }.map(\.xml)
    guard added.contains(where: { !$0.isEmpty }) else { return document }
    let isEmpty = document.suffix(2).elementsEqual("/>".utf8)
    let closing = Data("</\(root.name)>".utf8)
    let opened = isEmpty ? document.dropLast(2) + Data(">".utf8) : document.dropLast(closing.count)
    return added.reduce(opened, +) + closing
  }
}

extension XMLReader {
  /// The root's qualified name and the local names of its children; the root is passed.
  fileprivate mutating func children() throws(CodecFailure) -> (name: String, children: Set<String>)
  {
    let root = opened
    var names: Set<String> = []
    if root.isEmpty { leave(root) }
    while !root.isEmpty, try nextChild(of: root) {
      names.insert(String(decoding: opened.localName, as: UTF8.self))
      try skipElement()
    }
    return (root.description, names)
  }
}

extension XMLWriter {
  /// Elements that stand in no document.
  static func elements(
    _ body: (inout XMLWriter) throws(CodecFailure) -> Void
  ) throws(XMLError) -> Data {
    var writer = XMLWriter()
    do throws(CodecFailure) {
      try body(&writer)
      if !writer.prefixes.isEmpty {
        throw writer.fail(.unwritable, "an element that is added to others can't have a namespace")
      }
    } catch {
      throw writer.error
    }
    return writer.output.takeData()
  }
}
