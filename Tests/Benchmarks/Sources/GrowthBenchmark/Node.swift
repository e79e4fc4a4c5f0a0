import Foundation
import TriwireRuntime

/// A model with a field of each kind that could grow.
struct Node: WireModel {
  var text: String?
  var double: Double?
  var decimal: Decimal?
  var bytes: Data?
  var numbers: [Int32] = []
  var texts: [String] = []
  var named: [String: Int32] = [:]
  var nodes: [Node] = []
  @Indirect var one: Node?
  var unknownFields = UnknownFields()

  static let fields = FieldTable<Node>(
    "Node",
    [
      .field("text", \.text, .optional(.string), number: 1),
      .field("double", \.double, .optional(.double), number: 2),
      .field("decimal", \.decimal, .optional(.decimal), number: 3),
      .field("bytes", \.bytes, .optional(.bytes), number: 4),
      .field("numbers", \.numbers, .list(.int32), number: 5),
      .field("texts", \.texts, .list(.string), number: 6),
      .field("named", \.named, .map(.int32), number: 7),
      .field("nodes", \.nodes, .list(.model), number: 8),
      .field("one", \._one, .indirect(.optional(.model)), number: 9),
      .unknownFields(\.unknownFields),
    ])
}

/// A model of attributes, where those of XML are looked for.
struct Attributed: WireModel {
  var a1: String?
  var a900: String?

  static let fields = FieldTable<Attributed>(
    "Node",
    [
      .field("a1", \.a1, .optional(.string), xml: .attribute),
      .field("a900", \.a900, .optional(.string), xml: .attribute),
    ])
}
