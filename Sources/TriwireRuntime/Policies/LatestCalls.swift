/// The calls in flight of which there is one at most per endpoint: each cancels the one before it.
final class LatestCalls: Sendable {
  private let state = Locked(State())

  private struct State: Sendable {
    var calls: [ObjectIdentifier: Call] = [:]
    var count = 0
  }

  private struct Call: Sendable {
    let number: Int
    let cancel: @Sendable () -> Void
  }

  /// Makes a call the latest of an endpoint, which the type of its requests stands for.
  func run<Value: Sendable>(
    _ endpoint: ObjectIdentifier, _ call: @escaping @Sendable () async -> Value
  ) async -> Value {
    // A call that ends before it begins cancels nothing.
    if Task.isCancelled { return await call() }
    let task = Task { await call() }
    let number = replace(endpoint) { task.cancel() }
    defer { remove(endpoint, number) }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func replace(
    _ endpoint: ObjectIdentifier, cancel: @escaping @Sendable () -> Void
  ) -> Int {
    let (number, predecessor) = state.withLock { state -> (Int, Call?) in
      state.count += 1
      let call = Call(number: state.count, cancel: cancel)
      return (state.count, state.calls.updateValue(call, forKey: endpoint))
    }
    predecessor?.cancel()
    return number
  }

  private func remove(_ endpoint: ObjectIdentifier, _ number: Int) {
    state.withLock { state in
      if state.calls[endpoint]?.number == number { state.calls[endpoint] = nil }
    }
  }
}
