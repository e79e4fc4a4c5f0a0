import Foundation
import TriwireRuntime

/// One document, read and written in two ways.
struct Comparison<Wire: WireModel, Plain: Codable & Hashable> {
  private let json: Data
  private let codec = Codec<[Wire]>.list(.model)
  private let values: [Wire]
  private let plainValues: [Plain]
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  static var heading: String {
    "shape        bytes  decode ms (Foundation)      ×   encode ms (Foundation)      ×"
  }

  init(_ wire: Wire.Type, _ plain: Plain.Type, json: Data) throws {
    self.json = json
    values = try codec.decode(json: json)
    plainValues = try decoder.decode([Plain].self, from: json)
  }

  func run(_ name: String, rounds: Int) throws -> String {
    var times: [[Double]] = [[], [], [], []]
    for _ in 0..<rounds {
      times[0].append(try milliseconds { try codec.decode(json: json).count })
      times[1].append(try milliseconds { try decoder.decode([Plain].self, from: json).count })
      times[2].append(try milliseconds { try codec.json(values).count })
      times[3].append(try milliseconds { try encoder.encode(plainValues).count })
    }
    let medians = times.map { $0.sorted()[rounds / 2] }
    return row(name, json.count, medians)
  }

  func runAlone(rounds: Int) throws {
    for _ in 0..<rounds {
      _ = try milliseconds { try codec.decode(json: json).count }
      _ = try milliseconds { try codec.json(values).count }
    }
  }
}

/// A line of the table: what it took, what the other took, and how many times as long that is.
func row(_ name: String, _ bytes: Int, _ medians: [Double]) -> String {
  name.padding(toLength: 9, withPad: " ", startingAt: 0)
    + String(
      format: "%9d  %9.2f (%10.2f) %6.1f   %9.2f (%10.2f) %6.1f", bytes, medians[0], medians[1],
      medians[1] / medians[0], medians[2], medians[3], medians[3] / medians[2])
}

/// How long something takes that gives a number which isn't zero.
func milliseconds(_ body: () throws -> Int) rethrows -> Double {
  let clock = ContinuousClock()
  var count = 0
  let time = try clock.measure { count = try body() }
  precondition(count > 0)
  let (seconds, attoseconds) = time.components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}
