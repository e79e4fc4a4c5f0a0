/// What an answer with a certain status means.
public struct ResponseRule<Value>: Sendable {
  let status: StatusPattern
  let accept: String?
  let streams: (@Sendable (MediaType) -> Bool)?
  let isFile: Bool
  let read: @Sendable (Answer) throws(ResponseError) -> Value

  private init<Content>(
    _ status: StatusPattern, _ content: ResponseContent<Content>,
    _ read: @escaping @Sendable (Answer) throws(ResponseError) -> Value
  ) {
    self.status = status
    accept = content.accept
    streams = content.streams
    isFile = content.isFile
    self.read = read
  }

  /// The content itself.
  public static func on(
    _ status: StatusPattern, _ content: ResponseContent<Value>
  ) -> ResponseRule {
    ResponseRule(status, content, content.read)
  }

  /// A value made of the content, an enum's case for one.
  public static func on<Content>(
    _ status: StatusPattern,
    _ content: ResponseContent<Content>,
    _ make: @escaping @Sendable (Content) -> Value
  ) -> ResponseRule {
    ResponseRule(status, content) { answer throws(ResponseError) in
      make(try content.read(answer))
    }
  }

  /// A value made of the content and the headers.
  public static func on<Content>(
    _ status: StatusPattern,
    _ content: ResponseContent<Content>,
    _ make: @escaping @Sendable (Content, ResponseHeaders) throws(ResponseError) -> Value
  ) -> ResponseRule {
    ResponseRule(status, content) { answer throws(ResponseError) in
      try make(try content.read(answer), ResponseHeaders(answer.response.headers))
    }
  }
}

extension ResponseRule where Value: Sendable {
  private init(
    keepingAnswersOf rule: ResponseRule<some Sendable>,
    _ read: @escaping @Sendable (Answer) throws(ResponseError) -> Value
  ) {
    status = rule.status
    accept = rule.accept
    streams = rule.streams
    isFile = rule.isFile
    self.read = read
  }

  /// The same rule, which hands over the answer beside the value.
  var keepingAnswers: ResponseRule<PageAnswer<Value>> {
    ResponseRule<PageAnswer<Value>>(keepingAnswersOf: self) { answer throws(ResponseError) in
      PageAnswer(value: try read(answer), response: answer.response)
    }
  }
}

extension Sequence {
  /// The rule with the most precise status that covers a code; of two alike, the first.
  func best<Value>(for status: Int) -> ResponseRule<Value>? where Element == ResponseRule<Value> {
    reduce(nil) { best, rule in
      guard rule.status.matches(status) else { return best }
      return (best?.status.precision ?? -1) < rule.status.precision ? rule : best
    }
  }
}
