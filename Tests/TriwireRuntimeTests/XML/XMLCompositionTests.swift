import Foundation
import Testing
import TriwireRuntime

/// Unions, lists of lists, maps of lists and what else is made of others.
@Suite struct XMLCompositionTests {
  typealias Shelf = Garage.Shelf

  static let shelves: [(Shelf, String)] = [
    (Shelf(first: .wheel(1)), "<shelf><first><Wheel>1</Wheel></first><label/><boxed/></shelf>"),
    (
      Shelf(
        first: .person(.init(name: "A", age: 1)), second: .parts([.wheel(2), .parts([])]),
        label: "l", rest: [.wheel(3), .person(.init(name: "B")), .wheel(4)], boxed: [.wheel(5)]),
      """
      <shelf><first><person age="1">A</person></first>\
      <second><parts><Wheel>2</Wheel><parts/></parts></second><label>l</label>\
      <Wheel>3</Wheel><person>B</person><Wheel>4</Wheel><boxed><Wheel>5</Wheel></boxed></shelf>
      """
    ),
    (
      Shelf(
        first: .wheel(1), grid: [[1, 2], []], gaps: [1, nil, 3],
        tables: ["b": [.init(name: "x")], "a": []], patch: .null, id: 7),
      """
      <shelf xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" id="7">\
      <first><Wheel>1</Wheel></first><label/><boxed/><row><item>1</item><item>2</item></row><row/>\
      <gap>1</gap><gap xsi:nil="true"/><gap>3</gap><table><key>a</key><value/></table>\
      <table><key>b</key><value><item>x</item></value></table><patch xsi:nil="true"/></shelf>
      """
    ),
    (
      Shelf(first: .wheel(1), patch: .value("v"), inner: Shelf(first: .wheel(2))),
      """
      <shelf><first><Wheel>1</Wheel></first><label/><boxed/><patch>v</patch>\
      <inner><first><Wheel>2</Wheel></first><label/><boxed/></inner></shelf>
      """
    ),
  ]

  @Test(arguments: shelves)
  func writesAndReads(shelf: Shelf, text: String) throws {
    #expect(try shelf.text() == text)
    #expect(try Shelf(text: text) == shelf)
  }

  @Test func readsChoicesBetweenOtherElements() throws {
    let shelf = try Shelf(
      text:
        "<shelf><Wheel>1</Wheel><label>l</label><Wheel>2</Wheel><?x?><first><x/><Wheel>0</Wheel></first>"
        + "<person/><y/><parts><z/><Wheel>3</Wheel></parts></shelf>")
    #expect(shelf.first == .wheel(0))
    #expect(
      shelf.rest == [.wheel(1), .wheel(2), .person(.init(name: "")), .parts([.wheel(3)])])
  }

  @Test(arguments: [
    ("<Wheel>5</Wheel>", Garage.Part.wheel(5)), ("<person>x</person>", .person(.init(name: "x"))),
    ("<parts><parts/></parts>", .parts([.parts([])])),
  ])
  func readsUnionsAsDocuments(text: String, part: Garage.Part) throws {
    let codec = Codec<Garage.Part>.union
    #expect(try codec.decode(xml: Data(text.utf8)) == part)
    #expect(try codec.xml(part) == Data(document(text).utf8))
    let boxed = try codec.xml(part, root: XMLRoot("box"))
    #expect(boxed == Data(document("<box>\(text)</box>").utf8))
    #expect(try codec.decode(xml: boxed, root: XMLRoot("box")) == part)
  }

  @Test func readsListsAndScalarsAsDocuments() throws {
    let list = Codec<[Int32]>.list(.int32)
    #expect(
      try list.xml([1, 2]) == Data(document("<value><item>1</item><item>2</item></value>").utf8))
    #expect(try list.decode(xml: list.xml([1, 2])) == [1, 2])
    #expect(try list.decode(xml: Data("<any><a>1</a><b>2</b></any>".utf8)) == [1, 2])
    let root = XMLRoot("list", namespace: "urn:l", prefix: "l")
    let text = document("<l:list xmlns:l=\"urn:l\"><l:item>3</l:item></l:list>")
    #expect(try list.xml([3], root: root) == Data(text.utf8))
    #expect(try list.decode(xml: list.xml([3], root: root), root: root) == [3])
    let map = Codec<[String: Int32]>.map(.int32)
    #expect(try map.decode(xml: map.xml(["a": 1, "b": 2])) == ["a": 1, "b": 2])
    #expect(try Codec<Double>.double.xml(.infinity) == Data(document("<value>INF</value>").utf8))
    #expect(try Codec<Double>.double.decode(xml: Data("<x> -INF\n</x>".utf8)) == -.infinity)
    #expect(
      try Codec<Int32?>.optional(.int32).decode(xml: Codec<Int32?>.optional(.int32).xml(nil)) == nil
    )
  }

  @Test func takesAnotherRoot() throws {
    let person = Garage.Person(name: "x")
    let xml = try person.xml(root: XMLRoot("methodRequest"))
    #expect(xml == Data(document("<methodRequest>x</methodRequest>").utf8))
    #expect(try Garage.Person(xml: xml, root: XMLRoot("methodRequest")) == person)
    let error = #expect(throws: XMLError.self) { try Garage.Person(xml: xml) }
    #expect(error?.kind == .mismatch)
    #expect(
      error?.reason
        == "expected the element Person without a namespace, found methodRequest without a namespace"
    )
  }

  @Test func refusesWhatHasNoForm() {
    struct Bad: WireModel {
      var any: JSONValue?
      static let fields = FieldTable<Bad>("Bad", [.field("any", \.any, .optional(.json))])
    }
    struct Twice: WireModel {
      var a = 1 as Int32
      var b = 2 as Int32
      static let fields = FieldTable<Twice>(
        "Twice", [.field("a", \.a, .int32), .field("b", \.b, .int32, xml: .element("a"))])
    }
    struct Listed: WireModel {
      var a: [Int32] = []
      static let fields = FieldTable<Listed>(
        "Listed", [.field("a", \.a, .list(.int32), xml: .attribute)])
    }
    func check(_ model: some WireModel, _ type: (some WireModel).Type, _ reason: String) {
      let written = #expect(throws: XMLError.self) { try model.xml() }
      #expect(written?.kind == .invalidTable)
      #expect(written?.reason.contains(reason) == true)
    }
    check(Bad(), Bad.self, "the field any has no form in XML")
    check(Twice(), Twice.self, "two fields are named a")
    check(Listed(), Listed.self, "the field a is neither a text nor a number")
    let error = #expect(throws: XMLError.self) { try Bad(text: "<Bad/>") }
    #expect(error?.kind == .invalidTable)
    #expect(throws: XMLError.self) { try Codec<JSONValue>.json.xml(.null) }
    #expect(throws: XMLError.self) {
      try Codec<[Garage.Part?]>.list(.optional(.union)).xml([nil])
    }
  }
}
