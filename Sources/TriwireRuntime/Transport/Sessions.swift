internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The sessions of a transport: one for each thing that servers have to prove, since a connection that was
/// made with less of a check must not serve a request that asks for more.
final class Sessions: Sendable {
  /// A session and what its delegate has under way.
  struct Session: Sendable {
    let session: URLSession
    let transfers: Transfers
  }

  private let configuration: URLSessionConfiguration
  private let opened = Locked<[ServerTrust?: Session]>([:])

  init(_ configuration: URLSessionConfiguration) {
    self.configuration = configuration
  }

  deinit {
    for opened in opened.withLock(\.values) { opened.session.finishTasksAndInvalidate() }
  }

  /// The one for requests that ask for such a check; nil is the system's own.
  func session(checking trust: ServerTrust?) -> Session {
    opened.withLock { opened in
      if let session = opened[trust] { return session }
      let session = open(checking: trust)
      opened[trust] = session
      return session
    }
  }

  private func open(checking trust: ServerTrust?) -> Session {
    let transfers = Transfers(checking: trust)
    let session = URLSession(
      configuration: configuration, delegate: transfers, delegateQueue: DelegateQueue.make())
    return Session(session: session, transfers: transfers)
  }
}
