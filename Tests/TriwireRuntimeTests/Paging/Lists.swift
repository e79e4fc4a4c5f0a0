import Foundation
import Testing

@testable import TriwireRuntime

/// A page of a test's list.
struct NumberPage: Hashable, Sendable {
  var items: [Int32]?
  var total: Int64?
  var next: String?
}

extension NumberPage: WireModel {
  static let fields = FieldTable<NumberPage>(
    "Page",
    [
      .field("items", \.items, .optional(.list(.int32))),
      .field("total", \.total, .optional(.int64)), .field("next", \.next, .optional(.string)),
    ])
}

/// The requests of a list in each style; what isn't set isn't sent.
protocol ListRequest: PagedRequest
where Response == NumberPage, Failure == Never, PageItem == Int32 {
  init()
  func parameters(_ request: inout RequestWriter)
}

extension ListRequest {
  static var endpoint: Endpoint<NumberPage, Never> {
    Endpoint("list", .get, "/list", returns: [.on(.success, .body(.model))])
  }

  func write(to request: inout RequestWriter) { parameters(&request) }
}

struct ByPage: ListRequest {
  var page: Int32?
  var limit: Int32?

  static let paging = Paging<ByPage, Int32>(
    .page(\.page), size: .of { $0.limit }, items: { $0.items }, total: .header("X-Total"))

  func parameters(_ request: inout RequestWriter) {
    request.query("page", .optional(.int32), page)
    request.query("limit", .optional(.int32), limit)
  }
}

struct ByUnsaidPage: ListRequest {
  static let paging = Paging<ByUnsaidPage, Int32>(.page("page"), items: { $0.items })

  func parameters(_ request: inout RequestWriter) {}
}

struct BySmallPage: ListRequest {
  var page: UInt8 = 254

  static let paging = Paging<BySmallPage, Int32>(.page(\.page), items: { $0.items })

  func parameters(_ request: inout RequestWriter) { request.query("page", .int32, Int32(page)) }
}

struct ByOffset: ListRequest {
  var offset: Int64 = 0
  var limit: Int32? = 3

  static let paging = Paging<ByOffset, Int32>(
    .offset(\.offset), size: .of { $0.limit }, items: { $0.items }, total: .of { $0.total })

  func parameters(_ request: inout RequestWriter) {
    request.query("offset", .int64, offset)
    request.query("limit", .optional(.int32), limit)
  }
}

struct ByCursor: ListRequest {
  var after: String?

  static let paging = Paging<ByCursor, Int32>(
    .cursor(\.after) { $0.next }, items: { $0.items }, total: .of { $0.total })

  func parameters(_ request: inout RequestWriter) {
    request.query("after", .optional(.string), after)
  }
}

struct ByUnsaidCursor: ListRequest {
  static let paging = Paging<ByUnsaidCursor, Int32>(
    .cursor("after", .string) { $0.next }, items: { $0.items })

  func parameters(_ request: inout RequestWriter) {}
}

struct ByLink: ListRequest {
  var color: String? = "red"

  static let paging = Paging<ByLink, Int32>(.link, items: { $0.items })

  func parameters(_ request: inout RequestWriter) {
    request.query("color", .optional(.string), color)
  }
}

/// What a list's server was asked for: the queries, in order.
typealias Asked = Log<String>

extension APIClient {
  /// A client of a list whose pages a closure gives by the query's items.
  static func list(
    _ asked: Asked, _ answer: @escaping @Sendable ([String: String]) throws -> HTTPResponse
  ) -> APIClient {
    .answering { request in
      asked.append(request.url.query ?? "")
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
      return try answer(Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 })
    }
  }
}

extension HTTPResponse {
  /// A page as JSON.
  static func page(
    _ items: some Sequence<Int>, total: Int? = nil, next: String? = nil, headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    var members = ["\"items\": [\(items.map { "\($0)" }.joined(separator: ","))]"]
    if let total { members.append("\"total\": \(total)") }
    if let next { members.append("\"next\": \"\(next)\"") }
    var response = HTTPResponse.json("{\(members.joined(separator: ","))}")
    for field in headers { response.headers.append(field.name, field.value) }
    return response
  }
}
