import Foundation
import Testing

@testable import TriwireRuntime

/// Runs a file of cases, `{"cases": [{style, explode, in, name, type, value, serialized}]}`, whose path
/// is in the environment variable `TRIWIRE_PARAMETER_CASES`.
struct ParameterCaseFileTests {
  static let path = ProcessInfo.processInfo.environment["TRIWIRE_PARAMETER_CASES"]

  @Test(.enabled(if: path != nil, "TRIWIRE_PARAMETER_CASES is not set"))
  func agreesWithTheFile() throws {
    let data = try Data(contentsOf: URL(filePath: try #require(Self.path)))
    let file = try JSONDecoder().decode(CaseFile.self, from: data)
    #expect(!file.cases.isEmpty)
    let order = try KeyOrder(data)
    for (index, item) in file.cases.enumerated() {
      for place in item.in {
        let text = try item.written(in: place, order: order.members[index])
        #expect(text == item.serialized, "\(item.style) explode \(item.explode) in \(place)")
      }
    }
  }
}

private struct CaseFile: Decodable {
  let cases: [Case]

  struct Case: Decodable {
    let style: String
    let explode: Bool
    let `in`: [String]
    let name: String
    let value: Value
    let serialized: String

    func written(in place: String, order: [String]) throws -> String? {
      let text = ParameterText(name: name, explode: explode)
      let form = value.form(order)
      switch place {
      case "path": return text.path(form, try #require(Self.pathStyles[style]))
      case "header": return text.header(form)
      case "cookie": return try text.cookie(form, style == "cookie" ? .cookie : .form)
      case "query": return try text.query(form, try #require(Self.queryStyles[style]))
      default:
        Issue.record("no place “\(place)”")
        return nil
      }
    }

    static let pathStyles: [String: PathStyle] = [
      "simple": .simple, "label": .label, "matrix": .matrix,
    ]
    static let queryStyles: [String: QueryStyle] = [
      "form": .form, "spaceDelimited": .spaceDelimited, "pipeDelimited": .pipeDelimited,
      "deepObject": .deepObject,
    ]
  }

  enum Value: Decodable {
    case text(String)
    case list([String])
    case object([String: Int])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([String].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Int].self))
      }
    }

    func form(_ order: [String]) -> ParameterForm {
      switch self {
      case .text(let text): .text(text)
      case .list(let texts): .list(texts)
      case .object(let members):
        .object(order.compactMap { name in members[name].map { .init(name, "\($0)") } })
      }
    }
  }
}

/// The order of each case's members, which `JSONDecoder` does not tell.
private struct KeyOrder {
  let members: [[String]]

  init(_ file: Data) throws {
    let document = try Codec.json.decode(json: file)
    members = (document["cases"]?.array ?? []).map { item in
      item["value"]?.object?.map(\.name) ?? []
    }
  }
}
