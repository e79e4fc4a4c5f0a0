/// How the page after another is asked for.
public struct PagingStyle<Request: APIRequest>: Sendable {
  let kind: Kind

  enum Kind: Sendable {
    case page(PagingNumber<Request>)
    case offset(PagingNumber<Request>)
    case cursor(PagingCursor<Request>)
    case link
  }

  /// `Link` headers with `rel="next"` (RFC 8288). A link to another origin than the client's is
  /// refused, since it would be sent the credentials.
  public static var link: PagingStyle { PagingStyle(kind: .link) }
}

/// Pages are counted by a parameter. A request that leaves it out means page 1.
extension PagingStyle {
  /// The number is a property of the request.
  public static func page<Number: FixedWidthInteger & Sendable>(
    _ number: any WritableKeyPath<Request, Number> & Sendable
  ) -> PagingStyle {
    PagingStyle(kind: .page(PagingNumber(number)))
  }

  /// The number is a property of the request that may be nil.
  public static func page<Number: FixedWidthInteger & Sendable>(
    _ number: any WritableKeyPath<Request, Number?> & Sendable
  ) -> PagingStyle {
    PagingStyle(kind: .page(PagingNumber(number)))
  }

  /// The number is a query parameter that the request doesn't have.
  public static func page(_ name: String) -> PagingStyle {
    PagingStyle(kind: .page(PagingNumber(query: name)))
  }
}

/// Items are counted by a parameter. A request that leaves it out means 0.
extension PagingStyle {
  /// The number is a property of the request.
  public static func offset<Number: FixedWidthInteger & Sendable>(
    _ number: any WritableKeyPath<Request, Number> & Sendable
  ) -> PagingStyle {
    PagingStyle(kind: .offset(PagingNumber(number)))
  }

  /// The number is a property of the request that may be nil.
  public static func offset<Number: FixedWidthInteger & Sendable>(
    _ number: any WritableKeyPath<Request, Number?> & Sendable
  ) -> PagingStyle {
    PagingStyle(kind: .offset(PagingNumber(number)))
  }

  /// The number is a query parameter that the request doesn't have.
  public static func offset(_ name: String) -> PagingStyle {
    PagingStyle(kind: .offset(PagingNumber(query: name)))
  }
}

/// The answer names the page that follows it; nil and an empty text name none.
extension PagingStyle {
  /// The cursor is a property of the request.
  public static func cursor<Cursor: Sendable>(
    _ cursor: any WritableKeyPath<Request, Cursor> & Sendable,
    next: @escaping @Sendable (Request.Response) -> Cursor?
  ) -> PagingStyle {
    PagingStyle(
      kind: .cursor(
        PagingCursor(
          current: { text($0[keyPath: cursor]) },
          next: { answer in
            next(answer).map { value in (text(value), { $0.request[keyPath: cursor] = value }) }
          })))
  }

  /// The cursor is a property of the request that may be nil.
  public static func cursor<Cursor: Sendable>(
    _ cursor: any WritableKeyPath<Request, Cursor?> & Sendable,
    next: @escaping @Sendable (Request.Response) -> Cursor?
  ) -> PagingStyle {
    PagingStyle(
      kind: .cursor(
        PagingCursor(
          current: { $0[keyPath: cursor].map(text) ?? "" },
          next: { answer in
            next(answer).map { value in (text(value), { $0.request[keyPath: cursor] = value }) }
          })))
  }

  /// The cursor is a query parameter that the request doesn't have.
  public static func cursor<Cursor: Sendable>(
    _ name: String, _ codec: Codec<Cursor>,
    next: @escaping @Sendable (Request.Response) -> Cursor?
  ) -> PagingStyle {
    PagingStyle(
      kind: .cursor(
        PagingCursor(
          current: { _ in "" },
          next: { answer in
            next(answer).map { value in
              (text(value), { $0.parameter = { $0.query(name, codec, value) } })
            }
          })))
  }

  /// By what cursors are told apart.
  private static func text<Cursor>(_ cursor: Cursor) -> String { "\(cursor)" }
}
