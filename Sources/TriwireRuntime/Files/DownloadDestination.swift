public import Foundation

/// Where the file of an answer goes. The file has its name only when it is complete; until then it grows
/// beside that place, and a call that fails leaves nothing, unless it is to be resumed.
public struct DownloadDestination: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case temporary
    case folder(URL)
    case file(URL)
  }

  let place: Place
  /// Whether what has arrived is kept when the transfer breaks, and not asked for a second time.
  let isResumed: Bool
  /// The longest file in bytes; nil is any.
  let limit: Int?

  /// A new folder of its own among the system's temporary files. Who calls removes it, or moves the file
  /// away.
  public static let temporary = DownloadDestination(place: .temporary, isResumed: false, limit: nil)

  /// A folder, which must be there, under the name that the server suggests. Where that is taken the name
  /// gets a number.
  public static func folder(_ url: URL) -> DownloadDestination {
    DownloadDestination(place: .folder(url), isResumed: false, limit: nil)
  }

  /// Exactly there, in a folder that must exist; a file of that name is replaced at once when the new
  /// one is complete.
  ///
  /// - Parameter resuming: Keeps what has arrived when the transfer breaks, as `NAME.part` with
  ///   `NAME.part-info` beside it, and asks the next time for the rest alone. The server must have sent
  ///   a strong `ETag` or an old enough `Last-Modified`, by which it says then whether the file is still
  ///   the same; otherwise it starts anew. Calls for the same file wait for each other.
  public static func file(_ url: URL, resuming: Bool = false) -> DownloadDestination {
    DownloadDestination(place: .file(url), isResumed: resuming, limit: nil)
  }

  /// The same place for files up to so many bytes; a longer one ends the call with
  /// ``TransportError/responseTooLarge(limit:)``.
  public func limited(to bytes: Int) -> DownloadDestination {
    DownloadDestination(place: place, isResumed: isResumed, limit: bytes)
  }
}
