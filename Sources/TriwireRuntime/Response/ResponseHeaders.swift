/// Reads the headers that an endpoint declares for its answers.
public struct ResponseHeaders: Sendable {
  private let headers: HTTPHeaders

  init(_ headers: HTTPHeaders) {
    self.headers = headers
  }

  /// A header's value. An absent one is nil for an optional and an error for everything else.
  public func value<Value>(
    _ name: String, _ codec: Codec<Value>
  ) throws(ResponseError) -> Value {
    guard let text = headers[name] else { return try absent(name, codec) }
    return try read(name) { () throws(TextError) in try codec.parse(text: text) }
  }

  /// The elements of a list (RFC 9110 section 5.6.1), over all fields of that name: commas split,
  /// but not those in quoted-strings and in dates. Absent is empty.
  public func value<Element>(
    _ name: String, _ codec: Codec<[Element]>
  ) throws(ResponseError) -> [Element] {
    guard headers[name] != nil else { return try absent(name, codec) }
    return try read(name) { () throws(TextError) in try codec.parse(texts: elements(of: name)) }
  }

  /// The elements of a list that may be absent, which is nil.
  public func value<Element>(
    _ name: String, _ codec: Codec<[Element]?>
  ) throws(ResponseError) -> [Element]? {
    guard headers[name] != nil else { return try absent(name, codec) }
    return try read(name) { () throws(TextError) in try codec.parse(texts: elements(of: name)) }
  }

  private func elements(of name: String) -> [String] {
    HeaderList.split(headers.values(of: name))
  }

  private func absent<Value>(
    _ name: String, _ codec: Codec<Value>
  ) throws(ResponseError) -> Value {
    guard let value = codec.whenAbsent else {
      throw ResponseError(.header, path: name, "the header is missing")
    }
    return value
  }

  private func read<Value>(
    _ name: String, _ parse: () throws(TextError) -> Value
  ) throws(ResponseError) -> Value {
    do { return try parse() } catch {
      throw ResponseError(.header, path: name, "\(error)")
    }
  }
}
