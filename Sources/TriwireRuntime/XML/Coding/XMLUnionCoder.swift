/// Unions: one of several elements, each of a case.
final class XMLUnionCoder<Union: WireUnion>: XMLCoder<Union>, @unchecked Sendable {
  init() { super.init(isChoice: true) }

  // The table is asked for when a value is read or written: unions and models can hold each other.

  override func accepts(_ tag: XMLStartTag, in outer: Int32) -> Bool {
    Union.cases.xml.index(of: tag, in: outer) != nil
  }

  override func initializeChoice(
    at target: UnsafeMutableRawPointer, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let union: Union = try Union.cases.xml.read(from: &reader)
    target.initializeMemory(as: Union.self, to: union)
  }

  /// Reads an element around the case's.
  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let parent = reader.opened
    var union: Union?
    if parent.isEmpty { reader.leave(parent) }
    while !parent.isEmpty, try reader.nextChild(of: parent) {
      if !reader.isOpened(self, in: tag.namespace) {
        try reader.skipElement()
      } else if union == nil {
        union = try Union.cases.xml.read(from: &reader)
      } else {
        throw reader.fail(.duplicate, "expected one element, found another one")
      }
    }
    guard let union else { throw reader.fail(.missing, "expected \(Union.cases.xml.names)") }
    target.initializeMemory(as: Union.self, to: union)
  }

  override func writeElement(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let outer = writer.open(tag)
    let start = writer.endStartTag()
    try Union.cases.xml.write(source, in: tag.namespace, to: &writer)
    writer.close(tag, from: start, outer: outer)
  }

  override func writeMembers(
    at source: UnsafeRawPointer, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    try Union.cases.xml.write(source, in: tag.namespace, to: &writer)
  }
}

/// The cases of a union and their elements.
final class XMLCases<Union>: Sendable {
  private let cases: [XMLCase<Union>]
  private let index: KeyIndex

  init(_ cases: [UnionCase<Union>]) {
    self.cases = cases.map(XMLCase.init)
    index = KeyIndex(self.cases.map(\.name))
  }

  /// The elements' names, for messages.
  var names: String { cases.map(\.name).joined(separator: " or ") }

  /// The case of an element inside one whose namespace is `outer`.
  func index(of tag: XMLStartTag, in outer: Int32) -> Int? {
    let name = tag.localName
    guard let first = index.firstIndex(of: name) else { return nil }
    return (first..<cases.count).first { cases[$0].tag(in: outer).matches(name, tag.namespace) }
  }

  /// Reads the element that is opened, which is that of a case.
  func read(from reader: inout XMLReader) throws(CodecFailure) -> Union {
    let tag = reader.opened
    // The namespace of the element itself is right for cases that take it from outside.
    guard let index = index(of: tag, in: tag.namespace), let coder = cases[index].coder else {
      throw reader.fail(.invalidTable, "the case \(tag.description) has no form in XML")
    }
    do throws(CodecFailure) {
      return try coder.read(in: cases[index].tag(in: tag.namespace), from: &reader)
    } catch {
      reader.path.prepend(.member(cases[index].name))
      throw error
    }
  }

  /// Writes a union inside an element whose namespace is `outer`.
  func write(
    _ source: UnsafeRawPointer, in outer: Int32, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let union = source.assumingMemoryBound(to: Union.self)
    for row in cases {
      do throws(CodecFailure) {
        if try row.coder?.write(union.pointee, as: row.tag(in: outer), to: &writer) == true {
          return
        }
      } catch {
        writer.path.prepend(.member(row.name))
        throw error
      }
    }
    throw writer.fail(.unwritable, "the union is of a case that has no element")
  }
}

/// A case and its element.
struct XMLCase<Union>: Sendable {
  let name: String
  let coder: XMLCaseCoder<Union>?
  private let place: XMLPlace
  private let own: XMLTag
  /// The element in the namespaces of others, for a case that doesn't say one.
  private let inherited = Locked<[Int32: XMLTag]>([:])

  init(_ row: UnionCase<Union>) {
    name = row.xml.name ?? row.tag
    place = row.xml
    coder = row.payload.xml
    own = place.tag(
      name, XMLNamespaces.number(of: place.namespace ?? ""), place.prefix)
  }

  /// The case's element inside one whose namespace is `outer`.
  func tag(in outer: Int32) -> XMLTag {
    // A negative number is that of a namespace which only the document knows.
    guard place.namespace == nil, outer > 0 else { return own }
    return inherited.withLock { tags in
      if let known = tags[outer] { return known }
      let new = place.tag(name, outer, place.prefix)
      tags[outer] = new
      return new
    }
  }
}

/// The payload of a case, whose type is not known to the one who calls it.
class XMLCaseCoder<Union>: @unchecked Sendable {
  // The only subclass holds constants of Sendable types.

  /// Reads the element that is opened and makes the case of it.
  func read(in tag: XMLTag, from reader: inout XMLReader) throws(CodecFailure) -> Union {
    throw reader.fail(.invalidTable, "a case without a payload")
  }

  /// Writes the payload as an element if the union is of this case; false if it isn't.
  func write(
    _ union: Union, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) -> Bool { false }
}

final class XMLPayloadCoder<Union, Payload>: XMLCaseCoder<Union>, @unchecked Sendable {
  private let payload: XMLCoder<Payload>
  private let make: @Sendable (Payload) -> Union
  private let take: @Sendable (Union) -> Payload?

  init(
    _ payload: XMLCoder<Payload>, _ make: @escaping @Sendable (Payload) -> Union,
    _ take: @escaping @Sendable (Union) -> Payload?
  ) {
    self.payload = payload
    self.make = make
    self.take = take
  }

  override func read(in tag: XMLTag, from reader: inout XMLReader) throws(CodecFailure) -> Union {
    make(try payload.value(in: tag, from: &reader))
  }

  override func write(
    _ union: Union, as tag: XMLTag, to writer: inout XMLWriter
  ) throws(CodecFailure) -> Bool {
    guard let value = take(union) else { return false }
    try withUnsafePointer(to: value) { (place) throws(CodecFailure) in
      try payload.writeElement(at: place, as: tag, to: &writer)
    }
    return true
  }
}
