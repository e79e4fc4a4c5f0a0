import TriwireModel
import TriwireSpec

extension Comparison {
  /// An endpoint of which only the name is new is the same endpoint.
  mutating func compareEndpoints() {
    let endpoints = Matching(
      old.endpoints, new.endpoints, by: [\.wireName, { "\($0.method) \($0.anonymousRoute)" }])
    for endpoint in endpoints.removed {
      add(
        .endpointRemoved, .endpoint(endpoint.wireName), "the endpoint is gone",
        callers: .breaking, wire: .breaking)
    }
    for (old, new) in endpoints.pairs { compare(old, new) }
    for endpoint in endpoints.added {
      add(
        .endpointAdded, .endpoint(endpoint.wireName), "the endpoint is new", callers: .additive,
        wire: .additive)
    }
  }

  private mutating func compare(_ old: APIEndpoint, _ new: APIEndpoint) {
    let subject = Subject.endpoint(new.wireName)
    compareNames(old, new, subject)
    compare(old.documentation, new.documentation, subject)
    compareSetting(
      .methodChanged, old.method, new.method, subject.appending("route"), wire: .breaking)
    if old.anonymousRoute != new.anonymousRoute {
      compareSetting(
        .routeChanged, old.route, new.route, subject.appending("route"), wire: .breaking)
    }
    compareBodies(old, new, subject.appending("body"))
    compareProperties(old, new, subject)
    compareWires(old, new, subject)
    compareAnswers(old, new, subject.appending("returns"))
    compareFailures(old, new, subject.appending("errors"))
    comparePolicies(old, new, subject)
  }

  private mutating func compareNames(_ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject) {
    if old.wireName != new.wireName {
      add(
        .endpointRenamed, subject, "'\(old.wireName)' became '\(new.wireName)'",
        callers: .breaking)
    } else {
      compare(swiftName: old.methodName, new.methodName, subject)
    }
    compareSetting(
      .groupChanged, old.group?.name.text, new.group?.name.text, subject.appending("group"),
      callers: .breaking)
  }

  private mutating func compareWires(_ old: APIEndpoint, _ new: APIEndpoint, _ subject: Subject) {
    compareSetting(
      .requestWireChanged, old.wires.request.rawValue, new.wires.request.rawValue,
      subject.appending("wire"), wire: .breaking)
    let (before, after) = (old.wires.response, new.wires.response)
    let hasAll = Set(after).isSuperset(of: before)
    let isSame = hasAll && before.count == after.count
    compareSetting(
      .answerWireChanged, before.listed, after.listed, subject.appending("wire"),
      wire: isSame ? .cosmetic : hasAll ? .additive : .breaking)
    compareSetting(
      .mediaTypeChanged, old.contentType, new.contentType, subject.appending("contentType"),
      wire: .breaking)
    compareSetting(
      .acceptChanged, old.accept, new.accept, subject.appending("accept"), wire: .cosmetic)
  }
}

extension APIEndpoint {
  /// The route without the names of its variables, which don't travel.
  fileprivate var anonymousRoute: String {
    route.replacing(#/\{[^}*]*/#, with: "{")
  }
}

extension [Wire] {
  fileprivate var listed: String { map(\.rawValue).joined(separator: ", ") }
}
