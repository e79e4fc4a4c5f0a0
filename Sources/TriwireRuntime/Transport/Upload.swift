internal import Foundation

/// A body on its way out. Whoever ends the transfer closes it, and with it the file that is open.
final class Upload: Sendable {
  private enum State: Sendable {
    case reading(HTTPBody.Reader)
    /// nil where the transfer has ended.
    case over(FileError?)
  }

  let body: HTTPBody
  let meter: TransferMeter?
  private let state: Locked<State>
  private let sent = Locked(0)

  init(_ body: HTTPBody, _ meter: TransferMeter?) {
    self.body = body
    self.meter = meter
    state = Locked(.reading(body.makeReader()))
  }

  /// The body of a request where it is read from disk or somebody wants to know how far it has come; nil
  /// where it is best sent at once.
  convenience init?(of request: HTTPRequest) {
    guard let body = request.body, !body.isInMemory || request.meter?.isHeard == true else {
      return nil
    }
    self.init(body, request.meter)
  }

  /// How reading has failed; nil when it hasn't.
  var failure: FileError? {
    state.withLock { if case .over(let error) = $0 { error } else { nil } }
  }

  /// The next bytes, none at the end; nil when there is nothing to read any more.
  func next(upTo limit: Int) -> Data? {
    let chunk = read(upTo: limit)
    if let chunk, let meter {
      let count = sent.withLock { sent in
        sent += chunk.count
        return sent
      }
      meter.noteUploaded(count, of: body)
    }
    return chunk
  }

  private func read(upTo limit: Int) -> Data? {
    state.withLock { state in
      guard case .reading(var reader) = state else { return nil }
      do throws(FileError) {
        let chunk = try reader.next(upTo: limit)
        state = .reading(reader)
        return chunk ?? Data()
      } catch {
        state = .over(error)
        return nil
      }
    }
  }

  /// Lets go of the file; what is read from now on fails.
  func close() {
    state.withLock { if case .reading = $0 { $0 = .over(nil) } }
  }
}
