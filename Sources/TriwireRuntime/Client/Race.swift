/// What came first.
enum Finish<Value: Sendable>: Sendable {
  case finished(Value)
  case timedOut
  case cancelled
}

/// Does work until it is finished, the time is over or the task is cancelled, whichever comes first.
///
/// It returns at that moment even if the work takes no notice of its cancellation, which it is told of
/// in both other cases. nil is all the time there is. Once bytes of a file move, the time counts from the
/// last of them.
func race<Value: Sendable>(
  against timeout: Duration?, from meter: TransferMeter? = nil,
  _ work: @escaping @Sendable () async -> Value
) async -> Finish<Value> {
  if Task.isCancelled { return .cancelled }
  let first = First<Finish<Value>>()
  let worker = Task { first.settle(.finished(await work())) }
  let clock = timeout.map { timeout in
    Task {
      // A sleep that is cut short means that the race is over.
      var rest = timeout
      while rest > .zero {
        guard (try? await Task.sleep(for: min(rest, longestSleep))) != nil else { return }
        rest = meter?.silence.map { timeout - $0 } ?? .zero
      }
      first.settle(.timedOut)
    }
  }
  let finish = await withTaskCancellationHandler {
    await first.value
  } onCancel: {
    first.settle(.cancelled)
  }
  worker.cancel()
  clock?.cancel()
  return finish
}

/// About 30 years, which every clock can add to its time.
let longestSleep = Duration.seconds(1_000_000_000)

/// A value that is settled once; later ones are dropped. One task may wait for it.
private final class First<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    case settled(Value)
  }

  private let state = Locked(State.open)

  func settle(_ value: Value) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
      defer { if case .settled = state {} else { state = .settled(value) } }
      if case .awaited(let continuation) = state { return continuation } else { return nil }
    }
    waiting?.resume(returning: value)
  }

  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let settled = state.withLock { state -> Value? in
          if case .settled(let value) = state { return value }
          state = .awaited(continuation)
          return nil
        }
        if let settled { continuation.resume(returning: settled) }
      }
    }
  }
}
