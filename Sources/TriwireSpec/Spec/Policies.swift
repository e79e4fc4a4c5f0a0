/// What `defaults` may say for all endpoints and an endpoint for itself. `nil` means: not said here.
package struct Policies: Sendable {
  @Rare package var wire: Wires?
  /// In milliseconds, at least 1.
  @Rare package var timeout: Located<Int64>?
  @Rare package var retry: Located<Retry?>?
  package var errors: [StatusCase]
  /// The name of an envelope; the inner `nil` stands for `none`.
  @Rare package var envelope: Located<String?>?
  /// The name of an auth scheme; the inner `nil` stands for `none`.
  @Rare package var auth: Located<String?>?
  @Rare package var cache: Located<Cache>?
  @Rare package var encrypt: Located<Bool>?
}

package enum Wire: String, Hashable, Sendable, CaseIterable {
  case json, xml, protobuf
}

/// The wire of each direction. `nil` means: that direction was not said.
package struct Wires: Sendable {
  package var request: Located<Wire>?
  /// Preferred first; empty when not said.
  package var response: [Located<Wire>]
}

/// The inner `nil` of ``Policies/retry`` stands for `none`.
package struct Retry: Sendable {
  /// At least 1; the first try counts.
  package var attempts: Int
  package var on: [Located<Cause>]
  /// In milliseconds.
  package var backoff: Int64

  package enum Cause: Equatable, Sendable {
    case timeout, connection
    case status(StatusPattern)
  }
}

package enum Cache: Equatable, Sendable {
  case none, forever
  /// As RFC 9111 says.
  case http
  /// In milliseconds.
  case duration(Int64)
}

/// Which statuses an entry of `errors` or `returns.status` is about.
package enum StatusPattern: Hashable, Sendable {
  /// 100 to 599.
  case code(Int)
  /// 1 to 5, written `4xx`.
  case group(Int)
  /// Written `default`.
  case any
}

/// One entry of `errors` or of `returns.status`.
package struct StatusCase: Sendable {
  package var status: Located<StatusPattern>
  package var content: Located<ResponseContent>
}
