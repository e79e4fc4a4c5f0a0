internal import Dispatch
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The exchanges of one session: hands over what its delegate is told and ends each exactly once.
final class Transfers: NSObject, Sendable {
  private let transfers = Locked<[Int: Transfer]>([:])
  let uploads = Locked<[Int: Upload]>([:])
  /// What servers have to prove; nil for what the system asks for.
  let trust: ServerTrust?

  init(checking trust: ServerTrust?) {
    self.trust = trust
  }

  /// Notes a task that may be cancelled from now on, and what it sends from disk.
  func create(_ task: URLSessionTask, _ upload: Upload?) {
    uploads.withLock { $0[task.taskIdentifier] = upload }
    transfers.withLock { $0[task.taskIdentifier] = .created }
  }

  /// Starts a task, whose outcome goes to the continuation.
  func start(_ task: URLSessionTask, _ request: HTTPRequest, _ continuation: Transfer.Continuation)
  {
    let isCancelled = transfers.withLock { transfers in
      let id = task.taskIdentifier
      if case .cancelled = transfers.removeValue(forKey: id) { return true }
      transfers[id] = Transfer(request, continuation)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) } else { task.resume() }
  }

  /// Ends a task at once, whatever URLSession makes of it.
  func cancel(_ task: URLSessionTask) {
    end(task, .failure(CancellationError()))
    abort(task)
  }

  /// Hands over the head of an answer that is streamed, once. Only one thread at a time tells of a task.
  func begin(_ task: URLSessionTask, _ response: HTTPURLResponse) {
    let id = task.taskIdentifier
    guard case .awaitingHead(_, let limit, let sink) = transfers.withLock({ $0[id] }) else {
      return
    }
    let buffer = ChunkBuffer(
      limit: limit, producer: producer(task),
      drain: sink?.drain(for: HTTPResponse(response)))
    let waiting = transfers.withLock { transfers -> Transfer.Continuation? in
      guard case .awaitingHead(let continuation, _, _) = transfers[id] else { return nil }
      transfers[id] = .streaming(buffer)
      return continuation
    }
    waiting?.resume(returning: HTTPResponse(response, stream: BodyStream(buffer)))
  }

  /// Takes bytes of the body.
  func receive(_ data: Data, of task: URLSessionTask) {
    switch add(data, to: task) {
    case .streamed(let buffer): pause(task, unless: buffer.append(data), buffer)
    case .collected(let count, let meter): tell(meter, count, of: task)
    case .tooLong(let limit):
      end(task, .failure(TransportError.responseTooLarge(limit: limit)))
      abort(task)
    case .dropped: break
    }
  }

  /// Ends a task that is under way; one that isn't yet ends when it is started. A success has all
  /// that has arrived.
  func end(_ task: URLSessionTask, _ outcome: Result<Void, any Error>) {
    let outcome = endUpload(of: task, outcome)
    if case .success = outcome, let head = task.response as? HTTPURLResponse { begin(task, head) }
    let ended = transfers.withLock { transfers -> Transfer? in
      let id = task.taskIdentifier
      let transfer = transfers.removeValue(forKey: id)
      if let transfer, !transfer.isUnderWay { transfers[id] = .cancelled }
      return transfer
    }
    switch ended {
    case .collecting(let continuation, _, let body, _):
      continuation.resume(with: outcome.flatMap { Self.answer(of: task, body) })
    case .awaitingHead(let continuation, _, _):
      continuation.resume(with: outcome.flatMap { Self.answer(of: task, Data()) })
    case .streaming(let buffer): buffer.finish(outcome)
    case .created, .cancelled, nil: break
    }
  }
}

extension Transfers {
  /// What becomes of bytes that have arrived.
  private enum Reception: Sendable {
    /// They belong to a body that goes there.
    case streamed(ChunkBuffer)
    /// The body that is collected has so many by now.
    case collected(Int, TransferMeter?)
    case tooLong(limit: Int)
    case dropped
  }

  /// Adds to a body that is collected.
  private func add(_ data: Data, to task: URLSessionTask) -> Reception {
    transfers.withLock { transfers in
      let id = task.taskIdentifier
      switch transfers[id] {
      case .streaming(let buffer): return .streamed(buffer)
      case .collecting(let continuation, let limit, var body, let meter):
        guard data.count <= limit - body.count else { return .tooLong(limit: limit) }
        transfers[id] = .created  // so that the body has one owner while it grows
        body.append(data)
        transfers[id] = .collecting(continuation, limit: limit, body: body, meter)
        return .collected(body.count, meter)
      case .created, .cancelled, .awaitingHead, nil: return .dropped
      }
    }
  }

  private func tell(_ meter: TransferMeter?, _ count: Int, of task: URLSessionTask) {
    guard let meter, meter.isHeard, let head = task.response as? HTTPURLResponse else { return }
    meter.noteDownloaded(count, of: HTTPResponse(head))
  }

  /// Ends URLSession's work on a task that nobody waits for any more.
  private func abort(_ task: URLSessionTask) {
    #if canImport(FoundationNetworking)
      // This one waits for the session's own thread, which may be the one that is here or wait for it.
      DispatchQueue.global().async { task.cancel() }
    #else
      task.cancel()
    #endif
  }

  private func producer(_ task: URLSessionTask) -> ChunkBuffer.Producer {
    ChunkBuffer.Producer(
      resume: { [weak task] in Self.resume(task) },
      stop: { [weak self, weak task] in if let task { self?.cancel(task) } })
  }

  private static func resume(_ task: URLSessionTask?) {
    #if !canImport(FoundationNetworking)
      task?.resume()
    #endif
  }

  /// A paused task is resumed by the one who reads, who may have read in the meantime.
  private func pause(_ task: URLSessionTask, unless isWanted: Bool, _ buffer: ChunkBuffer) {
    #if !canImport(FoundationNetworking)
      // This one ignores it on Linux: the server's bytes keep coming.
      guard !isWanted else { return }
      task.suspend()
      if !buffer.isPaused { task.resume() }
    #endif
  }

  private static func answer(
    of task: URLSessionTask, _ body: Data
  ) -> Result<HTTPResponse, any Error> {
    guard let response = task.response as? HTTPURLResponse else {
      return .failure(TransportError.failed(URLError(.badServerResponse)))
    }
    return .success(HTTPResponse(response, body: body))
  }
}

extension HTTPResponse {
  /// A response of URLSession, which has joined the fields of one name already.
  fileprivate init(_ response: HTTPURLResponse, body: Data = Data(), stream: BodyStream? = nil) {
    self.init(response.statusCode, body: body, url: response.url)
    self.stream = stream
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers.append(name, value) }
    }
  }
}
