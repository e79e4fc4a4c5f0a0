public import Dispatch

extension APIClient {
  /// The same client, which tells how far the bodies of its calls have come: what is sent, and successes
  /// that go to a file or into memory, not those that are streamed or kept in a cache. Use it for one call
  /// at a time where calls must be told apart.
  ///
  /// - Parameters:
  ///   - queue: Where the closure is called, in order; the main queue unless told otherwise.
  ///   - report: It is told of growing numbers, of the total last; of an attempt that is repeated only
  ///     what is new.
  public func reporting(
    on queue: DispatchQueue = .main, _ report: @escaping @Sendable (TransferProgress) -> Void
  ) -> APIClient {
    var client = self
    client.report = { progress in queue.async { report(progress) } }
    return client
  }
}

extension ServiceClient {
  /// The same client, which tells how far the bodies of its calls have come:
  /// `shop.reporting { bar.value = $0.fraction }.photo(…)`. See
  /// ``APIClient/reporting(on:_:)``.
  public func reporting(
    on queue: DispatchQueue = .main, _ report: @escaping @Sendable (TransferProgress) -> Void
  ) -> Self {
    Self(api: api.reporting(on: queue, report))
  }
}
