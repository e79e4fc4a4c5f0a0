import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// The limits of calls and of what they bring are those that `Specs/REFERENCE.md` tells.
struct LimitTests {
  static let rows = ((try? LimitRow.all()) ?? []).filter {
    !["spec", "template", "CurlTransport"].contains($0.subject)
  }

  static let trials: [Trial] = Trial.wires + Trial.calls + Trial.streams + Trial.stores

  @Test func everyRowHasATrial() {
    #expect(Self.rows.map(\.description).sorted() == Self.trials.map(\.name).sorted())
  }

  @Test(arguments: rows) func isKept(row: LimitRow) async throws {
    let trial = try #require(Self.trials.first { $0.name == row.description })
    #expect(trial.standard == row.standard)
    let within = try await trial.outcome(trial.limit, trial.limit)
    #expect(within == nil, "\(String(describing: within))")
    let beyond = try #require(try await trial.outcome(trial.limit, trial.limit + 1))
    if let kind = row.kind { #expect(beyond.kind == kind) }
    if let message = row.message(limit: trial.limit, found: trial.limit + 1) {
      #expect(beyond.text.contains(message), "\(beyond.text.suffix(200)) lacks \(message)")
    }
  }
}

/// One limit put to the test.
struct Trial: Sendable {
  /// What a call ends with.
  struct Outcome: Sendable {
    var kind = ""
    var text = ""
  }

  /// As in the table.
  var name: String
  /// The limit where nothing else is said.
  var standard: Int?
  /// The limit that is tried.
  var limit: Int
  /// What comes of a size under a limit; nil when there is nothing to complain about.
  var outcome: @Sendable (_ limit: Int, _ size: Int) async throws -> Outcome?

  init(
    _ name: String, _ standard: Int?, trying limit: Int? = nil,
    outcome: @escaping @Sendable (_ limit: Int, _ size: Int) async throws -> Outcome?
  ) {
    self.name = name
    self.standard = standard
    self.limit = limit ?? standard ?? 100
    self.outcome = outcome
  }

  /// The defaults that the table tells.
  static let configuration = ClientConfiguration()

  /// Sends a request to a stub.
  static func call<Request: APIRequest>(
    _ request: Request, _ configuration: ClientConfiguration = configuration,
    _ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async -> Outcome? {
    let client = APIClient.answering(configuration, answer)
    return outcome(
      of: await failure { () throws(APIError<Request.Failure>) in try await client.send(request) })
  }

  static func outcome<Failure>(of error: APIError<Failure>?) -> Outcome? {
    error.map { Outcome(kind: $0.kind.rawValue, text: "\($0)") }
  }
}
