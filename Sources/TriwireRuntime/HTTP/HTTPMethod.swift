/// A request method (RFC 9110 section 9), compared with its case.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method's token as it is sent.
  public let rawValue: String

  /// Any token; it is not checked until a request is sent.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A method such as `PURGE` that has no name of its own here.
  public init(stringLiteral token: String) {
    rawValue = token
  }

  /// `GET`.
  public static let get: HTTPMethod = "GET"
  /// `HEAD`.
  public static let head: HTTPMethod = "HEAD"
  /// `POST`.
  public static let post: HTTPMethod = "POST"
  /// `PUT`.
  public static let put: HTTPMethod = "PUT"
  /// `PATCH`.
  public static let patch: HTTPMethod = "PATCH"
  /// `DELETE`.
  public static let delete: HTTPMethod = "DELETE"
  /// `OPTIONS`.
  public static let options: HTTPMethod = "OPTIONS"
}
