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

  @Test func namesIncludedFieldsByTheRulesOfTheirObject() throws {
    let api = try api(
      """
      defaults: {body: {common_name: string}}
      types:
        A: {json: proto3, includes: [B], fields: {one_more: int32}}
        B: {fields: {first_name: string, other: {type: string, json: {name: last_name}}}}
        C: {includes: [A], fields: {}}
      """)
    let names = api.declarations.map { $0.model?.fields.map(\.wireName) }
    #expect(
      names == [
        ["firstName", "last_name", "oneMore"], ["first_name", "last_name"],
        ["first_name", "last_name", "one_more"],
      ])
    #expect(api.common.map(\.wireName) == ["common_name"])
  }

  @Test func namesCommonFieldsByTheRulesOfTheSpec() throws {
    let api = try api("json: proto3\ndefaults: {body: {common_name: string}}\n")
    #expect(api.common.map(\.wireName) == ["commonName"])
    #expect(api.common.map(\.xml.name) == ["common_name"])
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
        XMLView(place: .attribute, isPlaced: true, name: "a"),
        XMLView(place: .wrapped(item: "b"), name: "bs", namespace: "urn:t", prefix: "p"),
        XMLView(place: .element, name: "sea", namespace: "urn:t", prefix: "p"),
        XMLView(
          place: .entries(key: "k", value: "value"), name: "e", namespace: "urn:t", prefix: "p"),
        XMLView(place: .element, name: "ee", namespace: "urn:e"),
        XMLView(
          place: .text, isPlaced: true, name: "f", namespace: "urn:t", prefix: "p"),
      ])
  }

  @Test func makesScalarsAttributesWhereTheTypeSaysSo() throws {
    let api = try api(
      "types:\n  T: {xml: {attributes: true}, fields: {a: int32, b: list<string>}}\n")
    let fields = try #require(api.declarations.first?.model).fields
    #expect(fields.map(\.xml.place) == [.attribute, .element])
  }

  @Test func putsIncludedFieldsIntoTheElementAround() throws {
    let api = try api(
      """
      types:
        Base: {fields: {a: int32, b: {type: int32, xml: element}, c: list<int32>, d: {type: int32, xml: {namespace: ""}}}}
        Own: {xml: {namespace: "urn:own"}, fields: {e: int32}}
        T: {includes: [Base, Own], xml: {namespace: "urn:t", prefix: p, attributes: true}, fields: {f: int32}}
      """)
    let fields = try #require(api.declarations.last?.model).fields
    #expect(
      fields.map(\.xml) == [
        XMLView(place: .attribute, name: "a"),
        XMLView(place: .element, isPlaced: true, name: "b", namespace: "urn:t", prefix: "p"),
        XMLView(place: .element, name: "c", namespace: "urn:t", prefix: "p"),
        XMLView(place: .attribute, name: "d", namespace: ""),
        XMLView(place: .attribute, name: "e"),
        XMLView(place: .attribute, name: "f"),
      ])
  }

  @Test func seesThroughNewtypesForAttributes() throws {
    let api = try api(
      """
      types:
        ID: {newtype: int32}
        IDs: {newtype: list<ID>}
        T: {xml: {attributes: true}, fields: {a: ID?, b: IDs, c: {enum: [x]}, d: json}}
      """)
    let fields = try #require(api.declarations.last?.model).fields
    #expect(fields.map(\.xml.place) == [.attribute, .element, .attribute, .element])
  }

  @Test func knowsMessages() throws {
    let api = try api(
      """
      endpoints:
        e: {route: POST /, wire: {request: protobuf}, body: Empty, returns: JSON}
      types:
        Empty: {fields: {}}
        JSON: {fields: {a: Numbered, b: Oneof, c: Oneofs, d: Mixed, e: Taken, f: None}}
        Numbered: {fields: {a: {type: int32, number: 1}}}
        Shape: {union: {a: {type: int32, number: 2}, b: {type: string, number: 3}}}
        Oneof: {fields: {shape: Shape?}}
        Oneofs: {fields: {shape: Shape, other: Shape}}
        Mixed: {fields: {shape: Shape, a: {type: int32, number: 1}}}
        Taken: {fields: {unknownFields: {type: int32, number: 1}}}
        None: {fields: {shape: list<Shape>, a: {type: int32, number: 1}}}
      """)
    #expect(
      api.declarations.compactMap(\.model).map { $0.unknownFields?.text ?? "" } == [
        "unknownFields", "", "unknownFields", "unknownFields", "", "unknownFields",
        "unknownFieldsValue", "",
      ])
  }

  @Test func knowsWhoseNamesStandInJSON() throws {
    let api = try api(
      """
      types:
        T: {json: proto3, fields: {a: list<A>, b: "map<B>", c: {enum: [x]}, d: Wrapped, u: U}}
        U: {fields: {e: E}}
        A: {enum: [x]}
        B: {enum: [x]}
        D: {enum: [x]}
        E: {enum: [x]}
        F: {enum: [x], json: proto3}
        Wrapped: {newtype: D}
      """)
    let named = api.declarations.compactMap { declaration -> String? in
      guard case .enumeration(let enumeration) = declaration else { return nil }
      return enumeration.isNamedInJSON ? enumeration.name.text : nil
    }
    #expect(named == ["A", "B", "D", "F"])
    #expect(api.declarations.first?.model?.nested.map(\.isNamedInJSON) == [true])
  }

  @Test func namesMembersByTheMapping() throws {
    let api = try api(
      """
      endpoints:
        e: {route: POST /, query: {q_a: string}, body: {fields: {f_a: string}}, returns: T}
      json: proto3
      types:
        T:
          fields:
            item_name: {type: string, number: 1}
            x: {type: string, number: 2, proto: {name: x_name}}
            y_z: {type: string, number: 3, json: {name: why}}
      """)
    let fields = try #require(api.declarations.first?.model?.fields)
    #expect(fields.map(\.wireName) == ["itemName", "x", "why"])
    #expect(fields.map(\.protoName) == ["item_name", "x_name", "y_z"])
    let properties = try #require(api.endpoints.first?.properties)
    #expect(Set(properties.map(\.field.wireName)) == ["q_a", "fA"])
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
