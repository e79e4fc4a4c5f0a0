internal import Foundation

extension Codec {
  /// Reads a body in one of the formats, within what a client allows.
  func decode(
    _ body: Data, as wire: Wire, by configuration: ClientConfiguration
  ) throws(ResponseError) -> Value {
    switch wire {
    case .json:
      do { return try decode(json: body, limits: configuration.json) } catch {
        throw ResponseError(error)
      }
    case .protobuf:
      do { return try decode(protobuf: body, limits: configuration.protobuf) } catch {
        throw ResponseError(error)
      }
    case .xml:
      do { return try decode(xml: body, limits: configuration.xml) } catch {
        throw ResponseError(error)
      }
    }
  }
}
