internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension Transfers {
  /// Closes what a task sends from disk. Where that is why it failed, its failure says so.
  func endUpload(
    of task: URLSessionTask, _ outcome: Result<Void, any Error>
  ) -> Result<Void, any Error> {
    let upload = uploads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    upload?.close()
    if case .failure = outcome, let failure = upload?.failure { return .failure(failure) }
    return outcome
  }

  /// URLSession sends a body once more when a connection that it kept turns out to be closed.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    let again = uploads.withLock { uploads -> Upload? in
      guard let sent = uploads[task.taskIdentifier] else { return nil }
      sent.close()
      let again = Upload(sent.body, sent.meter)
      uploads[task.taskIdentifier] = again
      return again
    }
    completionHandler(again?.makeStream())
  }
}
