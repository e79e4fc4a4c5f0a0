internal import Foundation

extension ChunkBuffer {
  /// What another sequence brings, one element at a time.
  static func pumping<Chunks: AsyncSequence & Sendable>(_ chunks: Chunks) -> ChunkBuffer
  where Chunks.Element == Data {
    let (room, makeRoom) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let producer = Producer(resume: { makeRoom.yield() }, stop: { makeRoom.finish() })
    let buffer = ChunkBuffer(enough: 1, limit: .max, producer: producer)
    let pump = Task { await buffer.fill(from: chunks, waiting: room) }
    makeRoom.onTermination = { _ in pump.cancel() }
    return buffer
  }

  private func fill<Chunks: AsyncSequence>(
    from chunks: Chunks, waiting room: AsyncStream<Void>
  ) async where Chunks.Element == Data {
    var room = room.makeAsyncIterator()
    do {
      for try await chunk in chunks {
        if Task.isCancelled { return }
        if append(chunk) { continue }
        guard await room.next() != nil else { return }
      }
      finish(.success(()))
    } catch {
      finish(.failure(error))
    }
  }
}
