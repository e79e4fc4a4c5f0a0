import Foundation
import Testing
import TriwireRuntime
import TriwireShop

/// What the shop's client sends and reads as XML and protobuf.
@Suite struct WireTests {
  private func client(
    _ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse
  ) -> ShopClient {
    ShopClient(
      common: Shop.Common(version: .value("7"), userID: .value("me")),
      transport: .stub { try answer($0) })
  }

  private static func response(
    _ type: String, _ body: Data, status: Int = 200
  ) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": type], body: body)
  }

  private static func xml(_ text: String, status: Int = 200) -> HTTPResponse {
    response("application/xml", Data(text.utf8), status: status)
  }

  private let catalog = Shop.Catalog(
    version: 2, title: "Spring & summer",
    sections: [
      Shop.Section(id: 1, name: "Pets", words: "Only the best."),
      Shop.Section(id: 2, name: "\"Food\"", open: false),
    ],
    prices: ["a": 1.5, "b": 20], note: "new",
    offers: [.discount(0.1), .gift(Shop.Gift(what: "pen"))],
    gift: Shop.Gift(what: "bag", no: 7))

  private let document = #"""
    <c:Catalog xmlns:c="urn:shop:catalog" xmlns:n="urn:shop:notes" version="2"><c:Title>Spring &amp; summer</c:Title>\#
    <c:Sections><c:Section id="1" name="Pets" open="true">Only the best.</c:Section>\#
    <c:Section id="2" name="&quot;Food&quot;" open="false"/></c:Sections>\#
    <c:Price><c:Article>a</c:Article><c:Amount>1.5</c:Amount></c:Price>\#
    <c:Price><c:Article>b</c:Article><c:Amount>20</c:Amount></c:Price>\#
    <n:note>new</n:note>\#
    <c:Offers><c:Discount>0.1</c:Discount><c:Gift><c:what>pen</c:what></c:Gift></c:Offers>\#
    <c:gift><c:what>bag</c:what><c:no>7</c:no></c:gift></c:Catalog>
    """#

  @Test func writesWhatTheSpecSaysOfXML() throws {
    let text = String(decoding: try catalog.xml(), as: UTF8.self)
    #expect(text == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + document)
  }

  @Test func readsItUnderOtherPrefixes() throws {
    let other = document.replacing("xmlns:c=", with: "xmlns=").replacing("c:", with: "")
      .replacing("xmlns:n=", with: "xmlns:x=").replacing("n:note", with: "x:note")
    #expect(try Shop.Catalog(xml: Data(other.utf8)) == catalog)
  }

  @Test func asksTheGateway() async throws {
    let client = client { request in
      #expect(request.headers["Content-Type"] == "application/xml")
      let text = String(decoding: try #require(request.body?.data), as: UTF8.self)
      #expect(text.contains(#"<methodRequest method="a&amp;b" xml:lang="de">"#))
      #expect(text.contains("<keys><key>1</key><key>&lt;2&gt;</key></keys>"))
      #expect(text.contains("<userId>me</userId>"))
      return Self.xml(#"<methodResponse code="0"><took>1500</took>done</methodResponse>"#)
    }
    let reply = try await client.legacy(method: "a&b", language: "de", keys: ["1", "<2>"])
    #expect(reply == Shop.Reply(code: 0, took: .milliseconds(1500), message: "done"))
  }

  @Test func readsTypedErrorsInXML() async throws {
    let client = client { _ in
      Self.xml(#"<methodResponse code="7">no</methodResponse>"#, status: 422)
    }
    do throws(APIError<Shop.Legacy.Failure>) {
      _ = try await client.legacy(method: "a")
      Issue.record("an error was expected")
    } catch {
      guard case .rejected(.reply(let reply), _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reply == Shop.Reply(code: 7, message: "no"))
    }
  }

  @Test func takesTheFormatThatTheServerLikes() async throws {
    let (catalog, document) = (catalog, document)
    let inXML = client { request in
      #expect(request.headers["Accept"]?.contains("xml") == true)
      #expect(request.headers["Accept"]?.contains("json") == true)
      return Self.response("text/xml; charset=utf-8", Data(document.utf8))
    }
    #expect(try await inXML.catalog() == catalog)
    let json = try catalog.json()
    let inJSON = client { _ in Self.response("application/json", json) }
    #expect(try await inJSON.catalog() == catalog)
  }

  @Test func saysWhatTheBodyIs() async throws {
    let client = client { request in
      #expect(request.headers["Content-Type"] == "application/vnd.shop.catalog+xml")
      let text = String(decoding: try #require(request.body?.data), as: UTF8.self)
      #expect(text.contains("<c:userId>me</c:userId>"))
      return HTTPResponse(204)
    }
    try await client.replaceCatalog(catalog)
  }

  private let order = Shop.Order(
    id: 9_007_199_254_740_993, itemName: "pen", sizes: [-1, 1], payment: .card("4711"),
    labels: ["a": "b"], placed: Date(timeIntervalSince1970: 0.5), state: .paid,
    parts: [Shop.Order(id: 2, itemName: "ink", state: .unknown("7"))])

  /// The fields by hand: tags, then values.
  private let message: Data = {
    let fields: [[UInt8]] = [
      [0x08, 0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10],
      [0x12, 3, 0x70, 0x65, 0x6E],
      [0x18, 1, 0x18, 2],
      [0x22, 4, 0x34, 0x37, 0x31, 0x31],
      [0x32, 6, 0x0A, 1, 0x61, 0x12, 1, 0x62],
      [0x3A, 6, 0x10, 0x80, 0xCA, 0xB5, 0xEE, 0x01],
      [0x40, 1],
      [0x4A, 9, 0x08, 2, 0x12, 3, 0x69, 0x6E, 0x6B, 0x40, 7],
    ]
    return Data(fields.joined())
  }()

  @Test func readsAndWritesMessages() throws {
    #expect(try Shop.Order(protobuf: message) == order)
    #expect(try Shop.Order(protobuf: order.protobuf()) == order)
  }

  @Test func keepsUnknownFields() throws {
    let newer = message + [0x98, 0x01, 0x05]
    let read = try Shop.Order(protobuf: newer)
    #expect(!read.unknownFields.isEmpty)
    #expect(try Shop.Order(protobuf: read.protobuf()) == read)
    #expect(read != order)
  }

  @Test func placesOrders() async throws {
    let order = order
    let client = client { request in
      #expect(request.headers["Content-Type"] == "application/x-protobuf")
      let body = try #require(request.body?.data)
      let sent = try Shop.Order(protobuf: body)
      #expect(sent.itemName == order.itemName && sent.payment == order.payment)
      // The common field, number 1000.
      #expect(sent.unknownFields.data == Data([0xC2, 0x3E, 2]) + Data("me".utf8))
      return Self.response(
        "application/x-protobuf", Data([0x0A, 2, 1, 2, 0x12, 4]) + Data("1.50".utf8))
    }
    let receipt = try await client.orders.placeOrder(order)
    #expect(receipt.orders == [1, 2] && receipt.total == 1.5)
  }

  @Test func sendsAndReadsStreams() async throws {
    let (order, message) = (order, message)
    let client = client { request in
      if request.method == .put {
        let length = try order.protobuf().count
        #expect(request.body?.data.map(Array.init)?.first.map(Int.init) == length)
        return Self.response("application/x-protobuf", Data([0x12, 1]) + Data("0".utf8))
      }
      #expect(request.headers["Accept"] == "application/x-protobuf")
      let frame = Data([UInt8(message.count)]) + message
      return Self.response("application/x-protobuf", frame + [0] + frame)
    }
    #expect(try await client.orders.importOrders([order, order]).total == 0)
    var orders: [Shop.Order] = []
    for try await order in try await client.orders.watchOrders() { orders.append(order) }
    #expect(orders.map(\.id) == [order.id, 0, order.id])
  }

  @Test func stubsStreams() async throws {
    var stub = Shop.Stub()
    let order = order
    stub.watchOrders = { _ in MessageStream([order]) }
    var ids: [Int64] = []
    for try await order in try await stub.client.orders.watchOrders() { ids.append(order.id) }
    #expect(ids == [order.id])
  }
}
