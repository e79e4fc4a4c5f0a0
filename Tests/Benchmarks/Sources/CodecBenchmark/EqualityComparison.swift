import Foundation
import TriwireRuntime

/// The same values, compared and hashed by their tables and by what the compiler writes.
struct EqualityComparison<Wire: WireModel, Plain: Codable & Hashable> {
  private let pairs: ([Wire], [Wire])
  private let plainPairs: ([Plain], [Plain])

  static var heading: String {
    "shape        count  equal? ms (compiler's)      ×     hash ms (compiler's)      ×"
  }

  init(_ wire: Wire.Type, _ plain: Plain.Type, json: Data) throws {
    let codec = Codec<[Wire]>.list(.model)
    let decoder = JSONDecoder()
    // Both are read twice, so that nothing is equal for being the same memory.
    pairs = (try codec.decode(json: json), try codec.decode(json: json))
    plainPairs = (
      try decoder.decode([Plain].self, from: json), try decoder.decode([Plain].self, from: json)
    )
  }

  func run(_ name: String, rounds: Int) -> String {
    var times: [[Double]] = [[], [], [], []]
    for _ in 0..<rounds {
      times[0].append(milliseconds { equal(pairs) })
      times[1].append(milliseconds { equal(plainPairs) })
      times[2].append(milliseconds { hash(pairs.0) })
      times[3].append(milliseconds { hash(plainPairs.0) })
    }
    return row(name, pairs.0.count, times.map { $0.sorted()[rounds / 2] })
  }

  private func equal<Value: Equatable>(_ pair: ([Value], [Value])) -> Int {
    zip(pair.0, pair.1).count { $0 == $1 }
  }

  private func hash<Value: Hashable>(_ values: [Value]) -> Int {
    values.count { $0.hashValue != 0 }
  }
}
