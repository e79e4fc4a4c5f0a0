import Testing
import TriwireSpec
import TriwireYAML

@Suite struct RouteTests {
  static let routes: [(String, String, String)] = [
    ("GET /", "GET", ""), ("GET /pets", "GET", "pets"), ("GET /pets/", "GET", "pets|"),
    ("DELETE /pets/{id}", "DELETE", "pets|<id>"), ("GET /files/{rest*}", "GET", "files|<rest*>"),
    ("VERSION-CONTROL /a-{b}.{c}", "VERSION-CONTROL", "a-+<b>+.+<c>"),
    ("POST /v1.2/a:b;c=d/%20", "POST", "v1.2|a:b;c=d|%20"), ("GET   /a", "GET", "a"),
    ("GET /{größe}/x", "GET", "<größe>|x"), ("GET /.../..a", "GET", "...|..a"),
  ]

  @Test(arguments: routes)
  func splits(written: String, method: String, segments: String) throws {
    let route = try endpoint("doc: a", route: written).route.value
    #expect(route.method == method)
    #expect(route.segments.map(spell).joined(separator: "|") == segments)
  }

  private func spell(_ segment: Route.Segment) -> String {
    segment.parts.map { part in
      switch part {
      case .text(let text): text
      case .variable(let name): "<\(name.value)>"
      case .rest(let name): "<\(name.value)*>"
      }
    }.joined(separator: "+")
  }

  @Test func knowsWhereVariablesStand() throws {
    let route = try endpoint("doc: a", route: "GET /pets/{id}").route.value
    guard case .variable(let name)? = route.segments.last?.parts.first else { throw NotFound() }
    #expect(name.location.description == "spec.yaml:4:26")
    #expect(name.location.range.end.column == 28)
  }
}
