import Dispatch
import Foundation
import Testing

@testable import TriwireRuntime

struct CallbackTests {
  let client = ShopClient { _ in HTTPResponse(200, body: Data([1])) }

  @Test func callsBackOnTheMainActor() async {
    let value = await withCheckedContinuation { continuation in
      client.send(Shop.Avatar(id: UUID())) { result in
        MainActor.assertIsolated()
        continuation.resume(returning: try? result.get())
      }
    }
    #expect(value == Data([1]))
  }

  @Test func callsBackOnAQueue() async {
    let queue = DispatchQueue(label: "callbacks")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let isOnQueue = await withCheckedContinuation { continuation in
      client.api.send(Shop.Avatar(id: UUID()), on: queue) { _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: key))
      }
    }
    #expect(isOnQueue == true)
  }

  @Test func cancels() async {
    let client = ShopClient { try await EndingTests.waiting($0) }
    let code = await withCheckedContinuation { continuation in
      let handle = client.send(Shop.Avatar(id: UUID()), on: .global()) { result in
        if case .failure(let error) = result { continuation.resume(returning: error.code) }
      }
      handle.cancel()
    }
    #expect(code == 6)
  }
}
