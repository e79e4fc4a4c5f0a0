internal import Foundation

/// A response with the part of its body that the model describes.
struct Answer: Sendable {
  let response: HTTPResponse
  let configuration: ClientConfiguration
  let role: Role
  let part: Part

  /// What the answer tells of.
  enum Role: Sendable {
    /// A success, which comes in one of the formats that were asked for.
    case success
    /// An error, which a server may write in a format of its own choice.
    case failure
  }

  /// Where the model's value stands.
  enum Part: Sendable {
    case wholeBody
    /// A value inside an envelope of JSON.
    case member(Data, path: [String])
    /// A value inside an envelope of XML.
    case element(path: [String])
    /// An envelope that has no such value.
    case absent(path: [String])
    /// No envelope where one should be.
    case unopened(ResponseError)
  }

  init(
    _ response: HTTPResponse, by configuration: ClientConfiguration, role: Role = .success,
    part: Part = .wholeBody
  ) {
    self.response = response
    self.configuration = configuration
    self.role = role
    self.part = part
  }

  /// The value as a codec reads it, in one of the formats that were asked for.
  func decode<Value>(
    _ codec: Codec<Value>, in offered: [Wire]
  ) throws(ResponseError) -> Value {
    switch part {
    case .wholeBody where response.body.isEmpty: try decodeNothing(codec, in: offered)
    case .wholeBody: try decode(codec, response.body, as: wire(among: offered))
    case .absent(let path): try codec.absentValue(.mismatch, path: path)
    case .member(let json, let path): try decodeMember(codec, json, path)
    case .element(let path): try decodeElement(codec, path)
    case .unopened(let error): throw error
    }
  }

  /// Makes sure that an envelope, where there should be one, has told of success.
  func ignoreBody() throws(ResponseError) {
    if case .unopened(let error) = part { throw error }
  }

  /// The body as it arrives.
  var stream: BodyStream { response.stream ?? BodyStream(whole: response.body) }
}

extension Answer {
  /// The format of the body: the one that its content type names, or else the first.
  func wire(among offered: [Wire]) throws(ResponseError) -> Wire {
    let first = offered.first ?? .json
    guard let type = response.headers["Content-Type"] else { return first }
    let readable = role == .success ? offered : Wire.allCases
    let mediaType = MediaType(type)
    guard let wire = readable.first(where: { $0.covers(mediaType) }) else {
      let expected = offered.map(\.description).joined(separator: " or ")
      throw ResponseError(.contentType, "expected \(expected), received “\(type)”")
    }
    return wire
  }

  /// No body is no value, but in protobuf it may also be a message without fields.
  private func decodeNothing<Value>(
    _ codec: Codec<Value>, in offered: [Wire]
  ) throws(ResponseError) -> Value {
    if codec.whenAbsent == nil, (try? wire(among: offered)) == .protobuf {
      return try decode(codec, Data(), as: .protobuf)
    }
    return try codec.absentValue(.missingBody)
  }

  private func decodeMember<Value>(
    _ codec: Codec<Value>, _ json: Data, _ path: [String]
  ) throws(ResponseError) -> Value {
    do { return try decode(codec, json, as: .json) } catch {
      throw error.under(path.joined(separator: "."))
    }
  }

  private func decodeElement<Value>(
    _ codec: Codec<Value>, _ path: [String]
  ) throws(ResponseError) -> Value {
    do { return try codec.decode(xml: response.body, at: path, limits: configuration.xml) } catch {
      throw ResponseError(error).under(path.joined(separator: "."))
    }
  }

  private func decode<Value>(
    _ codec: Codec<Value>, _ body: Data, as wire: Wire
  ) throws(ResponseError) -> Value {
    if wire == .json, body.isNull, let value = codec.whenAbsent { return value }
    return try codec.decode(body, as: wire, by: configuration)
  }
}

extension Codec {
  /// What the value is when nothing stands for it.
  fileprivate func absentValue(
    _ kind: ResponseError.Kind, path: [String] = []
  ) throws(ResponseError) -> Value {
    guard let value = whenAbsent else {
      let missing = path.isEmpty ? "the response has no body" : "it is missing"
      throw ResponseError(kind, path: path.joined(separator: "."), missing)
    }
    return value
  }
}

extension Data {
  /// Whether it is JSON's `null`, which stands for a value that isn't there.
  fileprivate var isNull: Bool {
    guard count < 16 else { return false }
    let text = String(decoding: self, as: UTF8.self)
    return text.trimmingCharacters(in: .whitespacesAndNewlines) == "null"
  }
}
