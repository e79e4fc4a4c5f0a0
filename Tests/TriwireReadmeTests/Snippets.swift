import Foundation
import TriwirePetshop
import TriwireRuntime
import TriwireShop

/// Where the README's tokens come from.
actor Session {
  var token: String? = "t"
}

/// The README's Swift, compiled; `ReadmeTests` checks that nothing differs.
enum Snippets {
  static func calls(session: Session) async throws {
    let client = PetshopClient(
      common: Petshop.Common(appVersion: .value("2.1")),
      credentials: Petshop.Credentials(bearer: .provider { await session.token }))

    let pets = try await client.listPets(limit: 50, habitat: .water)
    let nemo = Petshop.Pet(id: 0, name: "Nemo", habitat: .water)
    let added = try await client.addPet(nemo, shop: "a/b")
    _ = (pets, added)
  }

  static func closures(client: PetshopClient) {
    let handle = client.send(Petshop.ListPets(habitat: .land)) { result in
      switch result {
      case .success(let pets): print(pets.map(\.name))
      case .failure(let error): print(error.code, error)
      }
    }
    handle.cancel()
  }

  static func stubs() async throws -> [Petshop.Pet?] {
    var stub = Petshop.Stub()
    stub.listPets = { request in
      [Petshop.Pet(id: 1, name: "Rex", habitat: request.habitat ?? .land)]
    }
    stub.addPet = { _ in
      let conflict = Petshop.Conflict(existing: 1)
      throw APIError<Petshop.AddPet.Failure>.rejected(.conflict(conflict), HTTPResponse(409))
    }
    let rex = try await stub.client.listPets().first

    let offline = PetshopClient(
      common: Petshop.Common(appVersion: .value("2.1")),
      transport: .stub { _ in .json(#"[{"id":2,"name":"Nemo","habitat":"coral reef"}]"#) })
    let nemo = try await offline.listPets().first
    return [rex, nemo]
  }

  static func wires(document: Data, message: Data, shop: ShopClient) async throws -> [Data] {
    let catalog = try Shop.Catalog(xml: document)
    let order = try Shop.Order(protobuf: message)
    let copies = [try catalog.xml(), try order.protobuf(), try order.json()]
    for try await order in try await shop.orders.watchOrders() { print(order.itemName) }
    return copies
  }

  static func errors(client: PetshopClient, pet: Petshop.Pet) async {
    do {
      _ = try await client.addPet(pet, shop: "1")
    } catch .rejected(.conflict(let conflict), _) {
      print("there is one already:", conflict.existing)
    } catch .rejected(.problem(let problem), let response) {
      print(response.status, problem.title)
    } catch {
      print(error.code, error)
    }
  }
}
