import Foundation
import TriwireRuntime
import TriwireShop

extension Subject {
  /// What can be read as JSON is written, and read again as the same.
  static let json = Subject(name: "json") { input in
    rewrite(Shop.Order.self, input)
    rewrite(Shop.Page<Shop.Pet>.self, input)
    rewrite(Shop.Event.self, input)
    rewrite(Everything<Plain>.self, input)
    rewrite(Everything<Proto3>.self, input)
    rewrite(Nothing.self, input)
    rewrite(Codec<JSONValue>.json, input, "any JSON")
  }

  private static func rewrite<Model: WireModel>(_ type: Model.Type, _ input: Data) {
    rewrite(Model.codec, input, "\(type)")
  }

  private static func rewrite<Value>(_ codec: Codec<Value>, _ input: Data, _ what: String) {
    guard let value = try? codec.decode(json: input) else { return }
    checkRewriting(of: value, what, { try codec.json($0) }, { try codec.decode(json: $0) })
  }
}
