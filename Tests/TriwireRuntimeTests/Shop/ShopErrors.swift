import Foundation
import TriwireRuntime

extension Shop {
  struct Problem: WireModel {
    var title: String?

    static let fields = FieldTable<Problem>(
      "Problem", [.field("title", \.title, .optional(.string))])
  }

  struct NotFound: WireModel {
    var what: String

    static let fields = FieldTable<NotFound>("NotFound", [.field("what", \.what, .string)])
  }

  enum StandardCode: OpenBusinessCode {
    case tokenInvalid, remoteLogin
    case unknown(String)

    static let allCases: [StandardCode] = [.tokenInvalid, .remoteLogin]

    var rawValue: String {
      switch self {
      case .tokenInvalid: "1001"
      case .remoteLogin: "1002"
      case .unknown(let rawValue): rawValue
      }
    }
  }

  static let standardEnvelope = Envelope(
    code: ["resultCode"], message: ["resultMsg"], data: ["data"], success: ["0", "0000"])
}

extension Shop.Pet {
  func validate() throws(ValidationError) {
    try Check("name", name).length(min: 1)
  }
}
