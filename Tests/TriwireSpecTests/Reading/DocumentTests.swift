import Testing
import TriwireSpec

@Suite struct DocumentTests {
  @Test func readsServersAuthAndEnvelopes() throws {
    let read = try spec(
      """
      doc: The shop.
      servers:
        main: https://a.example
        other: {url: "https://{r}.example", variables: {r: {default: eu, values: [eu, us]}}}
      auth:
        a: {scheme: bearer}
        b: {scheme: basic, doc: Old.}
        c: {scheme: apiKey, query: key}
      envelopes:
        e: {code: a.b, success: [0, "0000"], errors: {1: x, 2: {name: y, doc: Y.}}, refresh: x}
      """)
    #expect(read.name.value == "Shop" && read.doc == "The shop.")
    #expect(read.servers.map(\.url.value) == ["https://a.example", "https://{r}.example"])
    #expect(read.servers.last?.variables.first?.values.map(\.value) == ["eu", "us"])
    #expect(read.auth.map(\.name.value) == ["a", "b", "c"] && read.auth[1].kind == .basic)
    guard case .apiKey(.query, let name)? = read.auth.last?.kind else { throw NotFound() }
    #expect(name.value == "key")
    let envelope = try #require(read.envelopes.first)
    #expect(envelope.code.value == ["a", "b"] && envelope.success.map(\.value) == ["0", "0000"])
    #expect(envelope.errors.map(\.name.value) == ["x", "y"])
    #expect(envelope.errors.map(\.code.value) == ["1", "2"] && envelope.errors.last?.doc == "Y.")
    #expect(envelope.refresh.map(\.value) == ["x"] && envelope.data == nil)
  }

  @Test func followsIncludesOnce() throws {
    let files = [
      "api/spec.yaml":
        "{triwire: 1, name: A, include: [common.yaml, types/*.yaml], types: {M: {fields: {}}}}",
      "api/common.yaml": "{include: types/b.yaml, types: {C: {fields: {}}}}",
      "api/types/a.yaml": "{include: ./../common.yaml, types: {A: {fields: {}}}}",
      "api/types/b.yaml": "{types: {B: {fields: {}}}}",
      "api/types/c.txt": "no YAML: [",
      "types/d.yaml": "{types: {D: {fields: {}}}}",
    ]
    let result = SpecReader.read(path: "api/spec.yaml", files: .inMemory(files))
    #expect(result.diagnostics == [])
    #expect(result.spec?.types.map(\.name.value) == ["M", "C", "B", "A"])
    #expect(result.includedPaths == ["api/common.yaml", "api/types/b.yaml", "api/types/a.yaml"])
    #expect(
      Set(result.sources.keys) == Set(files.keys).subtracting(["api/types/c.txt", "types/d.yaml"]))
    #expect(result.spec?.types.last?.name.location.path == "api/types/a.yaml")
  }

  @Test func aPatternSkipsItsOwnFile() {
    let files = [
      "spec.yaml": "{triwire: 1, name: A, include: '*.yaml'}",
      "b.yaml": "{types: {B: {fields: {}}}}",
    ]
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory(files))
    #expect(result.diagnostics == [] && result.spec?.types.count == 1)
  }

  @Test func refusesEndlessIncludes() {
    var files = ["0.yaml": "{triwire: 1, name: A, include: 1.yaml}"]
    for index in 1...60 { files["\(index).yaml"] = "{include: \(index + 1).yaml}" }
    let result = SpecReader.read(path: "0.yaml", files: .inMemory(files))
    #expect(result.diagnostics.map(\.message) == ["includes nest deeper than 50 files"])
  }

  @Test func namesTheFileThatIsNotThere() {
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory([:]))
    #expect(result.spec == nil)
    #expect(result.diagnostics == [Diagnostic(.error, "there is no file 'spec.yaml'", at: nil)])
  }

  @Test func showsInvalidBytes() {
    let bytes = Array("triwire: 1\nname: S\u{FC}p".utf8) + [0xFF]
    let files = SourceFiles(read: { _ throws(SourceFiles.Failure) in bytes }, list: { _ in [] })
    let result = SpecReader.read(path: "spec.yaml", files: files)
    #expect(result.spec == nil && result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.location?.description == "spec.yaml:2:10")
  }

  @Test func readsAByteOrderMark() throws {
    let files = ["spec.yaml": "\u{FEFF}triwire: 1\nname: Shop\nnmae: a\n"]
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory(files))
    #expect(result.diagnostics.map { $0.location?.description } == ["spec.yaml:3:1"])
    #expect(result.sources["spec.yaml"]?.hasPrefix("triwire") == true)
  }

  @Test func keepsWhatCanBeRead() throws {
    let text = """
      triwire: 1
      name: Shop
      endpoints: {good: {route: GET /}, bad: {route: get /}}
      types: {Good: {fields: {a: int32, b: 1}}, Bad: {}}
      """
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
    #expect(result.hasErrors && result.diagnostics.count == 3)
    #expect(result.spec?.endpoints.map(\.name.value) == ["good"])
    #expect(result.spec?.types.map(\.name.value) == ["Good", "Bad"])
  }
}
