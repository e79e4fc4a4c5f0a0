import Foundation
import Testing
import TriwireMetrics
import TriwireRuntime
import TriwireTestSupport

/// The generated client of `Specs/Metrics` against a node exporter and a push gateway.
@Suite(.timeLimit(.minutes(2)))
struct MetricsTests {
  private func nodeExporter() async throws -> MetricsClient {
    let ports = try await TestServer.metrics.running().ports
    return MetricsClient(server: Metrics.Server("http://127.0.0.1:\(ports[0])"))
  }

  private func gateway() async throws -> MetricsClient {
    let ports = try await TestServer.metrics.running().ports
    return MetricsClient(server: Metrics.Server("http://127.0.0.1:\(ports[1])"))
  }

  private func families(_ client: MetricsClient) async throws -> [String: Metrics.MetricFamily] {
    var families: [String: Metrics.MetricFamily] = [:]
    for try await family in try await client.metrics() {
      let name = try #require(family.name)
      #expect(families[name] == nil)
      families[name] = family
    }
    return families
  }

  /// Families of all kinds, with values that a text format would have to round.
  private let pushed: [Metrics.MetricFamily] = [
    Metrics.MetricFamily(
      name: "triwire_temperature", help: "How warm it is.", type: .gauge,
      metric: [
        Metrics.Metric(
          label: [Metrics.Label(name: "room", value: "kitchen & \"bath\"")],
          gauge: Metrics.Gauge(value: -0.1)),
        Metrics.Metric(
          label: [Metrics.Label(name: "room", value: "日本")],
          gauge: Metrics.Gauge(value: .infinity)),
      ]),
    Metrics.MetricFamily(
      name: "triwire_calls_total", help: "Calls.", type: .counter,
      metric: [Metrics.Metric(counter: Metrics.Counter(value: 9_007_199_254_740_992))]),
    Metrics.MetricFamily(
      name: "triwire_duration_seconds", help: "Durations.", type: .histogram,
      metric: [
        Metrics.Metric(
          histogram: Metrics.Histogram(
            sampleCount: 3, sampleSum: 4.5,
            bucket: [
              Metrics.Bucket(cumulativeCount: 1, upperBound: 0.5),
              Metrics.Bucket(cumulativeCount: 3, upperBound: .infinity),
            ]))
      ]),
    Metrics.MetricFamily(
      name: "triwire_size_bytes", help: "Sizes.", type: .summary,
      metric: [
        Metrics.Metric(
          summary: Metrics.Summary(
            sampleCount: 2, sampleSum: 7,
            quantile: [Metrics.Quantile(quantile: 0.5, value: 3.5)]))
      ]),
  ]

  @Test func readsAllFamilies() async throws {
    let families = try await families(nodeExporter())
    #expect(families.count > 30)
    #expect(families.values.allSatisfy { !$0.metric.isEmpty && $0.type != nil && $0.help != nil })
    let build = try #require(families["node_exporter_build_info"])
    #expect(build.type == .gauge)
    #expect(build.metric.first?.gauge?.value == 1)
    #expect(build.metric.first?.label.contains { $0.name == "goversion" } == true)
    let durations = try #require(families["go_gc_duration_seconds"])
    #expect(durations.type == .summary)
    #expect(
      durations.metric.first?.summary?.quantile.compactMap(\.quantile) == [0, 0.25, 0.5, 0.75, 1])
    #expect(families.values.allSatisfy { $0.unknownFields.isEmpty })
  }

  @Test func aStreamMayBeLeft() async throws {
    var names: [String] = []
    for try await family in try await nodeExporter().metrics() {
      names.append(family.name ?? "")
      if names.count == 3 { break }
    }
    #expect(names.count == 3)
  }

  @Test func readsWhatWasPushed() async throws {
    let client = try await gateway()
    try await client.jobs.replace(pushed, job: "every kind")
    let families = try await families(client)
    for family in pushed {
      let found = try #require(families[family.name ?? ""])
      #expect(found.type == family.type)
      #expect(found.help == family.help)
      let metrics = found.metric.filter { metric in
        metric.label.contains { $0.name == "job" && $0.value == "every kind" }
      }
      #expect(metrics.count == family.metric.count)
      for metric in family.metric {
        #expect(
          metrics.contains { $0.hasValue(of: metric) && metric.label.allSatisfy($0.label.contains) }
        )
      }
    }
  }

  @Test func groupsArePushedListedAndDeleted() async throws {
    let client = try await gateway()
    let labels = "instance/a.example.com/zone/b"
    try await client.groups.replaceGroup(pushed, job: "groups", labels: labels)
    let expected = ["job": "groups", "instance": "a.example.com", "zone": "b"]
    let group = try #require(try await client.groups.list().first { $0.labels == expected })
    #expect(group.lastPushSuccessful)
    #expect(group.pushTimeSeconds?.type == .gauge)
    let time = try #require(group.pushTimeSeconds?.metrics.first?.value)
    #expect(abs(Date(timeIntervalSince1970: time).timeIntervalSinceNow) < 60)
    _ = try await client.groups.deleteGroup(job: "groups", labels: labels)
    #expect(try await !client.groups.list().contains { $0.labels == expected })
  }

  @Test func addingKeepsOtherMetrics() async throws {
    let client = try await gateway()
    try await client.jobs.replace([pushed[0]], job: "adding")
    try await client.jobs.add([pushed[1]], job: "adding")
    let names = try await families(client).values.filter { family in
      family.metric.contains { $0.label.contains { $0.name == "job" && $0.value == "adding" } }
    }.compactMap(\.name)
    #expect(names.contains("triwire_temperature") && names.contains("triwire_calls_total"))
    _ = try await client.jobs.delete(job: "adding")
    #expect(try await !client.groups.list().contains { $0.labels["job"] == "adding" })
  }

  @Test func whatTheGatewayRefusesIsAnError() async throws {
    let client = try await gateway()
    var broken = pushed[1]
    broken.metric[0].timestampMs = 1
    do {
      try await client.jobs.replace([broken], job: "broken")
      Issue.record("a time was accepted, which the gateway sets itself")
    } catch {
      guard case .rejected(let text, let response) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(response.status == 400)
      #expect(!text.isEmpty)
    }
  }
}

extension Metrics.Metric {
  /// The gateway adds labels, but changes no value.
  fileprivate func hasValue(of other: Metrics.Metric) -> Bool {
    gauge == other.gauge && counter?.value == other.counter?.value
      && histogram?.bucket == other.histogram?.bucket && summary == other.summary
  }
}
