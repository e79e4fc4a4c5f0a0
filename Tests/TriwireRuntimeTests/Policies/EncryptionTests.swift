import Foundation
import Testing

@testable import TriwireRuntime

struct EncryptionTests {
  struct Broken: Error {}

  /// Reverses bytes; what begins with `!` can't be opened.
  struct Mirror: PayloadCipher {
    var refuses = false

    func encrypt(_ body: Data, of call: CallContext) async throws -> Data {
      #expect(call.endpoint == "secret")
      if refuses { throw Broken() }
      return Data(body.reversed())
    }

    func decrypt(_ body: Data, of call: CallContext) async throws -> Data {
      if body.first == UInt8(ascii: "!") { throw Broken() }
      return Data(body.reversed())
    }
  }

  func send(
    _ text: String?, _ cipher: Mirror? = Mirror(), _ log: Log<HTTPRequest> = Log(),
    answer: HTTPResponse
  ) async -> Result<Int32, APIError<Shop.Problem>> {
    let client = APIClient(configuration: .init(cipher: cipher)) { request in
      log.append(request)
      return answer
    }
    do throws(APIError<Shop.Problem>) {
      return .success(try await client.send(Policies.Secret(text: text)))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: ["application/json", "application/octet-stream", "text/plain"])
  func passesBothBodiesThroughTheCipher(type: String) async throws {
    let log = Log<HTTPRequest>()
    let answer = HTTPResponse(200, headers: ["Content-Type": type], body: Data("24".utf8))
    #expect(try await send("ab", Mirror(), log, answer: answer).get() == 42)
    #expect(log.entries.first?.body?.data == Data("\"ba\"".utf8))
    #expect(log.entries.first?.headers["Content-Type"] == "application/json")
  }

  @Test func encryptsNoBodyThatIsNotThere() async throws {
    let log = Log<HTTPRequest>()
    #expect(
      try await send(
        nil, Mirror(refuses: true), log, answer: HTTPResponse(200, body: Data("7".utf8))
      )
      .get() == 7)
    #expect(log.entries.first?.body == nil)
  }

  @Test func sendsNothingThatIsNotEncrypted() async {
    for cipher in [nil, Mirror(refuses: true)] {
      let log = Log<HTTPRequest>()
      let result = await send("ab", cipher, log, answer: HTTPResponse(200))
      guard case .failure(let error) = result, case .encryption(let cause) = error else {
        Issue.record("\(result)")
        continue
      }
      #expect(error.code == 1 && log.entries.isEmpty)
      #expect(cipher == nil ? cause is MissingCipher : cause is Broken)
    }
  }

  @Test(arguments: [(200, 2), (500, 500), (400, 400)])
  func tellsOfAnAnswerThatCannotBeDecrypted(status: Int, code: Int) async {
    let result = await send("ab", answer: HTTPResponse(status, body: Data("!".utf8)))
    guard case .failure(let error) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(error.code == code && error.response?.status == status)
    #expect(error.kind == (code == 2 ? .decryption : .unexpectedStatus))
  }

  @Test func readsErrorsThroughTheCipher() async {
    let result = await send(
      "ab",
      answer: HTTPResponse(400, body: Data(#"{"title": "no"}"#.utf8.reversed())))
    guard case .failure(.rejected(let problem, _)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(problem.title == "no")
  }

  @Test func leavesOtherEndpointsAlone() async throws {
    let client = APIClient(configuration: .init(cipher: Mirror())) { _ in
      HTTPResponse(200, body: Data("abc".utf8))
    }
    #expect(try await client.send(Policies.Fetch()) == "abc")
  }
}
