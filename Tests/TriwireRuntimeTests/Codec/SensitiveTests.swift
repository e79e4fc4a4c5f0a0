import Foundation
import Testing

@testable import TriwireRuntime

/// Sensitive values travel like others, and no error quotes them.
struct SensitiveTests {
  struct Account: WireModel {
    var id: UUID
    var pin: Int32?
    var tags: [Int32]
    var inner: Inner?
    var keys: [String: Int32] = [:]

    static let fields = FieldTable<Account>(
      "Account", xml: XMLRoot("account"),
      [
        .field("id", \.id, .sensitive(.uuid), number: 1, xml: .attribute),
        .field("pin", \.pin, .sensitive(.optional(.int32)), number: 2),
        .field("tags", \.tags, .sensitive(.list(.int32)), number: 3),
        .field("inner", \.inner, .sensitive(.optional(.model)), number: 4),
        .field("keys", \.keys, .sensitive(.map(.int32)), number: 5),
      ])
  }

  struct Inner: WireModel {
    var word: UUID

    static let fields = FieldTable<Inner>("Inner", [.field("word", \.word, .uuid, number: 1)])
  }

  static let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  static let values = [
    Account(id: uuid, pin: nil, tags: []),
    Account(id: uuid, pin: 0, tags: [1, 2, 3], inner: Inner(word: uuid)),
  ]

  @Test(arguments: values) func travelOverAllWires(value: Account) throws {
    #expect(try Account(json: value.json()) == value)
    #expect(try Account(xml: value.xml()) == value)
    #expect(try Account(protobuf: value.protobuf()) == value)
  }

  @Test func areLeftOutWhereOthersAre() throws {
    let json = String(decoding: try Self.values[0].json(), as: UTF8.self)
    #expect(!json.contains("pin") && !json.contains("inner"))
    let id = Self.uuid.uuidString
    #expect(try Account(json: Data(#"{"id": "\#(id)", "pin": null}"#.utf8)) == Self.values[0])
  }

  @Test(arguments: [
    #"{"id": "hunter2"}"#, #"{"id": 123454321}"#,
    #"{"id": "01020304-0506-0708-090A-0B0C0D0E0F10", "pin": "hunter2"}"#,
    #"{"id": "01020304-0506-0708-090A-0B0C0D0E0F10", "tags": [1, "hunter2"]}"#,
    #"{"id": "01020304-0506-0708-090A-0B0C0D0E0F10", "inner": {"word": "hunter2"}}"#,
    #"{"id": "hunter2\q"}"#,
    #"{"id": "01020304-0506-0708-090A-0B0C0D0E0F10", "keys": {"hunter2": true}}"#,
  ])
  func areNotQuotedFromJSON(json: String) throws {
    let error = #expect(throws: JSONError.self) { try Account(json: Data(json.utf8)) }
    let text = "\(try #require(error))"
    #expect(!text.contains("hunter2") && !text.contains("123454321"), "\(text)")
    #expect(text.contains("sensitive"))
  }

  @Test(arguments: [
    "<account id='hunter2'/>",
    "<account id='01020304-0506-0708-090A-0B0C0D0E0F10'><pin>hunter2</pin></account>",
    "<account id='01020304-0506-0708-090A-0B0C0D0E0F10'><tags>1</tags><tags>hunter2</tags></account>",
    "<account id='01020304-0506-0708-090A-0B0C0D0E0F10'><inner><word>hunter2</word></inner></account>",
  ])
  func areNotQuotedFromXML(xml: String) throws {
    let error = #expect(throws: XMLError.self) { try Account(xml: Data(xml.utf8)) }
    let text = "\(try #require(error))"
    #expect(!text.contains("hunter2") && text.contains("sensitive"), "\(text)")
  }

  @Test func areNotQuotedFromProtobuf() throws {
    let error = #expect(throws: ProtobufError.self) {
      try Account(protobuf: Data([10, 7] + "hunter2".utf8))
    }
    let text = "\(try #require(error))"
    #expect(!text.contains("hunter2") && text.contains("sensitive"), "\(text)")
  }

  @Test func areNotQuotedFromTexts() throws {
    let codec = Codec<Int32>.sensitive(.int32)
    #expect(throws: TextError("a sensitive value doesn't fit")) { try codec.parse(text: "hunter2") }
    #expect(try codec.parse(text: "7") == 7)
  }

  @Test func areNotedByTheRequest() throws {
    var writer = RequestWriter(.get, "/")
    writer.query("a", .string, "1")
    writer.query("b", .sensitive(.string), "2")
    writer.header("c", .sensitive(.list(.string)), ["3"])
    writer.apiKey(query: "d", "4")
    let request = try writer.request(at: BaseURL("https://h"))
    #expect(request.url.query == "a=1&b=2&d=4")
    #expect(request.sensitiveNames == ["b", "c", "d"])
  }
}
