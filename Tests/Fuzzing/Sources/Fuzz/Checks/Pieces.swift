import Foundation

/// Takes an input apart into what a subject needs of it.
struct Pieces {
  private var rest: Data

  init(_ input: Data) {
    rest = input
  }

  var isEmpty: Bool { rest.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// What comes before the next zero byte or the end.
  mutating func field() -> Data {
    let field = rest.prefix { $0 != 0 }
    rest = rest.dropFirst(field.count + 1)
    return Data(field)
  }

  mutating func text() -> String { String(decoding: field(), as: UTF8.self) }

  /// Everything that is left.
  mutating func all() -> Data {
    defer { rest = Data() }
    return Data(rest)
  }
}
