import Foundation
import TriwireRuntime

/// The records of a JSON document as one protobuf message, beside the document with Foundation.
struct ProtobufComparison<Wire: WireModel, Plain: Codable & Hashable> {
  private let json: Data
  private let protobuf: Data
  private let batch: Batch<Wire>
  private let plainValues: [Plain]
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()

  static var heading: String {
    "protobuf     bytes  decode ms (JSON, Foundation) ×   encode ms (JSON, Foundation) ×   copy ms"
  }

  init(_ wire: Wire.Type, _ plain: Plain.Type, json: Data) throws {
    self.json = json
    batch = Batch(items: try Codec<[Wire]>.list(.model).decode(json: json))
    protobuf = try batch.protobuf()
    plainValues = try decoder.decode([Plain].self, from: json)
  }

  func run(_ name: String, rounds: Int) throws -> String {
    var times: [[Double]] = [[], [], [], [], []]
    for _ in 0..<rounds {
      times[0].append(try milliseconds { try decode() })
      times[1].append(try milliseconds { try decoder.decode([Plain].self, from: json).count })
      times[2].append(try milliseconds { try batch.protobuf().count })
      times[3].append(try milliseconds { try encoder.encode(plainValues).count })
      times[4].append(milliseconds { copy() })
    }
    return row(name, times.map { $0.sorted()[rounds / 2] })
  }

  func runAlone(rounds: Int) throws {
    for _ in 0..<rounds {
      _ = try milliseconds { try decode() }
      _ = try milliseconds { try batch.protobuf().count }
    }
  }

  private func decode() throws -> Int { try Batch<Wire>(protobuf: protobuf).items.count }

  private func copy() -> Int {
    protobuf.withUnsafeBytes { source in
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 1)
      defer { memory.deallocate() }
      memory.copyMemory(from: source)
      return memory.count + Int(memory[source.count / 2] & 1)
    }
  }

  private func row(_ name: String, _ medians: [Double]) -> String {
    let name = name.padding(toLength: 9, withPad: " ", startingAt: 0)
    return name
      + String(
        format: "%9d  %9.2f (%11.2f) %6.1f   %9.2f (%11.2f) %6.1f %9.3f", protobuf.count,
        medians[0],
        medians[1], medians[1] / medians[0], medians[2], medians[3], medians[3] / medians[2],
        medians[4])
  }
}

/// A message of records.
struct Batch<Item: WireModel>: WireModel {
  var items: [Item]

  static var fields: FieldTable<Batch> {
    .shared {
      FieldTable("Batch", [.field("items", \.items, .list(.model), number: 1)])
    }
  }
}
