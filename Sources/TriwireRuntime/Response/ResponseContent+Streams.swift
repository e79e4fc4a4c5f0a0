internal import Foundation

extension ResponseContent {
  /// Messages in protobuf, each with its length before it, read while they arrive. An envelope is
  /// looked for only in an answer that isn't protobuf.
  public static func delimited<Message>(_ codec: Codec<Message>) -> ResponseContent
  where Value == MessageStream<Message> {
    ResponseContent(accept: Wire.protobuf.mediaType, streams: Wire.protobuf.covers) {
      answer throws(ResponseError) in
      _ = try answer.wire(among: [.protobuf])
      let configuration = answer.configuration
      return stream(answer, DelimitedFrames(limit: configuration.longestMessage)) {
        message throws(ResponseError) in
        try codec.decode(message, as: .protobuf, by: configuration)
      }
    }
  }

  /// JSON values, one a line, read while they arrive. An envelope is looked for only in an answer
  /// whose content type is JSON itself.
  public static func lines<Message>(_ codec: Codec<Message>) -> ResponseContent
  where Value == MessageStream<Message> {
    ResponseContent(
      accept: "application/x-ndjson, application/jsonl, application/json;q=0.9",
      streams: { $0.isJSONLines || $0.isJSON }
    ) { answer throws(ResponseError) in
      if let type = answer.response.headers["Content-Type"], !MediaType(type).isJSONLines {
        _ = try answer.wire(among: [.json])
      }
      let configuration = answer.configuration
      return stream(answer, LineFrames(limit: configuration.longestText)) {
        message throws(ResponseError) in
        try codec.decode(message, as: .json, by: configuration)
      }
    }
  }

  /// The data of server-sent events as JSON values, read while they arrive. Events whose data is
  /// empty are passed over. ``ClientConfiguration/reconnect`` says what follows when the stream stops.
  public static func events<Message>(_ codec: Codec<Message>) -> ResponseContent
  where Value == MessageStream<Message> {
    events { data, configuration throws(ResponseError) in
      data.isEmpty ? nil : try codec.decode(data, as: .json, by: configuration)
    }
  }

  private static func events<Message>(
    _ read: @escaping @Sendable (Data, ClientConfiguration) throws(ResponseError) -> Message?
  ) -> ResponseContent where Value == MessageStream<Message> {
    ResponseContent(accept: "text/event-stream", streams: \.isEvents) {
      answer throws(ResponseError) in
      try answer.checkEvents()
      return MessageStream {
        var reader = EventReader<Message>(answer) { data throws(ResponseError) in
          try read(data, answer.configuration)
        }
        return MessageStream.Iterator { () throws(APIError<Never>) in try await reader.next() }
      }
    }
  }

  private static func stream<Message>(
    _ answer: Answer, _ frames: some MessageFrames,
    _ read: @escaping @Sendable (Data) throws(ResponseError) -> Message
  ) -> MessageStream<Message> {
    MessageStream {
      var reader = MessageReader(answer, frames) { data throws(ResponseError) in try read(data) }
      return MessageStream.Iterator { () throws(APIError<Never>) in try await reader.next() }
    }
  }
}

extension ResponseContent where Value == MessageStream<String> {
  /// The data of server-sent events as the texts they are.
  public static var eventTexts: ResponseContent {
    events { data, _ throws(ResponseError) in String(decoding: data, as: UTF8.self) }
  }
}
