import Foundation
import Testing
import TriwireCurl
import TriwireRuntime
import TriwireTestSupport

/// How far an answer in memory has come, over libcurl.
struct ProgressTests {
  @Test func followsAnAnswerInMemory() async throws {
    let queue = DispatchQueue(label: "progress")
    let (reports, report) = AsyncStream<TransferProgress>.makeStream()
    let port = try await TestServer.tls.running().ports[4]
    let client = APIClient(baseURL: "http://127.0.0.1:\(port)", transport: .curl)
      .reporting(on: queue) { report.yield($0) }
    #expect(try await client.send(Fetch(path: "large")).count == 4 << 20)
    queue.sync {}
    report.finish()
    let told = await reports.reduce(into: []) { $0.append($1) }
    #expect(told.count > 1 && told.allSatisfy { $0.direction == .download })
    #expect(told.allSatisfy { $0.total == 4 << 20 } && told.last?.fraction == 1)
    #expect(told.map(\.completed) == told.map(\.completed).sorted())
  }
}
