import Foundation
import TriwireRuntime

extension Shop {
  struct AddPet: APIRequest {
    typealias Response = Pet
    typealias Failure = Problem

    var body: Pet
    var shop: String
    var notify: Bool?
    var tags: [String]?
    var limit: Int32 = 20
    var xTrace: UUID?
    var session: String?

    static let endpoint = Endpoint<Pet, Problem>(
      "addPet", .post, "/shops/{shop}/pets",
      returns: [.on(.success, .body(.model))],
      errors: [.on(.any, .body(.model))],
      timeout: .seconds(40),
      auth: "bearer")

    func write(to request: inout RequestWriter) {
      request.path("shop", .string, shop)
      request.query("notify", .optional(.bool), notify)
      request.query("tags", .optional(.list(.string)), tags, explode: false)
      request.query("limit", .int32, limit)
      request.header("X-Trace", .optional(.uuid), xTrace)
      request.cookie("session", .optional(.string), session)
      request.body(.model, body)
    }

    func validate() throws(ValidationError) {
      try body.validate()
    }
  }

  struct CreatePet: APIRequest {
    struct Response: Hashable, Sendable {
      var body: Body
      var location: URL
      enum Body: Hashable, Sendable {
        case created(Pet)
        case accepted
      }
    }
    enum Failure: Hashable, Sendable {
      case notFound(NotFound)
      case problem(Problem)
    }

    var body: Pet

    static let endpoint = Endpoint<Response, Failure>(
      "createPet", .post, "/pets",
      returns: [
        .on(201, .body(.model)) { body, headers throws(ResponseError) in
          Response(body: .created(body), location: try headers.value("Location", .url))
        },
        .on(202, .none) { _, headers throws(ResponseError) in
          Response(body: .accepted, location: try headers.value("Location", .url))
        },
      ],
      errors: [
        .on(404, .body(.model), Failure.notFound),
        .on(.group(5), .body(.model), Failure.problem),
        .on(.any, .body(.model), Failure.problem),
      ],
      timeout: .seconds(40))

    func write(to request: inout RequestWriter) { request.body(.model, body) }
  }

  struct Login: APIRequest {
    typealias Response = Void
    typealias Failure = Problem

    var user: String
    var password: String

    static let endpoint = Endpoint<Void, Problem>(
      "login", .post, "/login",
      returns: [.on(.success, .none)], errors: [.on(.any, .body(.model))],
      envelope: Shop.standardEnvelope, timeout: .seconds(40))

    func write(to request: inout RequestWriter) {
      request.form("user", .string, user)
      request.form("password", .string, password)
    }
  }

  struct Search: APIRequest {
    typealias Response = [Pet]
    typealias Failure = Never

    var key: String
    var since: Date?

    static let endpoint = Endpoint<[Pet], Never>(
      "search", .post, "/search",
      returns: [.on(.success, .body(.list(.model)))], envelope: Shop.standardEnvelope)

    static let bodyFields = FieldTable<Search>(
      "Search",
      [
        .field("key", \.key, .string),
        .field("since", \.since, .optional(.datetime(.epochSeconds))),
      ])

    func write(to request: inout RequestWriter) {
      request.body(fields: Self.bodyFields, of: self)
    }
  }

  struct Avatar: APIRequest {
    typealias Response = Data
    typealias Failure = Never

    var id: UUID

    static let endpoint = Endpoint<Data, Never>(
      "avatar", .get, "/avatars/{id}", returns: [.on(.success, .bytes)])

    func write(to request: inout RequestWriter) { request.path("id", .uuid, id) }
  }
}
