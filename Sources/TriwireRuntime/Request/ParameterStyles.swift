/// How a path parameter is written (OpenAPI 3.1.2, “Style Values”).
public enum PathStyle: Hashable, Sendable {
  /// `blue,black`.
  case simple
  /// `.blue,black`, exploded `.blue.black`.
  case label
  /// `;color=blue,black`, exploded `;color=blue;color=black`.
  case matrix
}

/// How a query parameter is written (OpenAPI 3.1.2, “Style Values”).
public enum QueryStyle: Hashable, Sendable {
  /// `color=blue&color=black`, not exploded `color=blue,black`.
  case form
  /// `color=blue%20black`.
  case spaceDelimited
  /// `color=blue%7Cblack`.
  case pipeDelimited
  /// `color%5BR%5D=100&color%5BG%5D=200`, for objects only.
  case deepObject
}

/// How a cookie is written.
public enum CookieStyle: Hashable, Sendable {
  /// As in a query, percent-encoded; an exploded list's pairs are joined with `&` as OpenAPI 3.1
  /// has it.
  case form
  /// As OpenAPI 3.2 has it: pairs are joined with `; ` and nothing is escaped, so a value that RFC
  /// 6265 does not allow is refused.
  case cookie
}
