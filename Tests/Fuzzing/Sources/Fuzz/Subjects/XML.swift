import Foundation
import TriwireRuntime
import TriwireShop

extension Subject {
  /// What can be read as XML is written, and read again as the same.
  static let xml = Subject(name: "xml") { input in
    rewrite(Shop.Catalog.self, input)
    rewrite(Shop.Order.self, input)
    rewrite(Shop.Reply.self, input)
    rewrite(Everything<Plain>.self, input)
    rewrite(Nothing.self, input)
  }

  private static func rewrite<Model: WireModel>(_ type: Model.Type, _ input: Data) {
    guard let value = try? Model(xml: input) else { return }
    checkRewriting(of: value, "\(type)", { try $0.xml() }, { try Model(xml: $0) })
  }
}
