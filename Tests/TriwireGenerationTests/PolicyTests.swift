import Testing

@testable import TriwireGeneration

/// What endpoints, envelopes and fields say of policies.
struct PolicyTests {
  private func requests(_ endpoint: String, _ more: String = "") throws -> String {
    let spec = "triwire: 1\nname: Shop\n\(more)\nendpoints:\n  e: {route: POST /, \(endpoint)}\n"
    return try #require(try Pipeline.files(spec).first { $0.name == "ShopRequests.swift" }).text
  }

  @Test(arguments: [
    ("retry: {attempts: 2, on: [404, 5xx, timeout], backoff: 2s}", "retry: RetryPolicy("),
    ("retry: {attempts: 2, on: [404, 5xx, timeout], backoff: 2s}", "attempts: 2,"),
    ("retry: {on: [404, 5xx, timeout]}", "on: [.status(404), .status(.group(5)), .timeout]"),
    ("retry: {on: [connection], backoff: 1500ms}", "backoff: .milliseconds(1500)"),
    ("retry: {on: [connection], backoff: 2s}", "backoff: .seconds(2)"),
    ("idempotency: X-Key", #"idempotency: "X-Key""#),
    ("latest: true", "cancelsPredecessor: true"),
    ("encrypt: true", "isEncrypted: true"),
    (
      "headers: {h: {type: string, sensitive: true}}",
      #"request.header("h", .sensitive(.string), h)"#
    ),
    (
      "body: {form: {f: {type: int32?, sensitive: true}}}",
      #"form("f", .sensitive(.optional(.int32)), f)"#
    ),
    ("body: {fields: {f: {type: string, sensitive: true}}}", #"sensitive: ["f"]"#),
    ("returns: {headers: {H: {type: string, sensitive: true}}}", #"sensitive: ["H"]"#),
  ])
  func says(endpoint: String, argument: String) throws {
    let text = try requests(endpoint)
    #expect(text.contains(argument), "\(text)")
  }

  @Test func saysNothingWhereNothingIsSaid() throws {
    let text = try requests("retry: none, latest: false, encrypt: false")
    for word in ["retry", "cancels", "isEncrypted", "sensitive", "idempotency", "customMirror"] {
      #expect(!text.contains(word))
    }
  }

  @Test func takesDefaults() throws {
    let defaults =
      "defaults: {retry: {}, encrypt: true, headers: {t: {type: string?, sensitive: true}}}"
    let text = try requests("returns: none", defaults)
    #expect(text.contains("retry: RetryPolicy(") && text.contains("isEncrypted: true"))
    let spec = "triwire: 1\nname: Shop\n\(defaults)\n"
    let client = try #require(try Pipeline.files(spec).first { $0.name == "ShopClient.swift" }).text
    #expect(
      client.contains(#"request.header("t", .sensitive(.optional(.string)), try await t.value)"#))
  }

  @Test func namesWhatIsSensitiveInAllTypesThatAreMet() throws {
    let types = """
      types:
        A: {fields: {b: list<B>, c: C?, self: A?}}
        B: {fields: {"b-x": {type: string, sensitive: true, xml: {name: bx}}}}
        C: {union: {d: D}}
        D: {fields: {p: Page<E>}}
        Page<T>: {fields: {items: list<T>}}
        E: {fields: {e: {type: string, sensitive: true}}}
        F: {fields: {f: {type: string, sensitive: true}}}
        G: {fields: {g: {type: string, sensitive: true}}}
      """
    let text = try requests("body: A, errors: {400: G}", types)
    #expect(text.contains(#"sensitive: ["b-x", "bx", "e", "g"]"#), "\(text)")
  }

  @Test func namesTheCodesThatAskForANewToken() throws {
    let spec = """
      triwire: 1
      name: Shop
      envelopes: {e: {code: c, success: 0, errors: {1: a, 2: b, 3: c}, refresh: [c, a]}}
      """
    let client = try #require(try Pipeline.files(spec).first { $0.name == "ShopClient.swift" }).text
    #expect(client.contains(#"refresh: ["1", "3"]"#))
  }

  @Test func printsAllButWhatIsSensitive() throws {
    let spec = """
      triwire: 1
      name: Shop
      types:
        A: {fields: {x: {type: string, sensitive: true}}}
        B: {fields: {x: string, customMirror: {type: string, sensitive: true}, old: {type: string?, deprecated: true}}}
      """
    let models = try #require(try Pipeline.files(spec).first { $0.name == "ShopModels.swift" }).text
    #expect(models.contains("struct A: WireModel, CustomReflectable {"))
    #expect(models.contains("Mirror(self, children: [:], displayStyle: .struct)"))
    #expect(models.contains("public var customMirrorValue: String"))
    #expect(models.contains(#""x": self.x as Any"#))
  }
}
