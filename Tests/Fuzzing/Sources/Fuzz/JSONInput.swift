import Foundation
import TriwireRuntime
import TriwireShop

/// Whatever can be read as JSON is written and read again as the same.
enum JSONInput {
  static func attempt(_ input: Data) {
    attempt(Shop.Order.self, input)
    attempt(Shop.Page<Shop.Pet>.self, input)
    attempt(Everything<Plain>.self, input)
    attempt(Everything<Proto3>.self, input)
    attempt(Nothing.self, input)
    if let value = try? Codec<JSONValue>.json.decode(json: input) {
      guard let written = try? Codec<JSONValue>.json.json(value) else { return }
      agree(value, (try? Codec<JSONValue>.json.decode(json: written)) ?? .null, "any JSON")
    }
  }

  private static func attempt<Model: WireModel>(_ type: Model.Type, _ input: Data) {
    guard let value = try? Model(json: input), let written = try? value.json() else { return }
    agree(try? Model(json: written).json(), written, "\(type)")
  }
}

/// Skips everything that it is read from.
struct Nothing: WireModel {
  static let fields = FieldTable<Nothing>("Nothing", [])
}
