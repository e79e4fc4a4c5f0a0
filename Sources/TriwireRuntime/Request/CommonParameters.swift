/// What every request of a client carries.
public protocol CommonParameters: Sendable {
  /// Writes them; it is called before each request. An error makes the request invalid.
  func write(to request: inout RequestWriter) async throws
}

/// A value given once, or asked for before each request.
public struct Provided<Value: Sendable>: Sendable {
  private let provide: @Sendable () async throws -> Value

  /// The same value for every request.
  public static func value(_ value: Value) -> Provided {
    Provided { value }
  }

  /// Asks a closure before each request. Calls may overlap. When it throws, the request is not sent
  /// and the call ends with ``APIError/invalidRequest(_:)``, whose cause is that error;
  /// `CancellationError` ends it with ``APIError/cancelled``.
  public static func provider(_ provide: @escaping @Sendable () async throws -> Value) -> Provided {
    Provided(provide: provide)
  }

  /// The value for the request that is being made.
  public var value: Value {
    get async throws { try await provide() }
  }
}
