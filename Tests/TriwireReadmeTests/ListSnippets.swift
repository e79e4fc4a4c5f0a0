import Foundation
import TriwireRuntime
import TriwireShop

/// The reference's Swift about lists, streams and caches, compiled.
enum ListSnippets {
  static func pages(shop: ShopClient) async throws -> Shop.Pet? {
    for try await pet in shop.pets.findPetsItems(sort: .name, size: 50) {
      if pet.status == .available { return pet }
    }
    for try await page in shop.items(of: Shop.FindPets(page: 3)).pages {
      print(page.items.count, "of", page.total ?? 0)
    }
    return nil
  }

  static func events() async throws {
    let configuration = ClientConfiguration(
      idleTimeout: .seconds(30),
      reconnect: ReconnectPolicy(attempts: 10, delay: .seconds(1)))
    let shop = ShopClient(common: Shop.Common(version: .value("2.1")), configuration: configuration)
    for try await event in try await shop.news(topics: ["prices"]) { print(event.prices) }
  }

  static func cache() async throws -> Shop.Category {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Shop")
    let cache = DiskCache(folder: folder, limit: 32 << 20)
    let shop = ShopClient(
      common: Shop.Common(version: .value("2.1")),
      configuration: ClientConfiguration(cache: cache))
    let category = try await shop.category(name: "cats")
    await cache.removeAll()
    return category
  }

  static func reachability() async {
    for await state in Reachability(of: Shop.Server.production.url, every: .seconds(30)) {
      print(state == .reachable ? "online" : "offline")
    }
  }
}
