public import Foundation

/// The body of an answer while it arrives, in chunks as the transport received them.
///
/// It is read once, by one loop. A loop that ends early, a task that is cancelled, and letting go of
/// a stream that nobody reads all end the transfer. A copy is the same stream.
///
/// What arrives faster than it is read waits in memory: a transport that can pause does so, and one
/// that can't ends with ``TransportError/unreadTooLong(limit:)`` when
/// ``HTTPRequest/maximumResponseBytes`` bytes are waiting.
public struct BodyStream: AsyncSequence, Sendable {
  /// A few bytes, never none.
  public typealias Element = Data

  private let reading: Reading
  /// How to ask for such an answer again; nil when that can't be done.
  var reopen: Reopening?

  init(_ buffer: ChunkBuffer) {
    reading = Reading(buffer)
  }

  /// A body that comes from elsewhere, such as from another stream that was changed. It is
  /// asked for one element ahead of the reader.
  public init<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks) where Chunks.Element == Data {
    self.init(.pumping(chunks))
  }

  /// A body that is there already.
  init(whole body: Data) {
    let producer = ChunkBuffer.Producer(resume: {}, stop: {})
    let buffer = ChunkBuffer(enough: .max, limit: .max, producer: producer)
    _ = buffer.append(body)
    buffer.finish(.success(()))
    self.init(buffer)
  }

  /// The way to read it.
  public func makeAsyncIterator() -> Iterator {
    Iterator(reading: reading, isFirst: reading.once.claim())
  }

  /// The whole body, up to its end.
  ///
  /// - Throws: ``TransportError/responseTooLarge(limit:)`` as soon as there are more bytes than the
  ///   limit; nil allows any.
  public func collected(limit: Int? = nil) async throws -> Data {
    var body = Data()
    for try await chunk in self {
      if let limit, chunk.count > limit - body.count {
        throw TransportError.responseTooLarge(limit: limit)
      }
      body.append(chunk)
    }
    return body
  }
}

extension BodyStream {
  /// Hands the whole body over on the thread that brings the bytes: what isn't taken holds up the
  /// transfer, and nothing piles up. What the drain throws ends both.
  func drain(into drain: Drain) async throws {
    guard reading.once.claim() else { throw TransportError.alreadyRead }
    try await reading.buffer.drain(into: drain)
  }
}

extension BodyStream {
  /// Has a closure told once, on any thread, how many bytes have arrived when no more will: at the end, or
  /// when nobody reads on.
  func whenEnded(_ tell: @escaping @Sendable (Int) -> Void) {
    reading.buffer.whenEnded(tell)
  }
}

extension BodyStream {
  /// Reads chunks in order. Letting go of it ends the transfer.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reading: Reading
    private let isFirst: Bool
    private let lease: Lease

    fileprivate init(reading: Reading, isFirst: Bool) {
      self.reading = reading
      self.isFirst = isFirst
      lease = Lease(isFirst ? reading : nil)
    }

    /// The next chunk; nil at the end.
    public mutating func next() async throws -> Data? {
      try await next(within: nil)
    }

    /// The next chunk; nil at the end. Waiting for it longer than the timeout ends the stream with
    /// ``TransportError/timedOut``.
    mutating func next(within timeout: Duration?) async throws -> Data? {
      guard isFirst else { throw TransportError.alreadyRead }
      return try await reading.buffer.next(within: timeout)
    }
  }

  /// Ends the transfer when the one who reads goes away.
  private final class Lease: Sendable {
    private let reading: Reading?

    init(_ reading: Reading?) { self.reading = reading }

    deinit { reading?.buffer.stop() }
  }

  /// What all copies share. It ends the transfer when the last of them goes away.
  fileprivate final class Reading: Sendable {
    let buffer: ChunkBuffer
    let once = Once()

    init(_ buffer: ChunkBuffer) { self.buffer = buffer }

    deinit { buffer.stop() }
  }
}

extension BodyStream: Hashable {
  /// Whether both are the same stream.
  public static func == (left: BodyStream, right: BodyStream) -> Bool {
    left.reading === right.reading
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reading))
  }
}
