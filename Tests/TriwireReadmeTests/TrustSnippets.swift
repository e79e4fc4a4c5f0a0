import Foundation
import TriwireCurl
import TriwireRuntime
import TriwireShop

/// The reference's Swift about what servers have to prove, compiled.
enum TrustSnippets {
  static func pinned(certificates: URL) {
    guard let pin = PublicKeyPin(sha256: "RRM1dGqnDFsCJXBTHky16vi1obOlCgFFn/yOhI/y+ho=")
    else { return }
    let configuration = ClientConfiguration(
      trust: ServerTrust(pins: [pin], authorities: certificates))
    let shop = ShopClient(
      common: Shop.Common(version: .value("2.1")), configuration: configuration, transport: .curl)
    print(shop)
  }
}
