import Foundation
import TriwireRuntime

/// A value that came as JSON travels over the other wires and comes back as the same JSON.
enum ThreeWires {
  static func attempt(_ input: Data) {
    attempt(Everything<Plain>.self, input)
    attempt(Everything<Proto3>.self, input)
  }

  private static func attempt<Model: WireModel>(_ type: Model.Type, _ input: Data) {
    guard let value = try? Model(json: input), let json = try? value.json() else { return }
    // Texts with characters that XML can't hold are refused there.
    if let xml = try? value.xml() { agree(try? Model(xml: xml).json(), json, "\(type) over XML") }
    if let protobuf = try? value.protobuf() {
      agree(try? Model(protobuf: protobuf).json(), json, "\(type) over protobuf")
    }
  }
}
