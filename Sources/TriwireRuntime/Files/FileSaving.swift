internal import Foundation

/// Writes one answer to its file.
final class FileSaving: Sendable {
  /// What is on disk once the first bytes, or the end, have come.
  private struct Opened: Sendable {
    let place: DownloadPlace
    let file: PartialFile
  }

  private let request: HTTPRequest
  private let destination: DownloadDestination
  private let head: HTTPResponse
  private let kept: KeptPart?
  /// How long the file will be; nil when the server doesn't say.
  private let total: Int?
  /// What the file can be resumed by; nil when it can't.
  private let version: FileValidator?
  private let opened = Locked<Result<Opened, any Error>?>(nil)

  /// - Parameter kept: What is there already; nil starts anew.
  init(
    _ request: HTTPRequest, _ destination: DownloadDestination, _ head: HTTPResponse,
    after kept: KeptPart? = nil
  ) throws {
    self.request = request
    self.destination = destination
    self.head = head
    self.kept = kept
    version = destination.isResumed ? FileValidator(head, of: request.url) : nil
    do {
      total = try kept.map { try head.total(after: $0) } ?? head.length
      if let limit = destination.limit, let total, total > limit {
        throw TransportError.responseTooLarge(limit: limit)
      }
    } catch {
      kept?.remove()
      throw error
    }
  }

  /// What takes the body.
  func makeDrain() -> Drain {
    Drain { try self.write($0) }
  }

  /// The answer once its file is in place. A failure leaves nothing but what can be resumed.
  func run(_ response: HTTPResponse) async throws -> HTTPResponse {
    do {
      let opened = try open()
      let body = response.stream ?? BodyStream(whole: response.body)
      try await body.drain(into: makeDrain())
      try check(opened.file.count)
      try opened.file.close()
      return try finish(response, opened)
    } catch {
      abandon(error)
      throw error
    }
  }

  private func write(_ chunk: Data) throws {
    let file = try open().file
    if let limit = destination.limit, chunk.count > limit - file.count {
      throw TransportError.responseTooLarge(limit: limit)
    }
    try file.write(chunk)
    request.meter?.noteSaved(chunk.count)
    request.meter?.tell(.download, file.count, of: total)
  }

  private func open() throws -> Opened {
    let outcome = opened.withLock { opened in
      let outcome = opened ?? Result { try openFile() }
      opened = outcome
      return outcome
    }
    return try outcome.get()
  }

  private func openFile() throws -> Opened {
    let place = try DownloadPlace(destination)
    do {
      if kept == nil { try note(nil) }
      let file = try PartialFile(at: place.partial, for: place.target, keeping: kept?.count ?? 0)
      if kept == nil, let version { try note(version) }
      request.meter?.tell(.download, file.count, of: total)
      return Opened(place: place, file: file)
    } catch {
      place.abandon()
      throw error
    }
  }

  private func check(_ count: Int) throws(FileError) {
    if let total, count != total { throw .incomplete(received: count, expected: total) }
  }

  private func abandon(_ error: any Error) {
    guard case .success(let opened)? = opened.withLock({ $0 }) else { return }
    try? opened.file.close()
    if version == nil || !Self.isResumable(error) {
      opened.place.abandon()
      try? note(nil)
    }
  }

  private func finish(_ response: HTTPResponse, _ opened: Opened) throws -> HTTPResponse {
    try Task.checkCancellation()
    let count = opened.file.count
    let name = FileName.suggested(by: response, to: request.url)
    let url = try opened.place.finish(opened.file, named: name)
    try note(nil)
    request.meter?.tell(.download, count, of: count)
    var answer = response.complete(with: Data())
    // To the caller a file that came in two parts is one answer.
    if kept != nil { answer.status = 200 }
    answer.file = DownloadedFile(
      url: url, byteCount: count, mediaType: response.headers["Content-Type"],
      suggestedName: name)
    return answer
  }

  private func note(_ version: FileValidator?) throws(FileError) {
    guard destination.isResumed, case .file(let file) = destination.place else { return }
    try KeptPart.keep(version, for: file)
  }

  /// Whether what has arrived is good for another attempt.
  private static func isResumable(_ error: any Error) -> Bool {
    switch error {
    case TransportError.responseTooLarge, FileError.wrongPart, FileError.unwritable: false
    default: true
    }
  }
}

extension HTTPResponse {
  /// How long the file is of which this is the rest.
  ///
  /// - Throws: ``FileError/wrongPart(_:)`` when it isn't the rest of that file.
  fileprivate func total(after part: KeptPart) throws(FileError) -> Int? {
    guard let value = headers["Content-Range"], let range = ContentRange(value) else {
      throw .wrongPart("the server sent a part of the file without saying which")
    }
    guard range.first == part.count, range.total == range.last + 1 else {
      throw .wrongPart(
        "the server sent “\(value)”, but asked for was what follows \(part.count) bytes")
    }
    let tag = headers["ETag"] ?? part.version.validator
    guard isUncompressed, tag == part.version.validator || !part.version.validator.hasPrefix("\"")
    else { throw .wrongPart("the server sent a part of another version of the file") }
    return range.last + 1
  }
}
