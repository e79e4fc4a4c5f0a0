import Testing
import TriwireGeneration

/// Library names are qualified exactly where the API means something else by them.
@Suite struct QualificationTests {
  private func models(_ types: String) throws -> String {
    let spec = "triwire: 1\nname: Shop\ntypes:\n\(types)"
    return try #require(Pipeline.files(spec).last).text
  }

  @Test func leavesNamesPlainThatNobodyTakes() throws {
    let text = try models("  Pet: {fields: {name: string, at: datetime, raw: bytes}}\n")
    #expect(!text.contains("Swift."))
    #expect(!text.contains("Foundation."))
    #expect(!text.contains("TriwireRuntime."))
  }

  @Test(arguments: [
    ("Data", "bytes", "Foundation.Data"), ("Date", "datetime", "Foundation.Date"),
    ("String", "string", "Swift.String"), ("Duration", "duration", "Swift.Duration"),
    ("Int32", "int32", "Swift.Int32"), ("UUID", "uuid", "Foundation.UUID"),
    ("JSONValue", "json", "TriwireRuntime.JSONValue"),
  ])
  func qualifiesALibraryTypeOnce(name: String, type: String, qualified: String) throws {
    let text = try models(
      "  \(name): {fields: {own: double}}\n  Pet: {fields: {a: \(type), b: \(name), c: uint64}}\n")
    #expect(text.contains("public var a: \(qualified)\n"))
    #expect(text.contains("public var b: \(name)\n"))
    #expect(text.contains("public var c: UInt64\n"))
    #expect(text.contains("public struct \(name): WireModel {"))
  }

  @Test func qualifiesInsideTheTypeThatNestsTheName() throws {
    let text = try models(
      """
        Pet: {fields: {data: {enum: [b]}, raw: bytes}}
        Owner: {fields: {raw: bytes}}

      """)
    #expect(text.contains("public var data: Data\n"))
    #expect(text.contains("public var raw: Foundation.Data\n"))
    #expect(text.contains("public var raw: Data\n"))
  }

  @Test func qualifiesTypesThatARequestHides() throws {
    let spec = """
      triwire: 1
      name: Shop
      endpoints: {find: {route: GET /, returns: Response}}
      types: {Response: {fields: {a: string}}}
      """
    let text = try Pipeline.files(spec)[1].text
    #expect(text.contains("public typealias Response = Shop.Response\n"))
    #expect(text.contains("Endpoint<Shop.Response, Never>("))
  }
}
