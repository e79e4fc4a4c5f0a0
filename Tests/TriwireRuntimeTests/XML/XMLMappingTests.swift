import Foundation
import Testing
import TriwireRuntime

/// What models become, and what is read into them.
@Suite struct XMLMappingTests {
  typealias Car = Garage.Car

  static let cars: [(Car, String)] = [
    (Car(plate: "A"), #"<car plate="A" doorCount="4"><Wheels/></car>"#),
    (
      Car(
        plate: "A", doors: 2, color: "", wheels: [1, 2], spare: [], note: ""),
      """
      <car plate="A" doorCount="2" color=""><Wheels><wheel>1</wheel><wheel>2</wheel></Wheels>\
      <spare/><note/></car>
      """
    ),
    (
      Car(
        plate: "A", spare: ["x", ""], passengers: [.init(name: "Ann", age: 7), .init(name: "Bob")],
        driver: .init(name: "")),
      """
      <car plate="A" doorCount="4"><Wheels/><spare><part>x</part><part/></spare>\
      <passenger age="7">Ann</passenger><passenger>Bob</passenger><driver/></car>
      """
    ),
    (
      Car(plate: "A", prices: ["usd": 1.5, "eur": 1]),
      """
      <car plate="A" doorCount="4"><Wheels/><price><in>eur</in><is>1</is></price>\
      <price><in>usd</in><is>1.5</is></price></car>
      """
    ),
  ]

  @Test(arguments: cars)
  func writesAndReads(car: Car, text: String) throws {
    #expect(try car.text() == text)
    #expect(try Car(text: text) == car)
    #expect(try Car(xml: car.xml()) == car)
  }

  /// Different texts of the same value.
  @Test(arguments: [
    "<car plate='A'/>", "<car plate = \"A\" ></car >", "<car doorCount=' 4&#x20;' plate='&#65;'/>",
    "<!-- a --><?b c?>\n<car plate='A'>\n  <!-- d -->\n  <?e?>\n  text &lt; <![CDATA[<]]>\n</car>\n<!-- f -->",
    "<car plate='A' other='1'><other plate='B'><car/></other><Wheels/></car>",
    "<car plate='A'><Wheels><other>1</other></Wheels></car>",
    "<car plate='A' xmlns:x='urn:x' x:plate='B'><x:note>n</x:note></car>",
    "<car plate='A' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'><note xsi:nil='true'/></car>",
    "<car plate='A' xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><driver i:nil='1'>x<y/></driver></car>",
  ])
  func readsOtherTexts(text: String) throws {
    #expect(try Car(text: text) == Car(plate: "A"))
  }

  @Test func tellsAbsentFromEmpty() throws {
    #expect(try Car(text: "<car plate=''/>").note == nil)
    #expect(try Car(text: "<car plate=''><note/></car>").note == "")
    #expect(try Car(text: "<car plate=''><note></note></car>").note == "")
    #expect(try Car(text: "<car plate=''><note xmlns:xsi='x' xsi:nil='true'/></car>").note == "")
    #expect(try Car(text: "<car plate=''/>").spare == nil)
    #expect(try Car(text: "<car plate=''><spare/></car>").spare == [])
    #expect(try Car(text: "<car plate=''><spare></spare></car>").spare == [])
    #expect(try Car(text: "<car plate=''/>").color == nil)
    #expect(try Car(text: "<car plate='' color=''/>").color == "")
  }

  @Test func readsElementsInAnyOrder() throws {
    let text =
      "<car plate='A'><passenger>a</passenger><price><is>2</is><in>x</in></price><note>n</note>"
      + "<passenger>b</passenger><passenger>c</passenger><price><in>y</in><is>3</is></price>"
      + "<Wheels><wheel>1</wheel></Wheels><passenger age='1'>d</passenger></car>"
    let car = try Car(text: text)
    #expect(car.passengers.map(\.name) == ["a", "b", "c", "d"])
    #expect(car.prices == ["x": 2, "y": 3])
    #expect((car.note, car.wheels) == ("n", [1]))
  }

  /// Runs of one row that others interrupt take time in proportion to their number.
  @Test(.timeLimit(.minutes(1))) func readsManyRuns() throws {
    let piece = "<passenger>a</passenger><x/>"
    let car = try Car(
      text: "<car plate='A'>" + String(repeating: piece, count: 20_000) + "</car>")
    #expect(car.passengers.count == 20_000)
  }

  @Test(arguments: [
    ("<p>Ann</p>", "Ann"), ("<p>A<!-- x -->n<?y z?>n</p>", "Ann"), ("<p>A<x>b</x>nn</p>", "Ann"),
    ("<p><![CDATA[A]]><![CDATA[nn]]></p>", "Ann"), ("<p>&#65;&#x6e;n</p>", "Ann"),
    ("<p><![CDATA[<&]]>]]&gt;</p>", "<&]]>"), ("<p> a\r\nb\rc </p>", " a\nb\nc "),
    ("<p><![CDATA[a\r\nb\r]]></p>", "a\nb\n"), ("<p/>", ""), ("<p>\n  <x/>\n</p>", ""),
    ("<p>]]</p>", "]]"), ("<p>a>b</p>", "a>b"), ("<p>&#13;&#xD;</p>", "\r\r"), ("<p>é😀</p>", "é😀"),
  ])
  func readsText(text: String, name: String) throws {
    let person = try Codec<Garage.Person>.model.decode(xml: Data(text.utf8), root: XMLRoot("p"))
    #expect(person.name == name)
    guard !text.contains("<x") else { return }
    let string = try Codec<String>.string.decode(xml: Data(text.utf8))
    #expect(string == (text.hasPrefix("<p>\n") ? "\n  \n" : name))
  }

  /// Attribute values are normalised as XML 1.0 says; what a writer escapes survives.
  @Test(arguments: [
    ("a\tb\nc", "a b c"), ("a\r\nb\rc", "a b c"), ("&#9;&#10;&#13;&#32;", "\t\n\r "),
    ("&lt;&gt;&amp;&apos;&quot;", "<>&'\""), (">", ">"), ("'", "'"), ("  a  b  ", "  a  b  "),
  ])
  func readsAttributes(value: String, plate: String) throws {
    #expect(try Car(text: "<car plate=\"\(value)\"/>").plate == plate)
  }

  @Test(arguments: [
    "", " ", "\n\t\r", "\r\n", "<a b=\"c\">&amp;</a>", "]]>", "'\"", "é😀\u{FFFD}\u{85}\u{2028}",
    "ﬀ＀",
    String(repeating: "long ", count: 100), "a\u{7F}b", "12345678\n", "1234567<", "\u{FEFF}",
  ])
  func keepsText(text: String) throws {
    let car = Car(plate: text, color: text, spare: [text], prices: [text: 1], note: text)
    #expect(try Car(xml: car.xml()) == car)
    let person = Garage.Person(name: text)
    #expect(try Garage.Person(xml: person.xml()) == person)
  }

  @Test(arguments: ["\u{0}", "a\u{1}", "12345678\u{1F}", "\u{FFFE}", "x\u{FFFF}", "\u{B}"])
  func refusesCharactersThatXMLCannotHold(text: String) {
    for car in [Car(plate: text), Car(plate: "", note: text), Car(plate: "", spare: ["", text])] {
      let error = #expect(throws: XMLError.self) { try car.xml() }
      #expect(error?.kind == .unwritable)
    }
    let error = #expect(throws: XMLError.self) { try Car(plate: "", spare: ["", text]).xml() }
    #expect(error?.path == "spare[1]")
  }
}
