internal import Foundation

/// What has arrived of a body and was not read yet, between one producer and one reader.
///
/// A reader takes all of it at once. It is told of the end only when nothing is left to read.
final class ChunkBuffer: Sendable {
  /// How the producer is spoken to, from any thread.
  struct Producer: Sendable {
    /// Goes on after ``append(_:)`` has said that there is enough.
    let resume: @Sendable () -> Void
    /// Ends its work, since nobody will read what it brings.
    let stop: @Sendable () -> Void
  }

  private typealias Reader = CheckedContinuation<Data?, any Error>

  private struct State: Sendable {
    var pending = Data()
    var isPaused = false
    /// nil while more may come.
    var end: Result<Void, any Error>?
    var reader: Reader?
    /// Takes chunks at once, so that none are pending.
    var drain: Drain?
    /// Counts the waits of the reader.
    var wait = 0
    /// How many bytes have come.
    var received = 0
    /// Wants to know of it at the end.
    var onEnd: (@Sendable (Int) -> Void)?
  }

  private let state: Locked<State>
  private let producer: Producer
  private let enough: Int
  private let limit: Int

  /// - Parameters:
  ///   - enough: How many bytes make the producer pause; 256 KiB unless told otherwise.
  ///   - limit: How many bytes may wait at most. A producer that brings more all the same ends the
  ///     stream with ``TransportError/unreadTooLong(limit:)``.
  ///   - producer: Who brings the bytes.
  ///   - drain: Takes all of it at once, from the first byte; nil where it waits to be read.
  init(enough: Int = 256 << 10, limit: Int, producer: Producer, drain: Drain? = nil) {
    state = Locked(State(drain: drain))
    self.enough = enough
    self.limit = limit
    self.producer = producer
  }
}

// For the producer.
extension ChunkBuffer {
  private enum Reception: Sendable {
    case taken
    case handed(Reader)
    case drained(Drain)
    case enough
    case tooMuch
  }

  /// Adds bytes; false asks the producer to pause until it is resumed.
  func append(_ chunk: Data) -> Bool {
    switch state.withLock({ receive(chunk, &$0) }) {
    case .taken: return true
    case .handed(let reader): reader.resume(returning: chunk)
    case .drained(let drain): hand(to: drain) { chunk }
    case .enough: return false
    case .tooMuch:
      producer.stop()
      tellEnd()
    }
    return true
  }

  /// Whether the producer is to wait.
  var isPaused: Bool { state.withLock { $0.isPaused } }

  /// Says that nothing more will come; the first end counts.
  func finish(_ end: Result<Void, any Error>) {
    let reader = state.withLock { state -> Reader? in
      guard state.end == nil else { return nil }
      state.end = end
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(with: end.map { nil })
    tellEnd()
  }

  private func receive(_ chunk: Data, _ state: inout State) -> Reception {
    guard state.end == nil, !chunk.isEmpty else { return .taken }
    state.received += chunk.count
    if let drain = state.drain { return .drained(drain) }
    if let reader = state.reader {
      state.reader = nil
      return .handed(reader)
    }
    guard chunk.count <= limit - state.pending.count else {
      state.end = .failure(TransportError.unreadTooLong(limit: limit))
      return .tooMuch
    }
    state.pending.append(chunk)
    guard !state.isPaused, state.pending.count >= enough else { return .taken }
    state.isPaused = true
    return .enough
  }
}

// For a reader of everything.
extension ChunkBuffer {
  /// Hands over what has arrived and all that will, unless a drain has it already, and waits for the end.
  ///
  /// - Throws: What the drain throws, and what ``next(within:)`` does.
  func drain(into drain: Drain) async throws {
    if Task.isCancelled { stop() }
    if attach(drain) { producer.resume() }
    while try await next() != nil {}
  }

  /// Whether the producer was paused.
  private func attach(_ drain: Drain) -> Bool {
    var wasPaused = false
    hand(to: drain) {
      let (pending, isPaused) = state.withLock { state in
        if state.drain != nil { return (Data(), false) }
        defer {
          state.pending = Data()
          state.isPaused = false
          state.drain = drain
        }
        return (state.pending, state.isPaused)
      }
      wasPaused = isPaused
      return pending
    }
    return wasPaused
  }

  private func hand(to drain: Drain, _ chunk: () -> Data) {
    do { try drain.take(chunk) } catch { stop(error) }
  }
}

// For the reader.
extension ChunkBuffer {
  /// All that has arrived; nil at the end. It waits while there is nothing; when its task is
  /// cancelled or the time is over, the stream ends.
  ///
  /// - Parameter timeout: How long it waits; nil is without end.
  /// - Throws: How the producer failed, ``TransportError/timedOut`` or `CancellationError`.
  func next(within timeout: Duration? = nil) async throws -> Data? {
    if Task.isCancelled { stop() }
    if let ready = taken() { return try ready.get() }
    let wait = state.withLock { state in
      state.wait += 1
      return state.wait
    }
    let clock = timeout.map { timeout in
      Task { [weak self] in
        guard (try? await Task.sleep(for: min(timeout, longestSleep))) != nil else { return }
        self?.stop(TransportError.timedOut, ifIn: wait)
      }
    }
    defer { clock?.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { register($0) }
    } onCancel: {
      stop()
    }
  }

  /// Ends the stream for good: what was not read is dropped, and the producer is stopped.
  ///
  /// - Parameters:
  ///   - error: What the reader is told from now on.
  ///   - wait: The wait that is meant, which may be over by now; nil for any moment.
  func stop(_ error: any Error = CancellationError(), ifIn wait: Int? = nil) {
    let (reader, wasOpen) = state.withLock { state -> (Reader?, Bool) in
      if let wait, state.wait != wait || state.reader == nil { return (nil, false) }
      defer {
        state = State(end: .failure(error), received: state.received, onEnd: state.onEnd)
      }
      return (state.reader, state.end == nil)
    }
    reader?.resume(throwing: error)
    if wasOpen { producer.stop() }
    tellEnd()
  }

  /// What can be said without waiting; nil when that is nothing.
  private func taken() -> Result<Data?, any Error>? {
    let (result, wasPaused) = state.withLock { state -> (Result<Data?, any Error>?, Bool) in
      guard !state.pending.isEmpty else { return (state.end?.map { nil }, false) }
      defer { (state.pending, state.isPaused) = (Data(), false) }
      return (.success(state.pending), state.isPaused)
    }
    if wasPaused { producer.resume() }
    return result
  }

  private func register(_ reader: Reader) {
    let mustWait = state.withLock { state in
      guard state.pending.isEmpty, state.end == nil else { return false }
      state.reader = reader
      return true
    }
    if !mustWait { reader.resume(with: taken() ?? .success(nil)) }
  }
}

// For who counts.
extension ChunkBuffer {
  /// Has a closure told once, on any thread, how many bytes have come when no more will.
  func whenEnded(_ tell: @escaping @Sendable (Int) -> Void) {
    state.withLock { $0.onEnd = tell }
    tellEnd()
  }

  private func tellEnd() {
    let (tell, count) = state.withLock { state -> ((@Sendable (Int) -> Void)?, Int) in
      guard state.end != nil else { return (nil, 0) }
      defer { state.onEnd = nil }
      return (state.onEnd, state.received)
    }
    tell?(count)
  }
}
