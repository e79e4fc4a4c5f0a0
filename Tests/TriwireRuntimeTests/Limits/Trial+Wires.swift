import Foundation

@testable import TriwireRuntime

/// A tick in the wire that the content type tells.
private struct AnyTick: APIRequest {
  static let endpoint = Endpoint<Tick, Never>(
    "tick", .get, "/", returns: [.on(.success, .body(.model, in: [.json, .xml, .protobuf]))])

  func write(to request: inout RequestWriter) {}
}

private struct AnyDecimal: APIRequest {
  static let endpoint = Endpoint<Decimal, Never>(
    "decimal", .get, "/", returns: [.on(.success, .body(.decimal))])

  func write(to request: inout RequestWriter) {}
}

extension Trial {
  static let wires: [Trial] = [
    Trial("JSON: arrays and objects inside each other", configuration.json.depth) { limit, size in
      await read(.json, ClientConfiguration(json: JSONLimits(depth: limit)), json(nested: size))
    },
    Trial("JSON: bytes", bytes(configuration.json.bytes)) { limit, size in
      await read(.json, ClientConfiguration(json: JSONLimits(bytes: limit)), json(bytes: size))
    },
    Trial("number: digits of a decimal", 38) { _, size in
      await call(AnyDecimal()) { _ in .json(String(repeating: "7", count: size)) }
    },
    Trial("XML: elements inside each other", configuration.xml.depth) { limit, size in
      await read(.xml, ClientConfiguration(xml: XMLLimits(depth: limit)), xml(nested: size))
    },
    Trial("XML: attributes of an element", configuration.xml.attributes) { limit, size in
      let attributes = (0..<size).map { " a\($0)=''" }.joined()
      return await read(
        .xml, ClientConfiguration(xml: XMLLimits(attributes: limit)),
        "<Pet\(attributes)><id>1</id><name/></Pet>")
    },
    Trial("XML: bytes", bytes(configuration.xml.bytes)) { limit, size in
      await read(.xml, ClientConfiguration(xml: XMLLimits(bytes: limit)), xml(bytes: size))
    },
    Trial("XML: document types, and so entities", 0) { _, size in
      let types = Array(repeating: "<!DOCTYPE Pet [<!ENTITY a 'b'>]>", count: size).joined()
      return await read(.xml, configuration, types + "<Pet><id>1</id><name/></Pet>")
    },
    Trial("protobuf: messages inside the outermost one", configuration.protobuf.depth) {
      limit, size in
      // Groups of an unknown field 3.
      let body = Data(repeating: 0x1B, count: size) + Data(repeating: 0x1C, count: size)
      return await read(
        .protobuf, ClientConfiguration(protobuf: ProtobufLimits(depth: limit)), body)
    },
    Trial("protobuf: bytes", bytes(configuration.protobuf.bytes)) { limit, size in
      let body =
        Data([0x12, UInt8(size - 2)]) + Data(repeating: UInt8(ascii: "n"), count: size - 2)
      return await read(
        .protobuf, ClientConfiguration(protobuf: ProtobufLimits(bytes: limit)), body)
    },
  ]

  private static func bytes(_ limit: Int) -> Int? { limit == .max ? nil : limit }

  private static func read(
    _ wire: TriwireRuntime.Wire, _ configuration: ClientConfiguration, _ body: String
  ) async -> Outcome? {
    await read(wire, configuration, Data(body.utf8))
  }

  private static func read(
    _ wire: TriwireRuntime.Wire, _ configuration: ClientConfiguration, _ body: Data
  ) async -> Outcome? {
    await call(AnyTick(), configuration) { _ in
      HTTPResponse(200, headers: ["Content-Type": wire.mediaType], body: body)
    }
  }

  private static func json(nested depth: Int) -> String {
    let (opening, closing) = (
      String(repeating: "[", count: depth - 1), String(repeating: "]", count: depth - 1)
    )
    return #"{"id": 1, "name": "", "more": \#(opening)\#(closing)}"#
  }

  private static func json(bytes: Int) -> String {
    let json = #"{"id": 1, "name": ""}"#
    return json + String(repeating: " ", count: bytes - json.utf8.count)
  }

  private static func xml(nested depth: Int) -> String {
    let (opening, closing) = (
      String(repeating: "<a>", count: depth - 1), String(repeating: "</a>", count: depth - 1)
    )
    return "<Pet><id>1</id><name/>\(opening)\(closing)</Pet>"
  }

  private static func xml(bytes: Int) -> String {
    let xml = "<Pet><id>1</id><name/></Pet>"
    return xml + String(repeating: " ", count: bytes - xml.utf8.count)
  }
}
