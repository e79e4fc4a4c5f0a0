import Foundation
import TriwireRuntime

extension Subject {
  /// What came over one wire travels over the others and is the same afterwards, as far as JSON can
  /// tell, but for what is finer than the others have. An input that begins like JSON or XML is that, any other one is protobuf.
  static let wires = Subject(name: "wires") { input in
    travel(Plain.self, input)
    travel(Proto3.self, input)
  }

  private static func travel<M: Mapping>(_ mapping: M.Type, _ input: Data) {
    typealias Model = Everything<M>
    guard let value = (try? read(Model.self, input))?.rounded(), let json = try? value.json()
    else { return }
    let before = text(json)
    check(before, over: "JSON") { try Model(json: json) }
    // XML has no way to write some characters.
    if let xml = try? value.xml() { check(before, over: "XML") { try Model(xml: xml) } }
    // A patch that is null must be refused: protobuf has none, and nothing may get lost.
    if let protobuf = try? value.protobuf() {
      check(before, over: "protobuf") { try Model(protobuf: protobuf) }
    }
  }

  private static func read<Model: WireModel>(_ type: Model.Type, _ input: Data) throws -> Model {
    switch input.first {
    case UInt8(ascii: "{"): try Model(json: input)
    case UInt8(ascii: "<"): try Model(xml: input)
    default: try Model(protobuf: input)
    }
  }

  private static func check<Model: WireModel>(
    _ json: String, over wire: String, _ read: () throws -> Model
  ) {
    do {
      agree(text(try read().json()), json, "\(Model.self) over \(wire)")
    } catch {
      fail("\(Model.self) over \(wire): \(error)\n\(json)")
    }
  }
}
