import Foundation
import TriwireRuntime

struct Events: APIRequest {
  static let endpoint = Endpoint<MessageStream<String>, Never>(
    "events", .get, "/", returns: [.on(.success, .eventTexts)])

  func write(to request: inout RequestWriter) {}
}

struct Lines: APIRequest {
  static let endpoint = Endpoint<MessageStream<Node>, Never>(
    "lines", .get, "/", returns: [.on(.success, .lines(.model))])

  func write(to request: inout RequestWriter) {}
}

struct List: PagedRequest {
  typealias Response = Node
  typealias Failure = Never
  typealias PageItem = Int32

  static let endpoint = Endpoint<Node, Never>(
    "list", .get, "/", returns: [.on(.success, .body(.model))])
  static let paging = Paging<List, Int32>(.link, items: { $0.numbers })

  func write(to request: inout RequestWriter) {}
}

struct Form: APIRequest {
  var parts: [String]

  static let endpoint = Endpoint<Data, Never>("form", .post, "/", returns: [.on(.success, .bytes)])

  func write(to request: inout RequestWriter) {
    for part in parts { request.part("part", .string, part) }
  }
}

struct Secret: APIRequest {
  static let endpoint = Endpoint<Data, Never>(
    "secret", .get, "/", returns: [.on(.success, .bytes)], sensitive: ["secret"])

  func write(to request: inout RequestWriter) {}
}
