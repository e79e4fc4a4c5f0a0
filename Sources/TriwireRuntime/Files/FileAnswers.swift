internal import Foundation

/// Sends requests whose answers go to files, and writes these while they arrive.
struct FileAnswers: Sendable {
  let redirects: Redirects
  /// Whether an answer is one that goes to a file.
  let saves: @Sendable (HTTPResponse) -> Bool

  /// The answer, with its ``HTTPResponse/file`` instead of a body, or any other answer as a whole.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let destination = request.destination else { return try await redirects.send(request) }
    var request = request
    // Compressed bytes would have neither the file's length nor its ranges.
    if request.headers["Accept-Encoding"] == nil { request.headers["Accept-Encoding"] = "identity" }
    guard case .file(let file) = destination.place, destination.isResumed,
      request.headers["Range"] == nil
    else { return try await save(request, destination) }
    return try await PartLease.holding(file) {
      try await save(request, destination, after: KeptPart(of: file, at: request.url))
    }
  }

  /// - Parameter kept: What an earlier call has got; only the rest is asked for.
  private func save(
    _ request: HTTPRequest, _ destination: DownloadDestination, after kept: KeptPart? = nil
  ) async throws -> HTTPResponse {
    let chosen = Locked<Result<FileSaving?, any Error>?>(nil)
    let choose = { @Sendable (head: HTTPResponse) throws in
      try saving(head, of: request, destination, after: kept)
    }
    var message = kept.map(request.asking(forRestOf:)) ?? request
    message.sink = BodySink { head in
      let saving = Result { try choose(head) }
      chosen.withLock { $0 = saving }
      return (try? saving.get())?.makeDrain()
    }
    let response = try await redirects.send(message)
    if let kept, response.status == 416 || response.isPartOfUnknown {
      kept.remove()
      return try await save(request, destination)
    }
    guard let saving = try chosen.withLock({ $0 })?.get() ?? choose(response) else {
      let body = try await response.stream?.collected(limit: request.maximumResponseBytes)
      return body.map(response.complete) ?? response
    }
    return try await saving.run(response)
  }

  /// How an answer is written; nil for one that isn't.
  private func saving(
    _ head: HTTPResponse, of request: HTTPRequest, _ destination: DownloadDestination,
    after kept: KeptPart?
  ) throws -> FileSaving? {
    if let kept, head.status == 206 {
      if head.isPartOfUnknown { return nil }
      return try FileSaving(request, destination, head, after: kept)
    }
    guard saves(head) else { return nil }
    guard head.status != 206 || request.headers["Range"] != nil else {
      throw FileError.wrongPart("the server sent a part of the file, but all of it was asked for")
    }
    return try FileSaving(request, destination, head)
  }
}

extension HTTPResponse {
  /// Whether it is a part of a file of which the server doesn't know the length (RFC 9110 section 14.4). It
  /// may be less than the rest that was asked for, so that nothing tells whether the file is complete.
  fileprivate var isPartOfUnknown: Bool {
    guard status == 206, let range = headers["Content-Range"].flatMap(ContentRange.init)
    else { return false }
    return range.total == nil
  }
}

extension HTTPRequest {
  fileprivate func asking(forRestOf part: KeptPart) -> HTTPRequest {
    var request = self
    request.headers["Range"] = "bytes=\(part.count)-"
    request.headers["If-Range"] = part.version.validator
    return request
  }
}
