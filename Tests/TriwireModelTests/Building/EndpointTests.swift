import Testing
import TriwireSpec

@testable import TriwireModel

@Suite struct EndpointTests {
  @Test func ordersProperties() throws {
    let endpoint = try endpoint(
      """
      route: "PUT /{id}"
          path: {id: int64}
          query: {limit: int32 = 20, q: string}
          headers: {X-Trace: uuid?}
          body: Pet
          returns: Pet
      """)
    #expect(endpoint.properties.map(\.field.name.text) == ["body", "id", "q", "limit", "xTrace"])
  }

  @Test func tellsParametersOfOneNameApart() throws {
    let endpoint = try endpoint(
      """
      route: "PUT /{foo}"
          path: {foo: string}
          query: {foo: string, body: string}
          headers: {foo: string}
          cookies: {foo: string}
          body: Pet
      """)
    #expect(
      endpoint.properties.map(\.field.name.text)
        == ["body", "foo", "fooQuery", "bodyQuery", "fooHeader", "fooCookie"])
  }

  @Test func letsItsOwnErrorsWin() throws {
    let endpoint = try endpoint(
      """
      route: GET /
          errors: {404: Pet, 5xx: none}
      """, defaults: "{errors: {404: Gone, default: Pet}}")
    let pet = APIContent.value(use("Pet"))
    guard case .several(let cases, let statuses) = endpoint.failure else { throw NotFound() }
    #expect(
      cases == [
        APIFailure.Case(name: Identifier("pet"), content: pet),
        APIFailure.Case(name: Identifier("serverError"), content: .none),
      ])
    #expect(statuses.map(\.pattern) == [.code(404), .group(5), .any])
    #expect(statuses.map(\.index) == [0, 1, 0])
  }

  @Test func mergesEqualErrors() throws {
    let endpoint = try endpoint("route: GET /\n    errors: {5xx: Pet, default: Pet}")
    #expect(endpoint.failure == .single(.value(use("Pet")), statuses: [.group(5), .any]))
  }

  @Test func describesAnswersByStatus() throws {
    let endpoint = try endpoint(
      "route: GET /\n    returns: {status: {201: Pet, 202: none}, headers: {Location: url}}")
    guard case .detailed(let response) = endpoint.response else { throw NotFound() }
    #expect(response.cases.map(\.name.text) == ["created", "accepted"])
    #expect(response.shared == nil)
    #expect(response.headers.map(\.name.text) == ["location"])
  }

  @Test func inheritsPoliciesUnlessItSaysNone() throws {
    let defaults = "{timeout: 40s, auth: key, envelope: std, wire: xml, retry: {attempts: 2}}"
    let inheriting = try endpoint("route: GET /", defaults: defaults)
    #expect(inheriting.timeout == 40_000)
    #expect(inheriting.auth == "key")
    #expect(inheriting.envelope == Identifier("stdEnvelope"))
    #expect(inheriting.wires == APIWires(request: .xml, response: [.xml]))
    #expect(inheriting.policies.retry?.attempts == 2)
    let own = try endpoint(
      "route: GET /\n    auth: none\n    envelope: none\n    retry: none\n    wire: {response: json}",
      defaults: defaults)
    #expect(own.auth == nil)
    #expect(own.envelope == nil)
    #expect(own.policies.retry == nil)
    #expect(own.wires == APIWires(request: .xml, response: [.json]))
  }

  @Test func putsRequestBehindATakenName() throws {
    let names = try api(
      "endpoints:\n  pet: {route: GET /, returns: Pet}\n  stub: {route: GET /}\n"
        + "types:\n  Pet: {fields: {a: int32}}\n"
    ).endpoints.map(\.typeName.text)
    #expect(names == ["PetRequest", "StubRequest"])
  }

  @Test func knowsTheParametersOfPages() throws {
    let endpoint = try endpoint(
      """
      route: GET /
          query: {page_size: int32}
          returns: list<Pet>
          paging: {style: page, page: page, size: page_size, items: ., total: X-Total}
      """)
    let paging = try #require(endpoint.policies.paging)
    #expect(paging.style == .page(APIPaging.Parameter(wireName: "page", property: nil)))
    #expect(paging.size?.property == Identifier("pageSize"))
    #expect(paging.total == .header("X-Total"))
  }

  private func use(_ name: String) -> TypeUse {
    .named(TypeName([Identifier(name)]), kind: .model, arguments: [])
  }

  /// The endpoint of the given keys, in a spec that has two types besides.
  private func endpoint(_ keys: String, defaults: String = "{}") throws -> APIEndpoint {
    let result = try build(
      """
      defaults: \(defaults)
      auth: {key: {scheme: bearer}}
      envelopes: {std: {code: c, success: 0}}
      endpoints:
        e:
          \(keys)
      types:
        Pet: {fields: {name: string}}
        Gone: {fields: {name: string}}
      """)
    #expect(!result.diagnostics.contains { $0.severity == .error })
    return try #require(result.api?.endpoints.first)
  }
}
