import Foundation
import Testing

@testable import TriwireRuntime

/// Bodies in XML and in protobuf, and what every body carries in them.
struct WireBodyTests {
  struct Query: WireModel {
    var key: String
    var size: Int32?

    static let fields = FieldTable<Query>(
      "Query",
      [
        .field("key", \.key, .string, number: 1),
        .field("size", \.size, .optional(.int32), number: 2),
      ])
  }

  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  func request(_ write: (inout RequestWriter) -> Void) throws -> HTTPRequest {
    var writer = RequestWriter(.post, "/p")
    write(&writer)
    return try writer.request(at: BaseURL("https://h"))
  }

  func xml(_ write: (inout RequestWriter) -> Void) throws -> String {
    let request = try request(write)
    #expect(request.headers == ["Content-Type": "application/xml"])
    let text = String(decoding: try #require(request.body?.data), as: UTF8.self)
    #expect(text.hasPrefix(Self.declaration))
    return String(text.dropFirst(Self.declaration.count))
  }

  func protobuf(_ write: (inout RequestWriter) -> Void) throws -> [UInt8] {
    let request = try request(write)
    #expect(request.headers == ["Content-Type": "application/x-protobuf"])
    return [UInt8](try #require(request.body?.data))
  }

  @Test func writesXML() throws {
    let query = Query(key: "a<b", size: 3)
    #expect(
      try xml { $0.body(.model, query, in: .xml) }
        == "<Query><key>a&lt;b</key><size>3</size></Query>")
    #expect(
      try xml { $0.body(.model, query, in: .xml, root: XMLRoot("find", namespace: "urn:q")) }
        == "<find xmlns=\"urn:q\"><key xmlns=\"\">a&lt;b</key><size xmlns=\"\">3</size></find>")
    #expect(
      try xml { $0.body(fields: Query.fields, of: query, in: .xml) }
        == "<Query><key>a&lt;b</key><size>3</size></Query>")
  }

  @Test func writesProtobuf() throws {
    let query = Query(key: "a", size: 3)
    #expect(try protobuf { $0.body(.model, query, in: .protobuf) } == [10, 1, 97, 16, 3])
    #expect(
      try protobuf { $0.body(fields: Query.fields, of: query, in: .protobuf) }
        == [10, 1, 97, 16, 3])
    #expect(try protobuf { $0.body(.model, Query(key: ""), in: .protobuf) } == [])
  }

  @Test func writesMessagesOneAfterTheOther() throws {
    let queries = [
      Query(key: "a"), Query(key: ""), Query(key: String(repeating: "x", count: 200)),
    ]
    let bytes = try protobuf {
      $0.bodyField("page", .int32, 1, number: 9)
      $0.body(delimited: .model, queries)
    }
    #expect(bytes.prefix(4) == [3, 10, 1, 97])
    #expect(bytes.dropFirst(4).prefix(6) == [0, 0xCB, 1, 10, 0xC8, 1])
    #expect(bytes.count == 4 + 1 + 2 + 203)
    #expect(try protobuf { $0.body(delimited: .model, [Query]()) } == [])
    var frames = DelimitedFrames(limit: 1_000)
    frames.append(Data(bytes))
    for query in queries {
      #expect(try Query(protobuf: try #require(try frames.next())) == query)
    }
    #expect(try frames.next() == nil)
  }

  @Test func keepsTheEndpointsOwnContentType() throws {
    let request = try request {
      $0.header("Content-Type", .string, "text/xml")
      $0.body(.model, Query(key: ""), in: .xml)
    }
    #expect(request.headers == ["Content-Type": "text/xml"])
  }

  func common(_ writer: inout RequestWriter) {
    writer.bodyField("userId", .optional(.string), "u&1", number: 7)
    writer.bodyField("size", .int32, 9, number: 2)
    writer.bodyField("absent", .optional(.string), nil, number: 8)
    writer.bodyField("tags", .list(.string), ["a", "b"], number: 9, xml: .element("tag"))
    writer.bodyField("empty", .list(.int32), [], number: 10)
  }

  @Test func addsCommonFieldsToXML() throws {
    #expect(
      try xml {
        common(&$0)
        $0.body(.model, Query(key: "k"), in: .xml)
      } == "<Query><key>k</key><userId>u&amp;1</userId><size>9</size>"
        + "<tag>a</tag><tag>b</tag></Query>")
    #expect(
      try xml {
        common(&$0)
        $0.body(.model, Query(key: "k", size: 1), in: .xml)
      } == "<Query><key>k</key><size>1</size><userId>u&amp;1</userId>"
        + "<tag>a</tag><tag>b</tag></Query>")
    #expect(
      try xml {
        common(&$0)
        $0.body(fields: Query.fields, of: Query(key: "k"), in: .xml)
      } == "<Query><key>k</key><userId>u&amp;1</userId><tag>a</tag><tag>b</tag></Query>")
  }

  struct Shell: WireModel {
    var inner: Query?
    static let fields = FieldTable<Shell>(
      "Shell", xml: XMLRoot("shell", namespace: "urn:s", prefix: "s"),
      [.field("inner", \.inner, .optional(.model), number: 1)])
  }

  @Test func addsCommonFieldsToARootWithoutChildren() throws {
    let inherited = try xml {
      $0.bodyField("id", .int32, 1)
      $0.body(.model, Shell(), in: .xml)
    }
    #expect(inherited == "<s:shell xmlns:s=\"urn:s\"><s:id>1</s:id></s:shell>")
    let own = try xml {
      $0.bodyField("id", .int32, 1, xml: .element("ID", namespace: "urn:i", prefix: "i"))
      $0.body(.model, Shell(), in: .xml)
    }
    #expect(own == "<s:shell xmlns:s=\"urn:s\" xmlns:i=\"urn:i\"><i:ID>1</i:ID></s:shell>")
  }

  @Test func looksForItsOwnElementsInTheRootOnly() throws {
    #expect(
      try xml {
        $0.bodyField("key", .string, "common")
        $0.body(.model, Shell(inner: Query(key: "/>\"<own")), in: .xml)
      }.contains("<s:key>common</s:key></s:shell>"))
  }

  @Test func addsListsInOneElement() throws {
    #expect(
      try xml {
        $0.bodyField("ids", .list(.int32), [1, 2], xml: .wrapped("all", item: "one"))
        $0.body(.model, Query(key: ""), in: .xml)
      } == "<Query><key/><all><one>1</one><one>2</one></all></Query>")
  }

  @Test func addsCommonFieldsToProtobuf() throws {
    let common: [UInt8] = [58, 3] + Array("u&1".utf8)
    let tags: [UInt8] = [74, 1, 97, 74, 1, 98]
    #expect(
      try protobuf {
        self.common(&$0)
        $0.body(.model, Query(key: "k"), in: .protobuf)
      } == [10, 1, 107] + common + [16, 9] + tags)
    #expect(
      try protobuf {
        self.common(&$0)
        $0.body(.model, Query(key: "k", size: 1), in: .protobuf)
      } == [10, 1, 107, 16, 1] + common + tags)
    #expect(
      try protobuf {
        self.common(&$0)
        $0.bodyField("other", .int32, 1, number: 1)
        $0.body(fields: Query.fields, of: Query(key: ""), in: .protobuf)
      } == common + tags)
  }

  @Test func leavesOutOfProtobufWhatHasNoNumber() throws {
    #expect(
      try protobuf {
        $0.bodyField("userId", .string, "u")
        $0.body(.model, Query(key: "k"), in: .protobuf)
      } == [10, 1, 107])
  }

  @Test func tellsWhichCommonFieldCanNotTravel() throws {
    func problem(_ write: (inout RequestWriter) -> Void) throws -> InvalidRequest {
      try #require(throws: InvalidRequest.self) { try request(write) }
    }
    let query = Query(key: "k")
    let json = try problem {
      $0.bodyField("extra", .json, ["a": 1])
      $0.body(.model, query, in: .xml)
    }
    #expect(json.parameter == "extra")
    let number = try problem {
      $0.bodyField("extra", .double, .nan)
      $0.body(.model, query)
    }
    #expect(number.parameter == "extra")
    let range = try problem {
      $0.bodyField("extra", .int32, 1, number: 0)
      $0.body(.model, query, in: .protobuf)
    }
    #expect(range.parameter == "extra")
    #expect(throws: Never.self) {
      try request { $0.bodyField("extra", .double, .nan) }
    }
  }

  @Test func tellsWhichValueCanNotTravel() throws {
    let control = try #require(throws: InvalidRequest.self) {
      try request { $0.body(.model, Query(key: "\u{1}"), in: .xml) }
    }
    #expect(control.parameter == "key")
    #expect(control.cause is XMLError)
    let scalar = try #require(throws: InvalidRequest.self) {
      try request { $0.body(.int32, 1, in: .protobuf) }
    }
    #expect(scalar.cause is ProtobufError)
  }
}
