import Foundation
import Testing
import TriwirePrometheus
import TriwireRuntime
import TriwireTestSupport

/// The generated client of `Specs/Prometheus` against a prometheus that scrapes itself.
@Suite(.timeLimit(.minutes(2)))
struct PrometheusTests {
  private func client() async throws -> PrometheusClient {
    let url = try await TestServer.prometheus.running().url
    return PrometheusClient(server: Prometheus.Server(url + "/api/v1"))
  }

  private func isSample(_ sample: Prometheus.Sample) -> Bool {
    guard sample.count == 2, case .double(let time) = sample[0], case .string(let value) = sample[1]
    else { return false }
    return time > 1_000_000_000 && Double(value) != nil
  }

  @Test func instantVectors() async throws {
    guard case .vector(let vector) = try await client().query(query: "up") else {
      Issue.record("no vector")
      return
    }
    #expect(vector.result.first?.metric["job"] == "prometheus")
    #expect(vector.result.allSatisfy { isSample($0.value) })
  }

  @Test func scalarsAndStrings() async throws {
    guard case .scalar(let scalar) = try await client().query(query: "1.5") else {
      Issue.record("no scalar")
      return
    }
    #expect(scalar.result.last == .string("1.5"))
    guard case .string(let string) = try await client().query(query: #""a+b \u00e9""#) else {
      Issue.record("no string")
      return
    }
    #expect(string.result.last == .string("a+b é"))
  }

  @Test func instantsInThePast() async throws {
    let time = Date(timeIntervalSince1970: 1_000_000_000.25)
    guard case .scalar(let scalar) = try await client().query(query: "1", time: time) else {
      Issue.record("no scalar")
      return
    }
    #expect(scalar.result.first == .double(1_000_000_000.25))
  }

  @Test func ranges() async throws {
    let client = try await client()
    let now = Date()
    let result = try await client.queryRange(
      query: "up", start: now.addingTimeInterval(-60), end: now, step: "1s")
    guard case .matrix(let matrix) = result else {
      Issue.record("no matrix")
      return
    }
    #expect(matrix.result.first?.values.isEmpty == false)
    #expect(matrix.result.flatMap(\.values).allSatisfy(isSample))
  }

  @Test func queriesInAForm() async throws {
    guard case .vector(let vector) = try await client().queryByForm(query: "up == 1") else {
      Issue.record("no vector")
      return
    }
    #expect(vector.result.count == 1)
  }

  @Test func series() async throws {
    let series = try await client().series(selectors: ["up", #"tests:one{none=""}"#])
    #expect(Set(series.compactMap { $0["__name__"] }) == ["up", "tests:one"])
  }

  @Test func labels() async throws {
    let client = try await client()
    #expect(try await client.labels().contains("job"))
    #expect(try await client.labels(selectors: ["up"]) == ["__name__", "instance", "job"])
    #expect(try await client.labelValues(name: "job") == ["prometheus"])
  }

  @Test func targets() async throws {
    let targets = try await client().targets(state: .active)
    let target = try #require(targets.activeTargets.first)
    #expect(target.health == .up)
    #expect(target.scrapeURL.path == "/metrics")
    #expect(abs(target.lastScrape.timeIntervalSinceNow) < 60)
    #expect(targets.droppedTargets.isEmpty)
  }

  @Test func alerts() async throws {
    let alert = try #require(try await client().alerts().alerts.first)
    #expect(alert.labels["alertname"] == "AlwaysFiring")
    #expect(alert.state == .firing)
    #expect(alert.activeAt != nil)
  }

  @Test func metadata() async throws {
    let client = try await client()
    let one = try await client.metadata(metric: "go_goroutines")
    #expect(one["go_goroutines"]?.first?.type == .gauge)
    #expect(try await client.metadata(limit: 2).count == 2)
  }

  @Test func businessErrorsComeThroughTheEnvelope() async throws {
    let client = try await client()
    do {
      _ = try await client.query(query: "up{")
      Issue.record("a broken query was accepted")
    } catch {
      guard case .business(let code, let message, let response) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(Prometheus.PrometheusCode(rawValue: code) == .badData)
      #expect(message?.contains("parse error") == true)
      #expect(response.status == 400)
    }
  }

  @Test func missingSelectorsAreRefusedBeforeSending() async throws {
    let client = try await client()
    let error = await #expect(throws: APIError<Never>.self) {
      _ = try await client.series(selectors: [])
    }
    #expect(error?.code == 1001)
  }
}
