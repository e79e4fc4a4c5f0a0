internal import Foundation

/// A response with the part of its body that the model describes.
struct Answer: Sendable {
  let response: HTTPResponse
  let limits: JSONLimits
  let part: Part

  /// Where the model's value stands.
  enum Part: Sendable {
    case wholeBody
    /// A value inside an envelope.
    case member(Data, path: [String])
    /// An envelope that has no such value.
    case absent(path: [String])
    /// No envelope where one should be.
    case unopened(ResponseError)
  }

  init(_ response: HTTPResponse, limits: JSONLimits, part: Part = .wholeBody) {
    self.response = response
    self.limits = limits
    self.part = part
  }

  /// The value as a codec reads it.
  func decode<Value>(_ codec: Codec<Value>) throws(ResponseError) -> Value {
    switch part {
    case .wholeBody where response.body.isEmpty: try codec.absentValue(.missingBody)
    case .wholeBody: try decodeBody(codec)
    case .absent(let path): try codec.absentValue(.mismatch, path: path)
    case .member(let json, let path): try decode(codec, json, path)
    case .unopened(let error): throw error
    }
  }

  /// Makes sure that an envelope, where there should be one, has told of success.
  func ignoreBody() throws(ResponseError) {
    if case .unopened(let error) = part { throw error }
  }

  /// The body as text.
  func text() throws(ResponseError) -> String {
    let mediaType = response.headers["Content-Type"].map(MediaType.init)
    let charset = mediaType?.charset ?? "utf-8"
    guard let encoding = Self.encodings[charset] else {
      throw ResponseError(.contentType, "text in the charset “\(charset)” can't be read")
    }
    guard let text = String(data: response.body, encoding: encoding) else {
      throw ResponseError(.malformed, "the body is not text in \(charset)")
    }
    return text
  }

  private func decodeBody<Value>(_ codec: Codec<Value>) throws(ResponseError) -> Value {
    try requireJSON()
    return try decode(codec, response.body, [])
  }

  /// Whether the body may be read as JSON: the content type says so, or says nothing.
  func requireJSON() throws(ResponseError) {
    guard let type = response.headers["Content-Type"], !MediaType(type).isJSON else { return }
    throw ResponseError(.contentType, "expected JSON, received “\(type)”")
  }

  private func decode<Value>(
    _ codec: Codec<Value>, _ json: Data, _ path: [String]
  ) throws(ResponseError) -> Value {
    if json.isNull, let value = codec.whenAbsent { return value }
    do { return try codec.decode(json: json, limits: limits) } catch {
      throw ResponseError(error, under: path)
    }
  }

  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
  ]
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
