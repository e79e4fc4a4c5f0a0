public import Foundation

/// An answer that was written to disk.
public struct DownloadedFile: Hashable, Sendable {
  /// Where it is.
  public var url: URL
  /// How long it is.
  public var byteCount: Int
  /// The `Content-Type` of the answer; nil when it had none.
  public var mediaType: String?
  /// The name that the server suggests, or else the last part of the URL, without folders and without
  /// characters that file systems or people stumble over. It is never empty.
  public var suggestedName: String

  /// A file as a stub gives it. The name is the URL's own unless told otherwise.
  public init(
    url: URL, byteCount: Int, mediaType: String? = nil, suggestedName: String? = nil
  ) {
    self.url = url
    self.byteCount = byteCount
    self.mediaType = mediaType
    self.suggestedName = suggestedName ?? url.lastPathComponent
  }
}
