import Foundation
import Testing
import TriwireRuntime

@Suite struct XMLNamespaceTests {
  typealias Envelope = Garage.Envelope

  static let full = Envelope(
    id: "1", token: "t", plain: "p",
    body: .init(words: ["a", "b"], more: [.init(word: "x"), .init(word: "y")]))

  @Test func declaresEachNamespaceOnce() throws {
    #expect(
      try XMLNamespaceTests.full.text()
        == #"<s:Envelope xmlns:s="urn:soap" xmlns:a="urn:auth" xmlns:ns1="urn:body" xmlns:e="urn:extra" "#
        + #"id="1" a:token="t"><plain>p</plain><s:Body><ns1:word>a</ns1:word><ns1:word>b</ns1:word>"#
        + "<ns1:more><ns1:extra><e:word>x</e:word></ns1:extra><ns1:extra><e:word>y</e:word></ns1:extra>"
        + "</ns1:more></s:Body></s:Envelope>")
    #expect(try Envelope(xml: XMLNamespaceTests.full.xml()) == XMLNamespaceTests.full)
    let body = Garage.Body(words: ["a"], more: [.init(word: "x")])
    #expect(
      try body.text()
        == #"<Body xmlns="urn:body" xmlns:e="urn:extra"><word>a</word><more><extra><e:word>x</e:word>"#
        + "</extra></more></Body>")
    #expect(try Garage.Body(xml: body.xml()) == body)
  }

  /// Prefixes mean nothing, URIs do.
  @Test(arguments: [
    #"<s:Envelope xmlns:s="urn:soap" xmlns:a="urn:auth" id="1" a:token="t"><s:Body/></s:Envelope>"#,
    #"<x:Envelope xmlns:x="urn:soap" xmlns:s="urn:auth" id="1" s:token="t"><x:Body/></x:Envelope>"#,
    #"<Envelope xmlns="urn:soap" xmlns:a="urn:auth" id="1" a:token="t"><Body/></Envelope>"#,
    #"<Envelope id="1" a:token="t" xmlns:a="urn:auth" xmlns="urn:soap"><b:Body xmlns:b="urn:soap"/></Envelope>"#,
    #"<Envelope xmlns="urn:&#115;oap" xmlns:a="urn:auth" id="1" a:token="t" token="u"><Body/></Envelope>"#,
    #"<s:Envelope xmlns:s="urn:soap" xmlns:a="urn:auth" id="1" a:token="t" s:id="2"><s:Body><s:word>n</s:word></s:Body></s:Envelope>"#,
    #"<s:Envelope xmlns:s="urn:soap" xmlns:a="urn:auth" id="1" a:token="t"><Body/><s:Body/><x:Body xmlns:x="urn:x"/></s:Envelope>"#,
    #"<s:Envelope xmlns:s="urn:soap" xmlns:a="urn:auth" id="1" a:token="t"><s:x xmlns:s="urn:y"><s:z/></s:x><s:Body/></s:Envelope>"#,
  ])
  func matchesByURI(text: String) throws {
    #expect(try Envelope(text: text) == Envelope(id: "1", token: "t", body: .init()))
  }

  @Test(arguments: [
    (#"<Envelope id="1"><Body/></Envelope>"#, "Envelope without a namespace"),
    (#"<Envelope xmlns="urn:other" id="1"/>"#, "Envelope of the namespace urn:other"),
    (#"<s:Body xmlns:s="urn:soap"/>"#, "Body of the namespace urn:soap"),
  ])
  func checksTheRoot(text: String, found: String) {
    let error = #expect(throws: XMLError.self) { try Envelope(text: text) }
    #expect(error?.kind == .mismatch)
    #expect(
      error?.reason == "expected the element Envelope of the namespace urn:soap, found \(found)")
    #expect(error?.offset == 0)
  }

  @Test func undeclaresTheDefaultNamespace() throws {
    struct Mixed: WireModel {
      var plain: String?
      var own: String?
      var inner: Garage.Person?
      static let fields = FieldTable<Mixed>(
        "Mixed", xml: XMLRoot("m", namespace: "urn:m"),
        [
          .field("plain", \.plain, .optional(.string), xml: .element("plain", namespace: "")),
          .field("own", \.own, .optional(.string)),
          .field("inner", \.inner, .optional(.model), xml: .element(nil, namespace: "")),
        ])
    }
    let mixed = Mixed(plain: "p", own: "o", inner: .init(name: "n"))
    #expect(
      try mixed.text()
        == #"<m xmlns="urn:m"><plain xmlns="">p</plain><own>o</own><inner xmlns="">n</inner></m>"#)
    #expect(try Mixed(xml: mixed.xml()) == mixed)
  }

  /// Prefixes that two namespaces want, or that nobody may have, are replaced.
  @Test func resolvesPrefixesThatClash() throws {
    struct Clash: WireModel {
      var a = "1"
      var b = "2"
      var c = "3"
      var lang = "en"
      static let fields = FieldTable<Clash>(
        "Clash", xml: XMLRoot("c", namespace: "urn:1", prefix: "p"),
        [
          .field("a", \.a, .string, xml: .element("a", namespace: "urn:2", prefix: "p")),
          .field("b", \.b, .string, xml: .element("b", namespace: "urn:1", prefix: "q")),
          .field("c", \.c, .string, xml: .attribute("c", namespace: "urn:3", prefix: "xmlns")),
          .field(
            "lang", \.lang, .string,
            xml: .attribute(
              "lang", namespace: "http://www.w3.org/XML/1998/namespace", prefix: "xml")),
        ])
    }
    let text = try Clash().text()
    #expect(
      text == #"<p:c xmlns:p="urn:1" xmlns:ns1="urn:3" xmlns:ns2="urn:2" ns1:c="3" xml:lang="en">"#
        + "<ns2:a>1</ns2:a><p:b>2</p:b></p:c>")
    #expect(try Clash(text: text) == Clash())
  }

  /// Many declarations in scope, and elements that use them, take time in proportion to the document.
  @Test(.timeLimit(.minutes(1))) func readsManyDeclarations() throws {
    let names = (0..<1000).map { "n\($0)" }
    let declarations = names.map { " xmlns:\($0)='urn:\($0)'" }.joined()
    let children = (0..<100_000).map { "<\(names[$0 % 1000]):a/>" }.joined()
    let text = "<a\(declarations)>\(children)</a>"
    #expect(try Codec<String?>.optional(.string).decode(xml: Data("<a/>".utf8)) == "")
    struct Empty: WireModel {
      static let fields = FieldTable<Empty>("a", [])
    }
    #expect(try Empty(text: text) == Empty())
  }
}
