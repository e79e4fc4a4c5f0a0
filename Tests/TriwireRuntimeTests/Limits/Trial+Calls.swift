import Foundation
import TriwireTestSupport

@testable import TriwireRuntime

extension Trial {
  static let calls: [Trial] = [
    Trial("call: time of a call", seconds(configuration.timeout)) { limit, size in
      await call(Bytes(path: "a"), ClientConfiguration(timeout: .milliseconds(50))) { _ in
        try await Task.sleep(for: .seconds(size > limit ? 60 : 0))
        return HTTPResponse(200)
      }
    },
    Trial("call: time of one attempt", seconds(configuration.attemptTimeout)) { limit, size in
      await call(Bytes(path: "a"), ClientConfiguration(attemptTimeout: .milliseconds(50))) { _ in
        try await Task.sleep(for: .seconds(size > limit ? 60 : 0))
        return HTTPResponse(200)
      }
    },
    Trial("call: redirects", redirects) { limit, size in
      let asked = Asked()
      let configuration = ClientConfiguration(redirects: .follow(limit: limit))
      return await call(Bytes(path: "a"), configuration) { request in
        asked.append("\(request.url)")
        let isLast = asked.entries.count > size
        return HTTPResponse(isLast ? 200 : 302, headers: isLast ? [:] : ["Location": "/b"])
      }
    },
    Trial("answer: bytes of its body, decompressed", configuration.maximumResponseBytes) {
      limit, size in
      await call(Bytes(path: "a"), ClientConfiguration(maximumResponseBytes: limit)) { _ in
        HTTPResponse(200, body: Data(count: size))
      }
    },
    Trial("pages: pages of a walk", configuration.maximumPages, trying: 1_000) { limit, size in
      let asked = Asked()
      let configuration = ClientConfiguration(maximumPages: limit)
      let client = APIClient.answering(configuration) { _ in
        asked.append("")
        let count = asked.entries.count
        return .page([count], next: count < size ? "\(count)" : nil)
      }
      return outcome(
        of: await failure { () throws(APIError<Never>) in
          for try await _ in client.items(of: ByCursor()) {}
        })
    },
    Trial("file: bytes on disk", DownloadDestination.temporary.limit, trying: 100_000) {
      limit, size in
      let folder = try TemporaryFolder()
      let place = DownloadDestination.folder(folder.url).limited(to: limit)
      let outcome = await call(Fetch("a", to: place)) { _ in
        HTTPResponse(200, stream: BodyStream(AsyncStream([Data(count: size - 1), Data(count: 1)])))
      }
      return outcome
    },
    Trial("log: characters of a body", LoggingInterceptor { _ in }.longestBody) { _, size in
      let entries = Log<String>()
      let logging = LoggingInterceptor(level: .body) { entries.append($0) }
      let client = APIClient(
        baseURL: "https://h",
        transport: .stub { _ in
          HTTPResponse(
            200, headers: ["Content-Type": "text/plain"],
            body: Data(String(repeating: "é", count: size).utf8))
        }, interceptors: [logging])
      _ = try await client.send(Bytes(path: "a"))
      let told = entries.entries.joined()
      return told.contains(String(repeating: "é", count: size)) ? nil : Outcome(text: told)
    },
  ]

  private static let redirects: Int? = {
    if case .follow(let limit) = configuration.redirects { limit } else { nil }
  }()

  static func seconds(_ duration: Duration?) -> Int? {
    duration.map { Int($0.components.seconds) }
  }
}
