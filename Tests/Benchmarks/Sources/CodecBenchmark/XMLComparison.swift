import Foundation
import TriwireRuntime

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One XML document: read into models, beside Foundation's parser passing it for a delegate that does
/// nothing, and written, beside Foundation's encoder writing the same records as JSON.
struct XMLComparison<Wire: WireModel, Plain: Codable & Hashable> {
  private let xml: Data
  private let codec = Codec<[Wire]>.list(.model)
  private let values: [Wire]
  private let plainValues: [Plain]
  private let encoder = JSONEncoder()

  static var heading: String {
    "XML shape    bytes  decode ms ( XMLParser)      ×   encode ms (JSONEncoder)     ×"
  }

  init(_ wire: Wire.Type, _ plain: Plain.Type, json: Data, isSpaced: Bool) throws {
    let values = try codec.decode(json: json)
    let compact = try codec.xml(values)
    xml = isSpaced ? XMLComparison.spaced(compact) : compact
    self.values = try codec.decode(xml: xml)
    precondition(self.values == values)
    plainValues = try JSONDecoder().decode([Plain].self, from: json)
  }

  /// The document with every element on a line of its own, as far as no text is changed.
  private static func spaced(_ xml: Data) -> Data {
    let text = String(decoding: xml, as: UTF8.self)
    return Data(text.replacing("><", with: ">\n    <").utf8)
  }

  func run(_ name: String, rounds: Int) throws -> String {
    var times: [[Double]] = [[], [], [], []]
    for _ in 0..<rounds {
      times[0].append(try milliseconds { try codec.decode(xml: xml).count })
      times[1].append(milliseconds { passes() })
      times[2].append(try milliseconds { try codec.xml(values).count })
      times[3].append(try milliseconds { try encoder.encode(plainValues).count })
    }
    return row(name, xml.count, times.map { $0.sorted()[rounds / 2] })
  }

  func runAlone(rounds: Int) throws {
    for _ in 0..<rounds {
      _ = try milliseconds { try codec.decode(xml: xml).count }
      _ = try milliseconds { try codec.xml(values).count }
    }
  }

  /// What Foundation's parser has passed, with a delegate that does nothing.
  private func passes() -> Int {
    let parser = XMLParser(data: xml)
    let delegate = IdleDelegate()
    parser.delegate = delegate
    return parser.parse() ? xml.count : 0
  }

  private final class IdleDelegate: NSObject, XMLParserDelegate {}
}
