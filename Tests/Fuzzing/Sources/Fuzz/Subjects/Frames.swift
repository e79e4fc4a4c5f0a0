import Foundation

@testable import TriwireRuntime

extension Subject {
  /// A stream gives the same messages however it is cut into chunks. The first two bytes of an input
  /// say where, the others are the stream.
  static let frames = Subject(name: "frames") { input in
    var pieces = Pieces(input)
    let sizes = [1 + Int(pieces.byte() % 16), 1 + Int(pieces.byte())]
    let stream = pieces.all()
    let cut = chunks(of: stream, sizes)
    for limit in [16, 1 << 20] {
      check(EventFrames(limit: limit), stream, cut) { [$0.lastID, $0.retry.map { "\($0)" }] }
      check(LineFrames(limit: limit), stream, cut) { _ in [] }
      check(DelimitedFrames(limit: limit), stream, cut) { _ in [] }
    }
  }

  private static func chunks(of stream: Data, _ sizes: [Int]) -> [Data] {
    var (rest, chunks) = (stream, [Data]())
    while !rest.isEmpty {
      chunks.append(Data(rest.prefix(sizes[chunks.count % sizes.count])))
      rest = rest.dropFirst(sizes[(chunks.count - 1) % sizes.count])
    }
    return chunks
  }

  private static func check<Frames: MessageFrames>(
    _ frames: Frames, _ stream: Data, _ cut: [Data], state: (Frames) -> [String?]
  ) {
    var (whole, pieces) = (frames, frames)
    agree(messages(of: [stream], &whole), messages(of: cut, &pieces), "\(Frames.self)")
    agree(state(whole), state(pieces), "\(Frames.self)")
  }

  /// Each message, and at last the error, where there is one.
  private static func messages(of chunks: [Data], _ frames: inout some MessageFrames) -> [String] {
    var found: [String] = []
    do {
      for chunk in chunks {
        frames.append(chunk)
        while let message = try frames.next() { found.append(text(message)) }
      }
      if let message = try frames.end() { found.append(text(message)) }
    } catch {
      found.append("\(error)")
    }
    return found
  }
}
