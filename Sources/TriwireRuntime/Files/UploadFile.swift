public import Foundation

/// A file that is sent as a part of a body: from disk, where it is read only while it is sent, or from
/// memory.
public struct UploadFile: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  private let content: Content
  /// The file's name as the server is told; it needs none of the folders.
  public var name: String
  /// What it is, such as `image/png`. nil takes what the API documents for the part, or else goes by the
  /// extension of ``name``; where that is unknown it is `application/octet-stream`.
  public var mediaType: String?

  /// A file on disk.
  ///
  /// - Parameters:
  ///   - url: A regular file. It is looked at when the request is sent, and must not change until all of
  ///     it has been sent.
  ///   - name: What the server is told; nil for the file's own.
  ///   - mediaType: See ``mediaType``.
  public init(_ url: URL, name: String? = nil, mediaType: String? = nil) {
    content = .file(url)
    self.name = name ?? url.lastPathComponent
    self.mediaType = mediaType
  }

  /// A file in memory.
  public init(_ data: Data, name: String, mediaType: String? = nil) {
    content = .data(data)
    self.name = name
    self.mediaType = mediaType
  }

  /// What is sent.
  func body() throws(FileError) -> HTTPBody {
    switch content {
    case .data(let data): HTTPBody(data)
    case .file(let url): try HTTPBody(file: url)
    }
  }
}
