internal import CLibCurl
internal import Foundation
internal import TriwireRuntime

/// One request and what has come back for it.
///
/// Its handle and its answer belong to the loop's thread once it is started.
final class CurlExchange: @unchecked Sendable {
  let handle: UnsafeMutableRawPointer
  let request: HTTPRequest
  let outcome = Outcome()
  private let loop: CurlLoop
  private let headers: CurlList
  // The rest belongs to the loop's thread.
  private var head = HTTPHeaders()
  private var headBytes = 0
  private var isHeadComplete = false
  private var body = Data()
  private var hasBody = false
  private var source: BodyStream.Source?
  private var reader: HTTPBody.Reader?
  private var sent = 0
  private var failure: (any Error)?

  init(_ request: HTTPRequest, in loop: CurlLoop) throws {
    guard let handle = curl_easy_init() else { throw TransportError.failed(CurlError.unavailable) }
    self.handle = handle
    self.request = request
    self.loop = loop
    headers = CurlList(request.curlHeaders)
    reader = request.body?.makeReader()
    let user = Unmanaged.passUnretained(self).toOpaque()
    try CurlOptions(handle).set(request, headers, user)
  }

  deinit {
    curl_easy_cleanup(handle)
  }

  /// Ends it at once for the one who waits; the loop gives up its connection afterwards.
  func cancel() {
    outcome.settle(.failure(CancellationError()))
    loop.order(.cancel(self))
  }

  /// How it ended, by libcurl's code or by what this side has refused.
  func result(of code: CURLcode) -> Result<Void, any Error> {
    if let failure { return .failure(failure) }
    guard code == CURLE_OK else { return .failure(TransportError(code)) }
    // libcurl takes a header section that breaks off as a whole one.
    return isHeadComplete ? .success(()) : .failure(TransportError(CURLE_RECV_ERROR))
  }

  /// Hands over the answer, or the end of its stream.
  func finish(_ result: Result<Void, any Error>) {
    if case .success = result, request.streamsResponse { beginStream() }
    if let source { return source.finish(result) }
    outcome.settle(result.map { HTTPResponse(status, headers: head, body: body, url: request.url) })
  }

  private var status: Int {
    var status = 0
    curl_get_status(handle, &status)
    return status
  }
}

// What libcurl calls from the loop's thread.
extension CurlExchange {
  /// The longest header section, in bytes.
  static let longestHead = 256 << 10

  /// Takes a line of the header section; each new status line, also that of an interim answer, begins anew.
  func take(line: Data) -> Int {
    // What follows the body are trailers, which belong to no header section.
    guard !hasBody else { return line.count }
    headBytes += line.count
    guard headBytes <= Self.longestHead else {
      failure = TransportError.failed(HeaderSectionTooLong(limit: Self.longestHead))
      return 0
    }
    if line.starts(with: "HTTP/".utf8) {
      head = HTTPHeaders()
      isHeadComplete = false
    } else if line == Data("\r\n".utf8) || line == Data("\n".utf8) {
      isHeadComplete = true
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      let name = String(decoding: line[..<colon], as: UTF8.self)
      let value = String(decoding: line[line.index(after: colon)...], as: UTF8.self)
      head.append(name, value.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return line.count
  }

  /// Takes bytes of the body; fewer than there were end the exchange.
  func take(body chunk: Data) -> Int {
    hasBody = true
    if request.streamsResponse {
      if isPausing { return Int(CURL_WRITEFUNC_PAUSE) }
      beginStream()
      _ = source?.append(chunk)
      return chunk.count
    }
    if let limit = request.maximumResponseBytes, chunk.count > limit - body.count {
      failure = TransportError.responseTooLarge(limit: limit)
      return 0
    }
    body.append(chunk)
    request.noteDownloaded(body.count, of: HTTPResponse(status, headers: head))
    return chunk.count
  }

  /// Fills a buffer with the next bytes of the request's body; none at its end, nil when it can't be
  /// read.
  func give(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    do throws(FileError) {
      guard let chunk = try reader?.next(upTo: buffer.count) else { return 0 }
      chunk.copyBytes(to: buffer)
      sent += chunk.count
      request.noteUploaded(sent)
      return chunk.count
    } catch {
      failure = error
      return nil
    }
  }

  /// Begins the request's body anew, for a connection that turned out to be closed.
  func rewind() {
    reader = request.body?.makeReader()
    sent = 0
  }

  private var isPausing: Bool { source?.isPaused == true }

  private func beginStream() {
    guard source == nil else { return }
    let (stream, source) = BodyStream.make(limit: request.maximumResponseBytes) { [weak self] in
      if let self { loop.order(.resume(self)) }
    } stop: { [weak self] in
      self?.cancel()
    }
    self.source = source
    outcome.settle(.success(HTTPResponse(status, headers: head, stream: stream, url: request.url)))
  }
}

/// The server's header section doesn't end.
struct HeaderSectionTooLong: Error, CustomStringConvertible {
  let limit: Int

  var description: String { "the header section is longer than \(limit) bytes" }
}
