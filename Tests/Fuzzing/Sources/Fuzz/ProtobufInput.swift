import Foundation
import TriwireRuntime
import TriwireShop

/// Whatever can be read as protobuf is written and read again as the same, unknown fields included.
enum ProtobufInput {
  static func attempt(_ input: Data) {
    attempt(Everything<Plain>.self, input)
    attempt(Shop.Event.self, input)
    attempt(Nothing.self, input)
  }

  private static func attempt<Model: WireModel>(_ type: Model.Type, _ input: Data) {
    guard let value = try? Model(protobuf: input),
      let written = try? value.protobuf(deterministic: true)
    else { return }
    agree(try? Model(protobuf: written).protobuf(deterministic: true), written, "\(type)")
  }
}
