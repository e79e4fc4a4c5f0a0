/// Reads the headers that an endpoint declares for its answers.
public struct ResponseHeaders: Sendable {
  private let headers: HTTPHeaders

  init(_ headers: HTTPHeaders) {
    self.headers = headers
  }

  /// A required header.
  public func value<Value>(
    _ name: String, _ codec: Codec<Value>
  ) throws(ResponseError) -> Value {
    guard let value = try optional(name, codec) else {
      throw ResponseError(.header, path: name, "the header is missing")
    }
    return value
  }

  /// A header that may be absent, which is nil.
  public func optional<Value>(
    _ name: String, _ codec: Codec<Value>
  ) throws(ResponseError) -> Value? {
    guard let text = headers[name] else { return nil }
    return try read(name) { () throws(TextError) in try codec.parse(text: text) }
  }

  /// The elements of a list (RFC 9110 section 5.6.1), over all fields of that name: commas split,
  /// but not those in quoted-strings and in dates. Absent is empty.
  public func list<Element>(
    _ name: String, _ codec: Codec<Element>
  ) throws(ResponseError) -> [Element] {
    try read(name) { () throws(TextError) in
      var elements: [Element] = []
      for text in HeaderList.split(headers.values(of: name)) {
        elements.append(try codec.parse(text: text))
      }
      return elements
    }
  }

  private func read<Value>(
    _ name: String, _ parse: () throws(TextError) -> Value
  ) throws(ResponseError) -> Value {
    do { return try parse() } catch {
      throw ResponseError(.header, path: name, "\(error)")
    }
  }
}
