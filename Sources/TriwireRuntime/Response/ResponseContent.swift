public import Foundation

/// What the body of an answer holds and how it is read.
public struct ResponseContent<Value>: Sendable {
  /// The media types to ask for; nil leaves the choice to the server.
  let accept: String?
  /// Which media types are read while they arrive; nil when the body is read as a whole.
  var streams: (@Sendable (MediaType) -> Bool)? = nil
  /// Whether the body is written to disk while it arrives.
  var isFile = false
  let read: @Sendable (Answer) throws(ResponseError) -> Value
}

extension ResponseContent {
  /// A value in one format, JSON unless told otherwise. Any media type of the format is accepted, and
  /// none at all. An empty body is nil for an optional and empty for a list or a map; for other
  /// values it is a message without fields in protobuf, and an error in the other formats.
  public static func body(_ codec: Codec<Value>, in wire: Wire = .json) -> ResponseContent {
    body(codec, in: [wire])
  }

  /// A value in one of several formats. They are asked for in this order, and the content type of the
  /// answer tells which one it is; without a content type it is the first.
  public static func body(_ codec: Codec<Value>, in wires: [Wire]) -> ResponseContent {
    ResponseContent(accept: wires.accept) { answer throws(ResponseError) in
      try answer.decode(codec, in: wires)
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
