import Testing
import TriwireModel
import TriwireSpec

/// Big specs, and specs that are made to be expensive.
@Suite(.timeLimit(.minutes(2))) struct ScaleTests {
  @Test func buildsAThousandEndpointsAndTypes() throws {
    let count = 1000
    let spec = try read(Self.big(count))
    let result = APIBuilder.build(from: spec)
    #expect(result.diagnostics == [])
    #expect(result.api?.endpoints.count == count)
  }

  @Test func survivesLongChains() throws {
    let count = 3000
    let chain = (0..<count).map { "  T\($0): {fields: {a: T\(($0 + 1) % count)?}}\n" }.joined()
    let api = try #require(APIBuilder.build(from: try read("types:\n" + chain)).api)
    #expect(api.declarations.count == count)
  }

  @Test func refusesDeepAliasesAndIncludes() throws {
    let count = 2000
    let aliases = (0..<count).map { "  A\($0): {alias: list<A\($0 + 1)>}\n" }.joined()
    let includes = (0..<count).map { "  M\($0): {includes: [M\($0 + 1)], fields: {}}\n" }.joined()
    let ends = "  A\(count): {alias: string}\n  M\(count): {fields: {a: string}}\n"
    let result = APIBuilder.build(from: try read("types:\n" + aliases + includes + ends))
    #expect(result.api == nil)
    #expect(!result.diagnostics.isEmpty)
  }

  /// Each endpoint has parameters and a body, each type ten fields.
  static func big(_ count: Int) -> String {
    let endpoints = (0..<count).map {
      "  getThing\($0): {route: \"POST /things/{id}/\($0)\", path: {id: int64}, "
        + "query: {page_size: int32 = 20, sortOrder: string?}, body: Thing\($0), "
        + "returns: list<Thing\($0)>, errors: {404: Thing0, default: Thing1}}\n"
    }
    let fields = (0..<8).map { "user_name_\($0): {type: string, doc: Some text.}" }
    let types = (0..<count).map {
      "  Thing\($0): {fields: {\(fields.joined(separator: ", ")), "
        + "id: {type: int64, number: 1}, next: Thing\(($0 + 1) % count)?}}\n"
    }
    return "endpoints:\n" + endpoints.joined() + "types:\n" + types.joined()
  }

  private func read(_ body: String) throws -> Spec {
    let text = "triwire: 1\nname: Shop\n" + body
    let read = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
    #expect(read.diagnostics == [])
    return try #require(read.spec)
  }
}
