public import Foundation

/// What the body of an answer holds and how it is read.
public struct ResponseContent<Value>: Sendable {
  /// The media types to ask for; nil leaves the choice to the server.
  let accept: String?
  let read: @Sendable (Answer) throws(ResponseError) -> Value
}

extension ResponseContent {
  /// A value in JSON. Any JSON media type is accepted, and none at all. An empty body is nil for an
  /// optional, empty for a list or a map, and an error for everything else.
  public static func body(_ codec: Codec<Value>) -> ResponseContent {
    ResponseContent(accept: "application/json") { answer throws(ResponseError) in
      try answer.decode(codec)
    }
  }
}

extension ResponseContent where Value == Void {
  /// Nothing; a body that comes all the same is ignored.
  public static var none: ResponseContent {
    ResponseContent(accept: nil) { answer throws(ResponseError) in try answer.ignoreBody() }
  }
}

extension ResponseContent where Value == Data {
  /// The body as it is.
  public static var bytes: ResponseContent { ResponseContent(accept: nil) { $0.response.body } }
}

extension ResponseContent where Value == String {
  /// Text in the charset that the content type names: UTF-8, which is also meant without one,
  /// US-ASCII or ISO-8859-1.
  public static var text: ResponseContent {
    ResponseContent(accept: nil) { answer throws(ResponseError) in try answer.text() }
  }
}
