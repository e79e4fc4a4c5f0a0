import Foundation
import TriwireRuntime
import TriwireShop

/// Whatever can be read as XML is written and read again as the same.
enum XMLInput {
  static func attempt(_ input: Data) {
    attempt(Shop.Catalog.self, input)
    attempt(Shop.Order.self, input)
    attempt(Everything<Plain>.self, input)
    attempt(Nothing.self, input)
  }

  private static func attempt<Model: WireModel>(_ type: Model.Type, _ input: Data) {
    guard let value = try? Model(xml: input), let written = try? value.xml() else { return }
    agree(try? Model(xml: written).xml(), written, "\(type)")
  }
}
