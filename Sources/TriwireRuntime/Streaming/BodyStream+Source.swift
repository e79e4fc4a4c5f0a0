public import Foundation

extension BodyStream {
  /// Where a transport puts the bytes of a body as they arrive.
  public struct Source: Sendable {
    fileprivate let buffer: ChunkBuffer

    /// Adds bytes. false asks the transport to pause until it is told to resume.
    public func append(_ chunk: Data) -> Bool { buffer.append(chunk) }

    /// Whether the transport is to wait.
    public var isPaused: Bool { buffer.isPaused }

    /// Says that nothing more will come, or how the transfer broke; the first time counts.
    public func finish(_ end: Result<Void, any Error>) { buffer.finish(end) }
  }

  /// A body for a transport to fill. All three may be used from any thread, and the closures are
  /// called from any.
  ///
  /// - Parameters:
  ///   - limit: How many bytes may wait to be read; more end the stream. nil allows any.
  ///   - resume: Goes on after ``Source/append(_:)`` has asked for a pause.
  ///   - stop: Ends the transfer, since nobody will read on.
  public static func make(
    limit: Int?, resume: @escaping @Sendable () -> Void, stop: @escaping @Sendable () -> Void
  ) -> (stream: BodyStream, source: Source) {
    let producer = ChunkBuffer.Producer(resume: resume, stop: stop)
    let buffer = ChunkBuffer(limit: limit ?? .max, producer: producer)
    return (BodyStream(buffer), Source(buffer: buffer))
  }
}
