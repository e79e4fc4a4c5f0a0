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
    else { return try await whole(request, destination) }
    return try await PartLease.holding(file) { try await rest(request, destination, file) }
  }

  /// Asks for what an earlier call hasn't got.
  private func rest(
    _ request: HTTPRequest, _ destination: DownloadDestination, _ file: URL
  ) async throws -> HTTPResponse {
    guard let kept = KeptPart(of: file, at: request.url) else {
      return try await whole(request, destination)
    }
    let response = try await redirects.send(request.asking(forRestOf: kept))
    switch response.status {
    case 206:
      return try await FileSaving(request, destination, response, after: kept).run()
    case 416:
      kept.remove()
      return try await whole(request, destination)
    default: return try await save(response, of: request, destination)
    }
  }

  private func whole(
    _ request: HTTPRequest, _ destination: DownloadDestination
  ) async throws -> HTTPResponse {
    try await save(try await redirects.send(request), of: request, destination)
  }

  private func save(
    _ response: HTTPResponse, of request: HTTPRequest, _ destination: DownloadDestination
  ) async throws -> HTTPResponse {
    guard saves(response) else {
      let body = try await response.stream?.collected(limit: request.maximumResponseBytes)
      return body.map(response.complete) ?? response
    }
    guard response.status != 206 || request.headers["Range"] != nil else {
      throw FileError.wrongPart("the server sent a part of the file, but all of it was asked for")
    }
    return try await FileSaving(request, destination, response).run()
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
