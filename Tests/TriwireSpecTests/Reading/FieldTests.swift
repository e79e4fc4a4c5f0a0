import Testing
import TriwireSpec

@Suite struct FieldTests {
  @Test func readsEveryKey() throws {
    let read = try field(
      """
      {type: list<int64>, number: 3, swift: other, doc: D., deprecated: true, sensitive: true, \
      min: -1.50, max: 9223372036854775807, minLength: 1, maxLength: 2, pattern: "^a+$", \
      minItems: 0, maxItems: 9, packed: false, json: {name: j, form: string}, proto: {name: p}, \
      xml: {place: element, name: n, namespace: "", prefix: x, wrapper: w, item: i}}
      """)
    #expect(read.number?.value == 3 && read.swiftName?.value == "other" && read.doc == "D.")
    #expect(read.deprecated?.value == .plain && read.isSensitive?.value == true)
    #expect(read.constraints.min?.value == "-1.50")
    #expect(read.constraints.max?.value == "9223372036854775807")
    #expect(read.constraints.minLength?.value == 1 && read.constraints.maxLength?.value == 2)
    #expect(read.constraints.pattern?.value == "^a+$")
    #expect(read.constraints.minItems?.value == 0 && read.constraints.maxItems?.value == 9)
    #expect(read.packed?.value == false && read.protoName?.value == "p")
    #expect(read.json?.name?.value == "j" && read.json?.writesString?.value == true)
    #expect(read.xml?.place?.value == .element && read.xml?.name?.value == "n")
    #expect(read.xml?.namespace?.value == "" && read.xml?.prefix?.value == "x")
    #expect(read.xml?.wrapper?.value == "w" && read.xml?.item?.value == "i")
  }

  @Test func readsShortViews() throws {
    let read = try field("{type: int64, json: string, xml: attribute, deprecated: Use g.}")
    #expect(read.json?.writesString?.value == true && read.json?.name == nil)
    #expect(read.xml?.place?.value == .attribute)
    #expect(read.deprecated?.value == .message("Use g."))
    #expect(try field("{type: int64, deprecated: false}").deprecated == nil)
  }

  @Test func readsMapsInXML() throws {
    let xml = try field("{type: map<int32>, xml: {entry: e, key: k, value: v}}").xml
    #expect(xml?.entry?.value == "e" && xml?.key?.value == "k" && xml?.value?.value == "v")
  }

  @Test(arguments: Format.allCases)
  func readsFormats(_ format: Format) throws {
    #expect(try field("{type: datetime, format: \(format.rawValue)}").format?.value == format)
  }

  @Test func declaresEnumerationsInPlace() throws {
    guard case .enumeration(let plain, false) = try field("{enum: [a, b]}").type,
      case .enumeration(let typed, true) = try field("{type: int32?, enum: [1, 2]}").type,
      case .enumeration(let marked, true) = try field(
        "{enum: {a: 1}, optional: true, closed: true}"
      ).type
    else { throw NotFound() }
    #expect(plain.values.map(\.raw.value) == ["a", "b"] && plain.rawType == nil)
    #expect(typed.rawType?.spelled == "int32" && marked.isClosed)
    #expect(try field("{type: string = a, enum: [a, b]}").defaultValue?.value == "a")
  }
}
