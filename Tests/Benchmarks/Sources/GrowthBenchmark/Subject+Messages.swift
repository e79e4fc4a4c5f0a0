import Foundation
import TriwireRuntime

extension Subject {
  static let messages: [Subject] = [
    events("events") { repeated($0, "data: a\n\n") },
    events("events in small chunks", chunk: 3) { repeated($0, "data: a\n\n") },
    events("one event of many lines") { repeated($0, "data: a\n", to: "\n") },
    events("one long line") { repeated($0, from: "data: ", "abcdefgh", to: "\n\n") },
    events("one long line in small chunks", chunk: 3) {
      repeated($0, from: "data: ", "abc", to: "\n\n")
    },
    events("comments") { repeated($0, ":\n") },
    events("ids and names") { counted($0) { "id: \($0)\nevent: e\n" } },
    lines("lines") { repeated($0, "{}\n") },
    lines("blank lines") { repeated($0, "\r\n") },
    lines("one line in small chunks", chunk: 3) {
      repeated($0, from: "{\"text\":\"", "abc", to: "\"}\n")
    },
    links("links") { counted($0, to: "<x>; rel=last") { "<p\($0)>; rel=prev, " } },
    links("parameters of a link") { counted($0, from: "<p>", to: "; rel=prev") { "; a\($0)=1" } },
    links("escapes in a link") { repeated($0, from: "<p>; title=\"", "\\\"", to: "\"; rel=prev") },
    links("commas") { repeated($0, ", ") },
    Subject("multipart: parts") { size in
      let form = Form(parts: (0..<size / 100).map { "\($0)" })
      return { _ = try await client { _ in HTTPResponse(200) }.send(form) }
    },
    Subject("multipart: one text") { size in
      let form = Form(parts: [times(size / 8, "a\r\n--bcd")])
      return { _ = try await client { _ in HTTPResponse(200) }.send(form) }
    },
    logged("JSON", "application/json") {
      repeated($0, from: "[{}", ",{\"secret\":\"a\",\"b\":[1]}", to: "]")
    },
    logged("XML", "application/xml") {
      repeated($0, from: "<a>", "<secret>a</secret><b/>", to: "</a>")
    },
    logged("a form", "application/x-www-form-urlencoded") { repeated($0, "secret=a&b=c&") },
  ]

  static func client(
    _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) -> APIClient {
    APIClient(
      baseURL: "https://h", configuration: ClientConfiguration(timeout: nil, idleTimeout: nil),
      transport: .stub(answer))
  }

  private static func events(
    _ name: String, chunk: Int = 16_384, _ input: @escaping @Sendable (Int) -> Data
  ) -> Subject {
    Subject("stream of events: " + name) { size in
      let data = input(size)
      return { try await read(Events(), data, by: chunk) }
    }
  }

  private static func lines(
    _ name: String, chunk: Int = 16_384, _ input: @escaping @Sendable (Int) -> Data
  ) -> Subject {
    Subject("stream of lines: " + name) { size in
      let data = input(size)
      return { try await read(Lines(), data, by: chunk) }
    }
  }

  private static func read<Request: APIRequest, Message>(
    _ request: Request, _ data: Data, by count: Int
  ) async throws where Request.Response == MessageStream<Message> {
    let chunks = AsyncStream<Data> { continuation in
      var rest = data[...]
      while !rest.isEmpty {
        continuation.yield(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      continuation.finish()
    }
    for try await _ in try await client({ _ in HTTPResponse(200, stream: BodyStream(chunks)) })
      .send(request)
    {}
  }

  private static func links(_ name: String, _ input: @escaping @Sendable (Int) -> Data) -> Subject {
    Subject("Link header: " + name) { size in
      let text = String(decoding: input(size), as: UTF8.self)
      return {
        let list = client { _ in
          HTTPResponse(200, headers: ["Link": text], body: Data("{\"numbers\":[]}".utf8))
        }
        for try await _ in list.items(of: List()) {}
      }
    }
  }

  private static func logged(
    _ name: String, _ mediaType: String, _ input: @escaping @Sendable (Int) -> Data
  ) -> Subject {
    Subject("log: \(name)") { size in
      let data = input(size)
      return {
        let log = LoggingInterceptor(level: .body) { _ in }
        let client = APIClient(
          baseURL: "https://h",
          transport: .stub { _ in
            HTTPResponse(200, headers: ["Content-Type": mediaType], body: data)
          }, interceptors: [log])
        _ = try await client.send(Secret())
      }
    }
  }
}
