public import Foundation

/// How a call can fail at a file on disk; it comes in ``APIError/transport(_:)``, or as the cause of an
/// ``InvalidRequest`` when nothing has been sent yet.
public enum FileError: Error, Sendable {
  /// A file that is to be sent can't be read.
  case unreadable(URL, any Error)
  /// A file has changed or vanished between the making of the request and the end of its sending.
  case changed(URL)
  /// The file or its folder can't be written.
  case unwritable(URL, any Error)
  /// The disk or the user's share of it is full, or the file system holds no file of that size.
  case noSpace(URL)
  /// The server sent another part of the file than was asked for.
  case wrongPart(String)
  /// The body ended too early, or too late, for the length that its headers told, in bytes.
  case incomplete(received: Int, expected: Int)
}

extension FileError: CustomStringConvertible {
  /// What happened to which file, by its name; folders are left out.
  public var description: String {
    switch self {
    case .unreadable(let url, let error): "\(url.quotedName) can't be read: \(error.plainly)"
    case .changed(let url): "\(url.quotedName) has changed since the request was made"
    case .unwritable(let url, let error): "\(url.quotedName) can't be written: \(error.plainly)"
    case .noSpace(let url): "there is no space left for \(url.quotedName)"
    case .wrongPart(let reason): reason
    case .incomplete(let received, let expected):
      "the server sent \(received) of \(expected) bytes"
    }
  }
}

extension URL {
  fileprivate var quotedName: String { "“\(lastPathComponent)”" }
}

extension Error {
  /// Without the paths that Foundation's errors tell.
  fileprivate var plainly: String {
    switch self {
    case let error as Unsuitable: error.description
    case let error as CocoaError
    where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile:
      "there is no such file"
    case let error as CocoaError
    where error.code == .fileReadNoPermission || error.code == .fileWriteNoPermission:
      "there is no permission"
    case let error as POSIXError: error.localizedDescription
    default: "\((self as NSError).domain) \((self as NSError).code)"
    }
  }
}
