import Foundation
import TriwireRuntime

/// One shape of input that could take more than its share.
struct Subject: Sendable {
  var name: String
  /// Makes an input of about so many bytes, and gives what reads it.
  var prepare: @Sendable (Int) -> @Sendable () async throws -> Void

  init(_ name: String, _ prepare: @escaping @Sendable (Int) -> @Sendable () async throws -> Void) {
    self.name = name
    self.prepare = prepare
  }

  /// A piece over and over between two others.
  static func repeated(
    _ size: Int, from start: String = "", _ piece: String, to end: String = ""
  ) -> Data {
    var data = Data(start.utf8)
    let bytes = Data(piece.utf8)
    data.reserveCapacity(size + end.utf8.count + bytes.count)
    while data.count < size { data += bytes }
    return data + Data(end.utf8)
  }

  /// Pieces that count, between two others.
  static func counted(
    _ size: Int, from start: String = "", to end: String = "", _ piece: (Int) -> String
  ) -> Data {
    var data = Data(start.utf8)
    data.reserveCapacity(size + 1_000)
    var number = 0
    while data.count < size {
      data += Data(piece(number).utf8)
      number += 1
    }
    return data + Data(end.utf8)
  }

  static func times(_ count: Int, _ piece: String) -> String {
    String(repeating: piece, count: count)
  }
}
