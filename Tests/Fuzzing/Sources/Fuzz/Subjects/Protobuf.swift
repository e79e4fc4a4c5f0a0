import Foundation
import TriwireRuntime
import TriwireShop

extension Subject {
  /// What can be read as protobuf is written, and read again as the same, unknown fields included.
  static let protobuf = Subject(name: "protobuf") { input in
    rewrite(Shop.Order.self, input)
    rewrite(Shop.Receipt.self, input)
    rewrite(Everything<Plain>.self, input)
    rewrite(Nothing.self, input)
  }

  private static func rewrite<Model: WireModel>(_ type: Model.Type, _ input: Data) {
    guard let value = try? Model(protobuf: input) else { return }
    checkRewriting(
      of: value, "\(type)", { try $0.protobuf(deterministic: true) }, { try Model(protobuf: $0) })
  }
}
