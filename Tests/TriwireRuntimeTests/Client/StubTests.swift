import Foundation
import Testing

@testable import TriwireRuntime

struct StubTests {
  @Test func answersARequestValue() async throws {
    var stub = Shop.Stub()
    stub.addPet = { request in
      var pet = request.body
      pet.name += " of \(request.shop)"
      return pet
    }
    let pet = try await stub.client.pets.addPet(.rex, shop: "s")
    #expect(pet.name == "Rex of s")
  }

  @Test func failsAsItIsTold() async {
    var stub = Shop.Stub()
    stub.addPet = { (_) throws(APIError<Shop.Problem>) in
      throw .rejected(Shop.Problem(title: "full"), HTTPResponse(409))
    }
    let client = stub.client
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.pets.addPet(.rex, shop: "s")
    }
    #expect(error?.code == 409)
  }

  @Test func namesTheEndpointThatNothingAnswers() async {
    var stub = Shop.Stub()
    stub.addPet = { $0.body }
    stub.addPet = nil
    let client = stub.client
    let error = await failure { () throws(APIError<Shop.Problem>) in
      try await client.pets.addPet(.rex, shop: "s")
    }
    guard case .transport(TransportError.unanswered(endpoint: "addPet")) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func refusesWhatCouldNotBeSent() async {
    var stub = Shop.Stub()
    stub.addPet = { $0.body }
    let client = stub.client
    for (pet, shop) in [(Shop.Pet.rex, ".."), (Shop.Pet(id: 1, name: ""), "s")] {
      let error = await failure { () throws(APIError<Shop.Problem>) in
        try await client.pets.addPet(pet, shop: shop)
      }
      #expect(error?.code == 1001)
    }
  }
}
