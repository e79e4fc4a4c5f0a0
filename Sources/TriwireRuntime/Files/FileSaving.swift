internal import Foundation

/// Writes one answer to its file.
struct FileSaving: Sendable {
  private let request: HTTPRequest
  private let destination: DownloadDestination
  private let response: HTTPResponse
  private let kept: KeptPart?
  /// How long the file will be; nil when the server doesn't say.
  private let total: Int?

  /// - Parameter kept: What is there already; nil starts anew.
  init(
    _ request: HTTPRequest, _ destination: DownloadDestination, _ response: HTTPResponse,
    after kept: KeptPart? = nil
  ) throws {
    self.request = request
    self.destination = destination
    self.response = response
    self.kept = kept
    do {
      total = try kept.map { try response.total(after: $0) } ?? response.length
      try check(total ?? 0)
    } catch {
      kept?.remove()
      throw error
    }
  }

  /// The answer once its file is in place. A failure leaves nothing but what can be resumed.
  func run() async throws -> HTTPResponse {
    let place = try DownloadPlace(destination)
    let version = destination.isResumed ? FileValidator(response, of: request.url) : nil
    do {
      let file = try open(place, version)
      do { try await fill(file) } catch {
        try? file.close()
        throw error
      }
      return try finish(file, place)
    } catch {
      if version == nil || !Self.isResumable(error) {
        place.abandon()
        try? note(nil)
      }
      throw error
    }
  }

  private func open(
    _ place: DownloadPlace, _ version: FileValidator?
  ) throws(FileError) -> PartialFile {
    if let kept {
      return try PartialFile(at: place.partial, for: place.target, keeping: kept.count)
    }
    try note(nil)
    let file = try PartialFile(at: place.partial, for: place.target)
    if let version { try note(version) }
    return file
  }

  private func fill(_ file: PartialFile) async throws {
    let body = response.stream ?? BodyStream(whole: response.body)
    let meter = request.meter
    meter?.tell(.download, file.count, of: total)
    try await body.drain { chunk in
      try check(file.count + chunk.count)
      try file.write(chunk)
      meter?.move()
      meter?.tell(.download, file.count, of: total)
    }
    if let total, file.count != total {
      throw FileError.incomplete(received: file.count, expected: total)
    }
    try file.close()
  }

  private func finish(_ file: PartialFile, _ place: DownloadPlace) throws -> HTTPResponse {
    try Task.checkCancellation()
    let name = FileName.suggested(by: response, to: request.url)
    let url = try place.finish(file, named: name)
    try note(nil)
    request.meter?.tell(.download, file.count, of: file.count)
    var answer = response.complete(with: Data())
    // To the caller a file that came in two parts is one answer.
    if kept != nil { answer.status = 200 }
    answer.file = DownloadedFile(
      url: url, byteCount: file.count, mediaType: response.headers["Content-Type"],
      suggestedName: name)
    return answer
  }

  private func note(_ version: FileValidator?) throws(FileError) {
    guard destination.isResumed, case .file(let file) = destination.place else { return }
    try KeptPart.keep(version, for: file)
  }

  private func check(_ count: Int) throws(TransportError) {
    if let limit = destination.limit, count > limit { throw .responseTooLarge(limit: limit) }
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
  /// `Content-Length` where it is that of the file.
  fileprivate var length: Int? {
    isUncompressed ? headers["Content-Length"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } : nil
  }

  /// How long the file is of which this is the rest.
  ///
  /// - Throws: ``FileError/wrongPart(_:)`` when it isn't the rest of that file.
  fileprivate func total(after part: KeptPart) throws(FileError) -> Int? {
    guard let value = headers["Content-Range"], let range = ContentRange(value) else {
      throw .wrongPart("the server sent a part of the file without saying which")
    }
    guard range.first == part.count, range.total.map({ $0 == range.last + 1 }) ?? true else {
      throw .wrongPart("the server sent “\(value)”, but asked for was what follows \(part.count) bytes")
    }
    let tag = headers["ETag"] ?? part.version.validator
    guard isUncompressed, tag == part.version.validator || !part.version.validator.hasPrefix("\"")
    else { throw .wrongPart("the server sent a part of another version of the file") }
    return range.last + 1
  }
}
