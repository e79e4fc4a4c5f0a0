/// Unions: one of several elements, each of a case.
final class XMLUnionCoder<Union: WireUnion>: XMLCoder<Union>, @unchecked Sendable {
  init() { super.init(isChoice: true) }

  // The table is asked for when a value is read or written: unions and models can hold each other.

  override func accepts(_ tag: XMLStartTag, in outer: Int32) -> Bool {
    Union.cases.xml.row(of: tag, in: outer) != nil
  }

  override func initializeChoice(
    at target: UnsafeMutableRawPointer, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let row = try Union.cases.xml.opened(&reader)
    do throws(CodecFailure) {
      let union = try row.coder.read(in: row.tag(in: reader.opened.namespace), from: &reader)
      target.initializeMemory(as: Union.self, to: union)
    } catch {
      reader.path.prepend(.member(row.name))
      throw error
    }
  }

  /// Reads an element around the case's.
  override func initialize(
    at target: UnsafeMutableRawPointer, in tag: XMLTag, from reader: inout XMLReader
  ) throws(CodecFailure) {
    let parent = reader.opened
    var isRead = false
    do throws(CodecFailure) {
      if parent.isEmpty { reader.leave(parent) }
      while !parent.isEmpty, try reader.nextChild(of: parent) {
        if !reader.isOpened(self, in: tag.namespace) {
          try reader.skipElement()
        } else if !isRead {
          try initializeChoice(at: target, from: &reader)
          isRead = true
        } else {
          throw reader.fail(.duplicate, "expected one element, found another one")
        }
      }
    } catch {
      if isRead { target.assumingMemoryBound(to: Union.self).deinitialize(count: 1) }
      throw error
    }
    guard isRead else { throw reader.fail(.missing, "expected \(Union.cases.xml.names)") }
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
  func row(of tag: XMLStartTag, in outer: Int32) -> XMLCase<Union>? {
    let name = tag.localName
    guard let first = index.firstIndex(of: name) else { return nil }
    return cases[first...].first { $0.tag(in: outer).matches(name, tag.namespace) }
  }

  /// The case of the element that is opened.
  func opened(_ reader: inout XMLReader) throws(CodecFailure) -> XMLCase<Union> {
    // The namespace of the element itself is right for cases that take it from outside.
    if let row = row(of: reader.opened, in: reader.opened.namespace) { return row }
    throw reader.fail(.unknownValue, "no case has the element \(reader.opened.description)")
  }

  /// Writes a union inside an element whose namespace is `outer`.
  func write(
    _ source: UnsafeRawPointer, in outer: Int32, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let union = source.assumingMemoryBound(to: Union.self)
    for row in cases where try row.write(union.pointee, in: outer, to: &writer) { return }
    throw writer.fail(.unwritable, "the union is of a case that has no element")
  }
}

/// A case and its element.
final class XMLCase<Union>: Sendable {
  let name: String
  /// How the payload travels; one that has no form in XML does by an error.
  let coder: XMLCaseCoder<Union>
  private let place: XMLPlace
  private let own: XMLTag
  /// The element in the namespaces of others, for a case that doesn't say one.
  private let inherited = Locked<[Int32: XMLTag]>([:])

  init(_ row: UnionCase<Union>) {
    name = row.xml.name ?? row.tag
    place = row.xml
    coder = row.payload.xml ?? XMLCaseCoder()
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

  /// Writes the element if the union is of this case; false if it isn't.
  func write(
    _ union: Union, in outer: Int32, to writer: inout XMLWriter
  ) throws(CodecFailure) -> Bool {
    do throws(CodecFailure) {
      return try coder.write(union, as: tag(in: outer), to: &writer)
    } catch {
      writer.path.prepend(.member(name))
      throw error
    }
  }
}

/// The payload of a case, whose type is not known to the one who calls it.
class XMLCaseCoder<Union>: @unchecked Sendable {
  // The only subclass holds constants of Sendable types.

  /// Reads the element that is opened and makes the case of it.
  func read(in tag: XMLTag, from reader: inout XMLReader) throws(CodecFailure) -> Union {
    throw reader.fail(.invalidTable, "the case has no form in XML")
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
