/// One walk from page to page, one page ahead of who reads them.
final class PageWalk<Request: PagedRequest> {
  private typealias Answer = Result<PageAnswer<Request.Response>, APIError<Request.Failure>>

  /// What comes next.
  private enum Step {
    /// The call of the page, which is under way.
    case calling(Task<Answer, Never>, PageTurn<Request>)
    /// The first page, which was not wanted yet.
    case begin(PageTurn<Request>)
    case fail(APIError<Request.Failure>)
    case end
  }

  private let api: APIClient
  private var progress: PageProgress<Request>
  private var step: Step

  init(api: APIClient, first: Request) {
    self.api = api
    progress = PageProgress(from: first)
    step = .begin(PageTurn(request: first))
  }

  deinit {
    if case .calling(let task, _) = step { task.cancel() }
  }

  func next() async throws(APIError<Request.Failure>) -> PagedSequence<Request>.Page? {
    if Task.isCancelled { stop(with: .cancelled) }
    if case .begin(let turn) = step { step = call(turn) }
    switch step {
    case .calling(let task, let turn):
      let answer = await task.cancellingValue
      step = .end
      return try page(of: answer.get(), turn)
    case .fail(let error):
      step = .end
      throw error
    case .begin, .end: return nil
    }
  }

  private func page(
    of answer: PageAnswer<Request.Response>, _ turn: PageTurn<Request>
  ) -> PagedSequence<Request>.Page {
    do throws(APIError<Request.Failure>) {
      if let next = try progress.turn(after: turn, with: answer) { step = call(next) }
    } catch {
      step = .fail(error)
    }
    return progress.page(answer)
  }

  private func call(_ turn: PageTurn<Request>) -> Step {
    let task = Task { [api] () -> Answer in
      do throws(APIError<Request.Failure>) {
        return .success(try await api.send(PageRequest(turn: turn)))
      } catch {
        return .failure(error)
      }
    }
    return .calling(task, turn)
  }

  private func stop(with error: APIError<Request.Failure>) {
    switch step {
    case .calling(let task, _): task.cancel()
    case .end: return
    case .begin, .fail: break
    }
    step = .fail(error)
  }
}

extension Task where Failure == Never {
  /// The value, which is cancelled with the task that waits for it.
  fileprivate var cancellingValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
