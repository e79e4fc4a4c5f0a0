extension ResponseContent {
  /// Messages in protobuf, each with its length before it, read while they arrive. An envelope is
  /// looked for only in an answer that isn't protobuf.
  public static func delimited<Message>(_ codec: Codec<Message>) -> ResponseContent
  where Value == MessageStream<Message> {
    ResponseContent(accept: Wire.protobuf.mediaType, streams: Wire.protobuf.covers) {
      answer throws(ResponseError) in
      _ = try answer.wire(among: [.protobuf])
      let configuration = answer.configuration
      let frames = DelimitedFrames(limit: configuration.longestMessage)
      return MessageStream {
        var reader = MessageReader(answer, frames) { message throws(ResponseError) in
          try codec.decode(message, as: .protobuf, by: configuration)
        }
        return MessageStream.Iterator { () throws(APIError<Never>) in try await reader.next() }
      }
    }
  }
}
