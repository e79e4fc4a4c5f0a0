import Testing
import TriwireModel
import TriwireSpec

@Suite struct UngeneratedFeatureTests {
  @Test func refusesWhatChangesSignatures() throws {
    let found = try find(
      """
      defaults: {encrypt: true}
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
        spec.yaml:3:21: error: no code is generated yet for encrypted bodies
        spec.yaml:6:82: error: no code is generated yet for answers that are streams of JSON
        spec.yaml:7:49: error: no code is generated yet for bodies that are streams of JSON
        spec.yaml:8:51: error: no code is generated yet for answers that are streams of JSON

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
        spec.yaml:3:19: warning: calls are not retried yet: 'retry' is left out
        spec.yaml:4:66: warning: tokens are not asked for anew yet: 'refresh' is left out
        spec.yaml:6:41: warning: answers are not cached yet: 'cache' is left out
        spec.yaml:6:53: warning: calls don't cancel each other yet: 'latest' is left out
        spec.yaml:6:67: warning: pages are not walked yet: 'paging' is left out
        spec.yaml:7:50: warning: no idempotency key is sent yet: 'idempotency' is left out

        """)
  }

  @Test func warnsOfSensitiveValuesEverywhere() throws {
    let found = try find(
      """
      defaults: {headers: {h: {type: string, sensitive: true}}}
      endpoints:
        a: {route: POST /, query: {q: {type: string, sensitive: true}}, body: {form: {f: {type: string, sensitive: true}}}}
      types:
        T: {fields: {x: {type: string, sensitive: true}, y: {type: string, sensitive: false}}}
      """)
    let places = found.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      places == ["spec.yaml:3:51:", "spec.yaml:5:59:", "spec.yaml:5:110:", "spec.yaml:7:45:"])
    #expect(
      found.hasSuffix("values are not kept out of error texts yet: 'sensitive' is left out\n"))
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
