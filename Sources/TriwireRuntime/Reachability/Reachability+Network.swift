#if canImport(Network)
  internal import Dispatch
  internal import Network

  extension Reachability {
    /// What Network says, from now on until nobody listens.
    static func paths() -> AsyncStream<State> {
      AsyncStream(bufferingPolicy: .bufferingNewest(1)) { states in
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in
          states.yield(path.status == .satisfied ? .reachable : .unreachable)
        }
        states.onTermination = { _ in monitor.cancel() }
        monitor.start(queue: DispatchQueue(label: "TriwireRuntime.Reachability"))
      }
    }
  }
#endif
