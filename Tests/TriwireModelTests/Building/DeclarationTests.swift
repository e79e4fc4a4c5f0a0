import Testing
import TriwireSpec

@testable import TriwireModel

@Suite struct DeclarationTests {
  @Test func putsIncludedFieldsFirst() throws {
    let api = try api(
      """
      types:
        A: {includes: [B], fields: {a: int32}}
        B: {includes: [C<string>], fields: {b: int32}}
        C<T>: {fields: {c: T, d: list<T>}}
      """)
    let fields = try #require(api.declarations.first?.model).fields
    #expect(fields.map(\.name.text) == ["c", "d", "b", "a"])
    #expect(fields.map(\.type).prefix(2) == [.scalar(.string), .list(.scalar(.string))])
  }

  @Test func namesValuesByTheSignsOfTheirEnumeration() throws {
    let names = try values("[GMT+1, GMT-1, GMT]")
    #expect(names == ["gmtPlus1", "gmtMinus1", "gmt"])
    #expect(try values("[created, -created]") == ["created", "minusCreated"])
    #expect(
      try values("[\"\", \"0040000\", 2xl, 1st, NO, null]")
        == ["empty", "value0040000", "value2xl", "value1st", "no", "null"])
  }

  @Test func givesTheUnknownCaseAFreeName() throws {
    #expect(try enumeration("[a]").unknownName.text == "unknown")
    #expect(try enumeration("[unknown]").unknownName.text == "unknownValue")
    #expect(try enumeration("[unknown, unknown-value]").unknownName.text == "unknownValue2")
  }

  @Test func nestsEnumerationsThatStandInPlace() throws {
    let api = try api(
      """
      types:
        Status: {enum: [a]}
        T: {fields: {status: {enum: [b], optional: true}, type: {enum: [c], default: c}, other: Status}}
      """)
    let model = try #require(api.declarations.last?.model)
    #expect(model.nested.map(\.name.text) == ["StatusValue", "TypeValue"])
    let path = TypeName([Identifier("T"), Identifier("StatusValue")])
    #expect(model.fields[0].type == .optional(.named(path, kind: .enumeration, arguments: [])))
    #expect(model.fields[1].defaultValue == .enumCase(Identifier("c")))
    #expect(api.shadows("StatusValue"))
    #expect(!api.shadows("Data"))
  }

  @Test func seesAliasesThrough() throws {
    let api = try api(
      """
      types:
        Holder: {fields: {a: Names<int32>}}
        Names<T>: {alias: list<Both<T>>}
        Both<T>: {alias: "map<T>"}
      """)
    let type = try #require(api.declarations.first?.model?.fields.first?.type)
    #expect(
      type.core
        == .list(
          .alias(
            TypeName([Identifier("Both")]), arguments: [.scalar(.int32)],
            target: .map(key: .scalar(.string), value: .scalar(.int32)))))
  }

  @Test func marksWhatIsValidated() throws {
    let api = try api(
      """
      types:
        A: {fields: {b: list<B>?}}
        B: {fields: {c: C?}}
        C: {fields: {text: {type: string, minLength: 1}}}
        D: {fields: {text: string}}
      """)
    let models = api.declarations.compactMap(\.model)
    #expect(models.map(\.isValidated) == [true, true, true, false])
    #expect(models.map { $0.fields.map(\.validatesInside) } == [[true], [true], [false], [false]])
  }

  @Test func describesXML() throws {
    let api = try api(
      """
      types:
        T:
          xml: {name: t, namespace: "urn:t", prefix: p}
          fields:
            a: {type: int32, xml: attribute}
            b: {type: list<string>, xml: {wrapper: bs, item: b}}
            c: {type: list<string>, xml: {item: sea}}
            d: {type: map<string>, xml: {entry: e, key: k}}
            e: {type: string, xml: {name: ee, namespace: "urn:e"}}
            f: {type: string, xml: text}
      """)
    let model = try #require(api.declarations.first?.model)
    #expect(model.xml == XMLElement(name: "t", namespace: "urn:t", prefix: "p"))
    #expect(
      model.fields.map(\.xml) == [
        XMLView(place: .attribute, name: "a"),
        XMLView(place: .wrapped(item: "b"), name: "bs", namespace: "urn:t", prefix: "p"),
        XMLView(place: .element, name: "sea", namespace: "urn:t", prefix: "p"),
        XMLView(
          place: .entries(key: "k", value: "value"), name: "e", namespace: "urn:t", prefix: "p"),
        XMLView(place: .element, name: "ee", namespace: "urn:e"),
        XMLView(place: .text, name: "f", namespace: "urn:t", prefix: "p"),
      ])
  }

  @Test func makesScalarsAttributesWhereTheTypeSaysSo() throws {
    let api = try api(
      "types:\n  T: {xml: {attributes: true}, fields: {a: int32, b: list<string>}}\n")
    let fields = try #require(api.declarations.first?.model).fields
    #expect(fields.map(\.xml.place) == [.attribute, .element])
  }

  private func enumeration(_ values: String) throws -> Enumeration {
    let declaration = try api("types:\n  E: {enum: \(values)}\n").declarations.first
    guard case .enumeration(let enumeration)? = declaration else { throw NotFound() }
    return enumeration
  }

  private func values(_ values: String) throws -> [String] {
    try enumeration(values).cases.map(\.name.text)
  }
}
