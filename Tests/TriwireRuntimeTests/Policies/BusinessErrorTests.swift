import Foundation
import Testing

@testable import TriwireRuntime

struct BusinessErrorTests {
  @Test func isToldOnceWhateverCameBefore() async {
    let told = Log<BusinessFailure>()
    let answers = Log<Int>()
    let client = APIClient(
      common: Policies.Tokens(token: .refreshing("a") { _ in "b" }),
      configuration: .init(onBusinessError: { told.append($0) })
    ) { _ in
      answers.append(1)
      return .json(#"{"code": 1001, "message": "expired"}"#)
    }
    let error = await failure { () throws(APIError<Never>) in
      try await client.send(Policies.Enveloped())
    }
    #expect(error?.code == 1001 && answers.entries.count == 2)
    #expect(told.entries.map(\.code) == ["1001"])
    #expect(told.entries.first?.message == "expired")
    #expect(told.entries.first?.endpoint == "enveloped")
    #expect(told.entries.first?.code(as: Shop.StandardCode.self) == .tokenInvalid)
  }

  @Test func isNotToldOfAnythingElse() async throws {
    let told = Log<BusinessFailure>()
    let configuration = ClientConfiguration(onBusinessError: { told.append($0) })
    let good = APIClient(configuration: configuration) { _ in .json(#"{"code": 0, "data": 1}"#) }
    #expect(try await good.send(Policies.Enveloped()) == 1)
    let bad = APIClient(configuration: configuration) { _ in HTTPResponse(500) }
    _ = await failure { () throws(APIError<Never>) in try await bad.send(Policies.Enveloped()) }
    #expect(told.entries.isEmpty)
  }
}
