/// An enum, each case of which holds a value of another type.
public protocol WireUnion: WireValue, Hashable {
  /// One row for every case but the unknown one.
  static var cases: UnionTable<Self> { get }
}

extension WireUnion {
  /// The value in the way that ``UnionTable`` says.
  public static var codec: Codec<Self> { .union }
}

/// How JSON tells the cases of a union apart.
public enum UnionStyle: Hashable, Sendable {
  /// By the only member of an object: `{"circle": {"radius": 1}}`.
  case keyed
  /// By a member of the payload itself: `{"kind": "circle", "radius": 1}`.
  case discriminated(String)
  /// Not at all: the first case whose payload can be read is taken.
  case untagged
}

/// The cases of a union, and how JSON tells them apart.
public final class UnionTable<Union>: Sendable {
  let style: UnionStyle
  let cases: [UnionCase<Union>]
  let unknown: UnknownCase<Union>?
  /// The cases as fields of a protobuf message.
  let members: OneofMembers
  let xml: XMLCases<Union>

  /// The table of a union.
  ///
  /// - Parameters:
  ///   - style: How JSON tells the cases apart.
  ///   - json: By which rules the payloads and JSON correspond.
  ///   - cases: The known cases. An untagged union tries them in this order.
  ///   - unknown: Makes a case of a tag that no row has, and of the value that came with it: the
  ///     member's value when keyed, the whole object when discriminated.
  ///   - payload: Takes tag and value out of the unknown case; nil for any other.
  public init(
    _ style: UnionStyle, json: JSONMapping = .plain, _ cases: [UnionCase<Union>],
    unknown: @escaping @Sendable (String, JSONValue) -> Union,
    payload: @escaping @Sendable (Union) -> (String, JSONValue)?
  ) {
    self.style = style
    self.cases = cases.map { $0.mapped(json) }
    members = OneofMembers(cases)
    xml = XMLCases(cases)
    self.unknown = UnknownCase(make: unknown, payload: payload)
  }

  /// The table of a union that has no unknown case.
  public init(_ style: UnionStyle, json: JSONMapping = .plain, _ cases: [UnionCase<Union>]) {
    self.style = style
    self.cases = cases.map { $0.mapped(json) }
    members = OneofMembers(cases)
    xml = XMLCases(cases)
    unknown = nil
  }
}

/// A row of a ``UnionTable``.
public final class UnionCase<Union>: Sendable {
  let tag: String
  /// The name of the member that the case is in the object around a oneof.
  let memberName: String
  let payload: UnionPayload<Union>
  /// The payload as it travels in JSON.
  let json: UnionPayload<Union>
  let number: Int32?
  let xml: XMLPlace

  private init(
    tag: String, payload: UnionPayload<Union>, json: UnionPayload<Union>, number: Int32?,
    xml: XMLPlace
  ) {
    self.tag = tag
    memberName = Proto3Name.json(tag)
    self.payload = payload
    self.json = json
    self.number = number
    self.xml = xml
  }

  /// A case with its tag, which an untagged union uses in error messages only.
  ///
  /// - Parameters:
  ///   - tag: The case on the wire.
  ///   - codec: How the payload travels.
  ///   - make: Makes the case of its payload.
  ///   - number: The case's field number in protobuf; nil for one that doesn't travel in it.
  ///   - xml: The element that the payload is in XML.
  ///   - payload: Takes the payload out of the case; nil for any other case.
  /// - Returns: A row for the table of the union.
  public static func `case`<Payload>(
    _ tag: String, _ codec: Codec<Payload>, _ make: @escaping @Sendable (Payload) -> Union,
    number: Int32? = nil, xml: XMLPlace = .element,
    payload: @escaping @Sendable (Union) -> Payload?
  ) -> UnionCase {
    let payload = TypedPayload(codec.core, make: make, take: payload)
    return UnionCase(tag: tag, payload: payload, json: payload, number: number, xml: xml)
  }
}

extension UnionCase {
  fileprivate func mapped(_ mapping: JSONMapping) -> UnionCase {
    if mapping == .plain { return self }
    return UnionCase(
      tag: tag, payload: payload, json: payload.proto3(), number: number, xml: xml)
  }
}

struct UnknownCase<Union>: Sendable {
  let make: @Sendable (String, JSONValue) -> Union
  let payload: @Sendable (Union) -> (String, JSONValue)?
}
