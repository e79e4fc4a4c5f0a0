import Testing
import TriwireModel
import TriwireSpec

@Suite struct UngeneratedFeatureTests {
  @Test func refusesWhatChangesSignatures() throws {
    let found = try find(
      """
      endpoints:
        a: {route: GET /, returns: file}
        b: {route: POST /, body: {multipart: {a: file}}, returns: {stream: T, framing: lines}}
        c: {route: POST /, body: {stream: T, framing: lines}, returns: {status: {200: file}}}
        d: {route: GET /, returns: {stream: T, framing: sse}}
      types:
        T: {fields: {a: int32}}
      """)
    #expect(
      found == """
        spec.yaml:4:30: error: no code is generated yet for answers that go to a file
        spec.yaml:5:28: error: no code is generated yet for multipart bodies
        spec.yaml:5:82: error: no code is generated yet for answers that are streams of JSON
        spec.yaml:6:49: error: no code is generated yet for bodies that are streams of JSON
        spec.yaml:6:81: error: no code is generated yet for answers that go to a file
        spec.yaml:7:51: error: no code is generated yet for answers that are streams of JSON

        """)
  }

  @Test func hasNothingAgainstXMLAndProtobuf() throws {
    let found = try find(
      """
      json: proto3
      defaults: {wire: xml}
      endpoints:
        a: {route: GET /, wire: {response: protobuf}, returns: {stream: T, framing: delimited}}
        b: {route: POST /, wire: protobuf, body: {stream: T, framing: delimited}}
      types:
        T: {json: proto3, fields: {a: {type: int32, number: 1}}}
      """)
    #expect(found == "")
  }

  @Test func warnsOfPoliciesThatAreLeftOut() throws {
    let found = try find(
      """
      defaults: {retry: {attempts: 2}, cache: none}
      envelopes: {e: {code: c, success: 0, errors: {1: gone}, refresh: gone}}
      endpoints:
        a: {route: GET /, retry: none, cache: 5m, latest: true, paging: {style: link}}
        b: {route: POST /, latest: false, idempotency: Key}
      """)
    #expect(
      found == """
        spec.yaml:6:41: warning: answers are not cached yet: 'cache' is left out
        spec.yaml:6:67: warning: pages are not walked yet: 'paging' is left out

        """)
  }

  @Test func hasNothingAgainstOtherPolicies() throws {
    let found = try find(
      """
      defaults: {retry: {attempts: 2}, encrypt: true, headers: {h: {type: string, sensitive: true}}}
      envelopes: {e: {code: c, success: 0, errors: {1: gone}, refresh: gone}}
      endpoints:
        a: {route: GET /, retry: none, latest: true}
        b: {route: POST /, idempotency: Key, body: {form: {f: {type: string, sensitive: true}}}}
      types:
        T: {fields: {x: {type: string, sensitive: true}}}
      """)
    #expect(found == "")
  }

  @Test func hasNothingAgainstJSON() throws {
    #expect(try find("endpoints:\n  a: {route: GET /, wire: json, encrypt: false}\n") == "")
  }

  private func find(_ body: String) throws -> String {
    let text = "triwire: 1\nname: Shop\n" + body
    let read = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
    #expect(read.diagnostics == [])
    let found = UngeneratedFeatures.find(in: try #require(read.spec))
    return DiagnosticPrinter(sources: [:]).print(found)
  }
}
