/// The cases of ``APIError`` without what they hold, to be counted.
public enum FailureKind: String, Hashable, Sendable, CaseIterable {
  /// See the case of ``APIError`` that has the same name.
  case invalidRequest, cancelled, timedOut, unreachable, transport, rejected, unexpectedStatus,
    business, undecodable, encryption, decryption
}

extension APIError {
  /// Which case it is.
  public var kind: FailureKind {
    switch self {
    case .invalidRequest: .invalidRequest
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .transport: .transport
    case .rejected: .rejected
    case .unexpectedStatus: .unexpectedStatus
    case .business: .business
    case .undecodable: .undecodable
    case .encryption: .encryption
    case .decryption: .decryption
    }
  }
}
