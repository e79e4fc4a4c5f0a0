/// The messages of an answer, each as soon as it has arrived.
///
/// It is read once, by one loop. A loop that ends early, a task that is cancelled, and letting go of
/// a stream that nobody reads all end the transfer. A copy is the same stream.
///
/// Between two chunks of the body the server may be silent for
/// ``ClientConfiguration/idleTimeout``; the time that the loop itself takes doesn't count.
public struct MessageStream<Element: Sendable>: AsyncSequence, Sendable {
  private let once = Once()
  private let begin: @Sendable () -> Iterator

  init(_ begin: @escaping @Sendable () -> Iterator) {
    self.begin = begin
  }

  /// A stream for tests: what `elements` brings. An ``APIError`` of `Never` that it throws comes out
  /// as it is, any other error as if a transport had thrown it.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements)
  where Elements.Element == Element {
    self.init {
      var iterator = elements.makeAsyncIterator()
      return Iterator { () throws(APIError<Never>) in
        do { return try await iterator.next() } catch { throw APIError(exchanging: error) }
      }
    }
  }

  /// A stream for tests: the elements, then the end.
  public init<Elements: Sequence & Sendable>(_ elements: Elements)
  where Elements.Element == Element {
    self.init {
      var iterator = elements.makeIterator()
      return Iterator { iterator.next() }
    }
  }

  /// The way to read it.
  public func makeAsyncIterator() -> Iterator {
    once.claim() ? begin() : Iterator { () throws(APIError<Never>) in throw .alreadyRead }
  }
}

extension MessageStream {
  /// Reads messages in order. Letting go of it ends the transfer.
  public struct Iterator: AsyncIteratorProtocol {
    /// nil when the end was reached.
    private var step: (() async throws(APIError<Never>) -> Element?)?

    init(_ step: @escaping () async throws(APIError<Never>) -> Element?) {
      self.step = step
    }

    /// The next message; nil at the end and after an error.
    ///
    /// - Throws: ``APIError/undecodable(_:_:)`` for a message that can't be read, whose path begins
    ///   with its number from 0; ``APIError/cancelled``; ``APIError/timedOut`` when the server is
    ///   silent for too long; ``APIError/unreachable(_:)`` and ``APIError/transport(_:)`` when the
    ///   transfer breaks.
    public mutating func next() async throws(APIError<Never>) -> Element? {
      guard let step else { return nil }
      do throws(APIError<Never>) {
        let element = try await step()
        if element == nil {
          self.step = nil
          if Task.isCancelled { throw .cancelled }
        }
        return element
      } catch {
        self.step = nil
        throw error
      }
    }
  }
}

extension MessageStream: Hashable {
  /// Whether both are the same stream.
  public static func == (left: MessageStream, right: MessageStream) -> Bool {
    left.once === right.once
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(once))
  }
}

extension APIError {
  fileprivate static var alreadyRead: APIError { .transport(TransportError.alreadyRead) }
}
