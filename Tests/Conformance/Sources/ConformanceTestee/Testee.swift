import Foundation
import TriwireRuntime

/// Does what the runner asks for.
enum Testee {
  private static let name = "protobuf_test_messages.proto3.TestAllTypesProto3"

  /// The answer to a request, both as protobuf messages.
  static func answer(to message: Data) throws -> Data {
    let request = try Conformance.Request(protobuf: message)
    return try Conformance.Response(result: outcome(of: request)).protobuf()
  }

  private static func outcome(of request: Conformance.Request) throws -> Conformance.Outcome {
    // The runner first asks which failures are expected: none.
    if request.messageType == "conformance.FailureSet" {
      return .protobufPayload(try Conformance.FailureSet(test: []).protobuf())
    }
    guard request.messageType == name else { return .skipped("only \(name) is known") }
    do {
      guard let value = try value(of: request.payload) else {
        return .skipped("the format of the payload is not known")
      }
      return written(value, request.requestedOutputFormat)
    } catch {
      return .parseError("\(error)")
    }
  }

  /// The payload as a value; nil when it is in a format that isn't known.
  private static func value(
    of payload: Conformance.Payload?
  ) throws -> Conformance.TestAllTypes? {
    switch payload {
    case .protobufPayload(let bytes): try Conformance.TestAllTypes(protobuf: bytes)
    case .jsonPayload(let text): try Conformance.TestAllTypes(json: Data(text.utf8))
    default: nil
    }
  }

  private static func written(
    _ value: Conformance.TestAllTypes, _ format: Conformance.WireFormat
  ) -> Conformance.Outcome {
    do {
      switch format {
      case .protobuf: return .protobufPayload(try value.protobuf())
      case .json: return .jsonPayload(String(decoding: try value.json(), as: UTF8.self))
      default: return .skipped("the format \(format) is not known")
      }
    } catch {
      return .serializeError("\(error)")
    }
  }
}
