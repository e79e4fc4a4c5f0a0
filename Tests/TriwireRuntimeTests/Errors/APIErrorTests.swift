import Foundation
import Testing

@testable import TriwireRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct APIErrorTests {
  typealias Failed = APIError<Shop.Problem>

  struct Cause: Error {}
  static let response = HTTPResponse(404)

  @Test(arguments: [
    (Failed.encryption(Cause()), 1, false),
    (.decryption(Cause(), response), 2, true),
    (.timedOut, 3, false),
    (.undecodable(ResponseError(.mismatch, path: "a", "r"), response), 4, true),
    (.undecodable(ResponseError(.malformed, "r"), response), 1002, true),
    (.transport(Cause()), 5, false),
    (.cancelled, 6, false),
    (.unreachable(Cause()), 7, false),
    (.rejected(Shop.Problem(title: "t"), response), 404, true),
    (.unexpectedStatus(response), 404, true),
    (.invalidRequest(InvalidRequest(parameter: "p", "r")), 1001, false),
    (.business(code: "77", message: nil, response), 77, true),
    (.business(code: "x", message: "m", response), 5, true),
    (.business(code: "99999999999999999999", message: "m", response), 5, true),
  ])
  func bridgesToNSError(error: Failed, code: Int, hasResponse: Bool) {
    let bridged = error as NSError
    #expect(error.code == code)
    #expect(bridged.code == code)
    #expect(bridged.domain == "TriwireRuntime.APIError")
    #expect(bridged.localizedDescription == error.errorDescription)
    #expect(error.localizedDescription == error.errorDescription)
    #expect(!error.description.isEmpty)
    #expect((error.response == Self.response) == hasResponse)
  }

  @Test func namesWhatIsAtFault() {
    #expect(
      Failed.invalidRequest(InvalidRequest(parameter: "shop", "is empty")).description
        == "The request is invalid: shop: is empty.")
    #expect(
      Failed.undecodable(
        ResponseError(.mismatch, path: "a[1].b", "expected a number"), Self.response
      )
      .description == "The answer with status 404 can't be read: a[1].b: expected a number.")
    #expect(
      Failed.business(code: "7", message: "No such pet", Self.response).errorDescription
        == "No such pet")
  }

  @Test func keepsKeysInQueriesToItself() throws {
    let url = "https://h/?key=secret"
    let cause = URLError(
      .cannotConnectToHost,
      userInfo: [
        "NSErrorFailingURLStringKey": url, NSLocalizedDescriptionKey: "nobody listens",
      ])
    let errors = [
      Failed(exchanging: cause), Failed(exchanging: TransportError(cause)),
      Failed(exchanging: URLError(.badServerResponse, userInfo: cause.userInfo)),
    ]
    for error in errors {
      #expect(!"\(error) \(error.errorUserInfo)".contains("secret"))
      #expect(error.description.hasSuffix(": nobody listens."))
    }
  }

  @Test func keepsTheCause() {
    let error = Failed.transport(Cause()) as NSError
    #expect((error.userInfo[NSUnderlyingErrorKey] as? any Error) is Cause)
  }
}
