/// Whether a server can be reached: how it is now, then each change, until the loop ends.
///
/// On Apple's systems it is what Network says of the connection, as it changes. Elsewhere the server is
/// asked with HEAD now and then: any answer, whatever its status, means that it can be reached.
///
///     for await state in Reachability(of: "https://api.example.com") { … }
public struct Reachability: AsyncSequence, Sendable {
  /// What is known of the way to a server.
  public enum State: Hashable, Sendable {
    /// There is one.
    case reachable
    /// There is none, or nobody answers.
    case unreachable
  }

  /// How it is, and each change.
  public typealias Element = State

  private let begin: @Sendable () -> Iterator

  /// Watches the way to a server.
  ///
  /// - Parameters:
  ///   - server: The URL that is asked where Network is missing. One that is no URL can't be reached.
  ///   - interval: How long to wait between two questions.
  ///   - timeout: How long to wait for an answer.
  ///   - transport: Carries the questions.
  public init(
    of server: String,
    every interval: Duration = .seconds(15),
    timeout: Duration = .seconds(5),
    transport: any Transport = .urlSession
  ) {
    #if canImport(Network)
      begin = { Iterator(of: Self.paths()) }
    #else
      self.init(
        asking: ServerProbe(server: server, timeout: timeout, transport: transport),
        every: interval)
    #endif
  }

  /// Asks a server on every system.
  init(asking probe: ServerProbe, every interval: Duration) {
    begin = { Iterator(asking: probe, every: interval) }
  }

  /// How it is now; unreachable when the task is cancelled.
  public var current: State {
    get async {
      var iterator = makeAsyncIterator()
      return await iterator.next() ?? .unreachable
    }
  }

  /// A watch of its own.
  public func makeAsyncIterator() -> Iterator { begin() }
}

extension Reachability {
  /// Waits for changes.
  public struct Iterator: AsyncIteratorProtocol {
    private var last: State?
    /// How it is after it was found to be something else, or for the first time; nil at the end.
    private let look: (_ isFirst: Bool) async -> State?

    /// Asks a server.
    fileprivate init(asking probe: ServerProbe, every interval: Duration) {
      look = { isFirst in
        if !isFirst { try? await Task.sleep(for: interval) }
        return await probe.state()
      }
    }

    /// Takes what a stream brings.
    init(of states: AsyncStream<State>) {
      var states = states.makeAsyncIterator()
      look = { _ in await states.next() }
    }

    /// The state at first, then the next one that differs; nil when the task is cancelled.
    public mutating func next() async -> State? {
      while !Task.isCancelled, let state = await look(last == nil), !Task.isCancelled {
        if state == last { continue }
        last = state
        return state
      }
      return nil
    }
  }
}
