import Testing
import TriwireSpec

@Suite struct EndpointTests {
  static let contents: [(String, String)] = [
    ("none", "none"), ("bytes", "bytes"), ("text", "text"), ("file", "file"),
    ("list<Pet>", "list(#Pet)"), ("{stream: Tick, framing: sse}", "stream(#Tick,sse)"),
  ]

  @Test(arguments: contents)
  func returnsContent(written: String, expected: String) throws {
    guard case .content(let content)? = try endpoint("returns: \(written)").returns?.value else {
      throw NotFound()
    }
    #expect(content.spelled == expected)
  }

  @Test func returnsByStatusWithHeaders() throws {
    let keys = "returns: {status: {201: Pet, 2xx: none, default: file}, headers: {Location: url}}"
    guard
      case .detailed(let content, let statuses, let headers)? =
        try endpoint(keys).returns?.value
    else { throw NotFound() }
    #expect(content == nil)
    #expect(statuses.map(\.status.value) == [.code(201), .group(2), .any])
    #expect(statuses.map(\.content.value.spelled) == ["#Pet", "none", "file"])
    #expect(headers.map(\.field.name.value) == ["Location"])
  }

  @Test func returnsABodyWithHeaders() throws {
    guard
      case .detailed(let content, let statuses, let headers)? =
        try endpoint("returns: {body: Pet, headers: {ETag: string?}}").returns?.value
    else { throw NotFound() }
    #expect(content?.value.spelled == "#Pet")
    #expect(statuses.isEmpty && headers.count == 1)
  }

  @Test func sendsMultipart() throws {
    let keys = """
      body: {multipart: {caption: string?, file: file, more: list<file>, \
      image: {type: file?, mediaType: image/png}}}
      """
    guard case .multipart(let parts)? = try endpoint(keys).body?.value else { throw NotFound() }
    #expect(parts.map(\.kind) == [.value, .file, .files, .file])
    #expect(parts.map { $0.mediaType?.value } == [nil, nil, nil, "image/png"])
  }

  @Test func sendsEveryKindOfBody() throws {
    guard case .type(let type)? = try endpoint("body: Pet?").body?.value else { throw NotFound() }
    #expect(type.spelled == "optional(#Pet)")
    guard
      case .fields(let inline)? = try endpoint(
        "body: {fields: {a: int32}, xml: {name: q}}"
      ).body?.value
    else { throw NotFound() }
    #expect(inline.fields.map(\.name.value) == ["a"] && inline.xml?.name?.value == "q")
    guard
      case .form(let form)? = try endpoint(
        "body: {form: {a: int32, b: {type: list<int32>, explode: false}}}"
      ).body?.value
    else { throw NotFound() }
    #expect(form.map { $0.explode?.value } == [nil, false])
    guard case .raw(let raw)? = try endpoint("body: {raw: image/png}").body?.value else {
      throw NotFound()
    }
    #expect(raw.value == "image/png")
    guard case .text(let text)? = try endpoint("body: {text: text/plain}").body?.value else {
      throw NotFound()
    }
    #expect(text.value == "text/plain")
    guard
      case .stream(let element, let framing)? = try endpoint(
        "body: {stream: Tick, framing: lines}"
      ).body?.value
    else { throw NotFound() }
    #expect(element.spelled == "#Tick" && framing.value == .lines)
  }

  @Test func pages() throws {
    let page = try endpoint(
      "paging: {style: page, page: p, size: s, items: ., total: X-Total}"
    ).paging?.value
    #expect(page?.style.value == .page && page?.page?.value == "p" && page?.size?.value == "s")
    #expect(page?.items?.value == [] && page?.total?.value == "X-Total")
    let cursor = try endpoint(
      "paging: {style: cursor, cursor: after, next: page.next, items: data.items}"
    ).paging?.value
    #expect(cursor?.cursor?.value == "after" && cursor?.next?.value == ["page", "next"])
    #expect(cursor?.items?.value == ["data", "items"])
  }

  @Test func keepsTheOtherKeys() throws {
    let read = try endpoint(
      """
      doc: Text., deprecated: Use f., swift: better, group: pets, latest: true, \
      idempotency: Idempotency-Key, accept: text/html, encrypt: true, \
      contentType: application/vnd.a; v=1, \
      query: {a: {type: PetFilter?, style: deepObject}}, headers: {X-A: {type: string, sensitive: true}}, \
      cookies: {c: string}
      """)
    #expect(read.doc == "Text." && read.deprecated?.value == .message("Use f."))
    #expect(read.swiftName?.value == "better" && read.group?.value == "pets")
    #expect(read.latest?.value == true && read.idempotency?.value == "Idempotency-Key")
    #expect(read.accept?.value == "text/html" && read.policies.encrypt?.value == true)
    #expect(read.contentType?.value == "application/vnd.a; v=1")
    #expect(read.query.first?.style?.value == .deepObject)
    #expect(read.headers.first?.field.isSensitive?.value == true)
    #expect(read.cookies.map(\.field.name.value) == ["c"])
  }
}
