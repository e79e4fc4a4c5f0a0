/// The number of a page, or of the first item on it, in a request.
struct PagingNumber<Request: APIRequest>: Sendable {
  /// nil when the request leaves it out.
  let value: @Sendable (Request) -> Int64?
  /// False when the number is too large for the parameter.
  let set: @Sendable (Int64, inout PageTurn<Request>) -> Bool
}

extension PagingNumber {
  init<Number: FixedWidthInteger & Sendable>(
    _ path: any WritableKeyPath<Request, Number> & Sendable
  ) {
    value = { Int64(exactly: $0[keyPath: path]) }
    set = { number, turn in
      guard let number = Number(exactly: number) else { return false }
      turn.request[keyPath: path] = number
      return true
    }
  }

  init<Number: FixedWidthInteger & Sendable>(
    _ path: any WritableKeyPath<Request, Number?> & Sendable
  ) {
    value = { $0[keyPath: path].flatMap(Int64.init(exactly:)) }
    set = { number, turn in
      guard let number = Number(exactly: number) else { return false }
      turn.request[keyPath: path] = number
      return true
    }
  }

  init(query name: String) {
    value = { _ in nil }
    set = { number, turn in
      turn.parameter = { $0.query(name, .int64, number) }
      return true
    }
  }
}

/// The name of a page in a request and in the answer before it.
struct PagingCursor<Request: APIRequest>: Sendable {
  /// The text of the request's own; empty for none.
  let current: @Sendable (Request) -> String
  /// The text of the next one and how it is put into a request; nil for none.
  let next:
    @Sendable (Request.Response) -> (
      text: String, set: @Sendable (inout PageTurn<Request>) -> Void
    )?
}
