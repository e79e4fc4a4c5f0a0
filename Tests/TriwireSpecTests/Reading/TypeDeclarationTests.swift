import Testing
import TriwireSpec

@Suite struct TypeDeclarationTests {
  private func type(_ body: String, key: String = "T") throws -> TypeDeclaration {
    try #require(try spec("types:\n  \(key): \(body)\n").types.first)
  }

  @Test func readsModels() throws {
    let read = try type(
      """
      {includes: Base, fields: {a: int32}, reserved: [4, 9-12], doc: D., swift: U, codable: true, \
      json: proto3, proto: {name: M}, xml: {name: m, namespace: "urn:m", prefix: p, attributes: true}}
      """, key: "T<A>")
    guard case .model(let body) = read.kind else { throw NotFound() }
    #expect(read.name.value == "T" && read.parameters.map(\.value) == ["A"])
    #expect(body.includes.map(\.spelled) == ["#Base"])
    #expect(body.fields.map(\.name.value) == ["a"])
    #expect(body.reserved.map(\.value) == [4...4, 9...12])
    #expect(read.doc == "D." && read.swiftName?.value == "U" && read.codable?.value == true)
    #expect(read.json == .proto3 && read.protoName?.value == "M")
    #expect(read.xml?.name?.value == "m" && read.xml?.namespace?.value == "urn:m")
    #expect(read.xml?.prefix?.value == "p" && read.xml?.attributes?.value == true)
  }

  @Test func keepsTheTextOfEnumValues() throws {
    let read = try type("{enum: [NO, on, 012, 1e3, null, 2026-01-01, \"\", ~, 1.0]}")
    guard case .enumeration(let body) = read.kind else { throw NotFound() }
    let texts = ["NO", "on", "012", "1e3", "null", "2026-01-01", "", "~", "1.0"]
    #expect(body.values.map(\.raw.value) == texts && body.values.map(\.name.value) == texts)
    #expect(body.rawType == nil && !body.isClosed)
  }

  @Test func readsNamedEnumValues() throws {
    let read = try type(
      """

          type: int32
          closed: true
          reserved: 5
          enum:
            low: 1
            high: {value: 2, doc: High., number: 7, swift: top, proto: {name: HIGH}}
      """)
    guard case .enumeration(let body) = read.kind, let high = body.values.last else {
      throw NotFound()
    }
    #expect(body.rawType?.spelled == "int32" && body.isClosed)
    #expect(body.values.map(\.name.value) == ["low", "high"])
    #expect(body.values.map(\.raw.value) == ["1", "2"])
    #expect(high.doc == "High." && high.number?.value == 7 && high.swiftName?.value == "top")
    #expect(high.protoName?.value == "HIGH" && body.reserved.map(\.value) == [5...5])
  }

  @Test func namesStandForMissingValues() throws {
    let read = try type("{enum: {red: , green: {doc: Grass.}, blue: B}}")
    guard case .enumeration(let body) = read.kind else { throw NotFound() }
    #expect(body.values.map(\.raw.value) == ["red", "green", "B"])
  }

  @Test func readsUnions() throws {
    guard
      case .union(let keyed) = try type(
        "{union: {circle: Circle, square: {type: Square, number: 2, xml: {name: s}}}}"
      ).kind
    else { throw NotFound() }
    #expect(keyed.style == .keyed && keyed.cases.map(\.name.value) == ["circle", "square"])
    #expect(keyed.cases.map { $0.number?.value } == [nil, 2])
    #expect(keyed.cases.last?.xml?.name?.value == "s")
    guard case .union(let tagged) = try type("{union: {cat: Cat}, discriminator: kind}").kind,
      case .discriminated(let field) = tagged.style
    else { throw NotFound() }
    #expect(field.value == "kind")
    guard case .union(let untagged) = try type("{union: [string, list<Pet>, {type: Pet}]}").kind
    else { throw NotFound() }
    #expect(untagged.style == .untagged)
    #expect(untagged.cases.map(\.name.value) == ["string", "list<Pet>", "Pet"])
    #expect(untagged.cases.map(\.type.spelled) == ["string", "list(#Pet)", "#Pet"])
  }

  @Test func readsAliasesAndNewtypes() throws {
    guard case .alias(let alias) = try type("{alias: list<int64>}").kind,
      case .newtype(let inner) = try type("{newtype: int64}").kind
    else { throw NotFound() }
    #expect(alias.spelled == "list(int64)" && inner.spelled == "int64")
  }
}
