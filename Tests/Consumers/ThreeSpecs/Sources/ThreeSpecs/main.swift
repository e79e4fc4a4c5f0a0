import Foundation
import TriwireRuntime

let shop: any Transport = .stub { request in .json(#"{"name":"\#(request.url.path)"}"#) }
print(try await OldShopClient(transport: shop).show(id: 1).name)
print(try await NewShopClient(transport: shop).show(id: 2).name)

let bank: any Transport = .stub { _ in .json(#"{"amount":"12.50"}"#) }
print(try await BillingClient(transport: bank).total().amount)
