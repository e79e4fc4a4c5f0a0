internal import Foundation

extension Answer {
  /// The body as text in the charset that the content type names.
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

  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
  ]
}
