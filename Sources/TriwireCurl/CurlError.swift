internal import CLibCurl
public import TriwireRuntime

/// What libcurl says of an exchange that failed.
public struct CurlError: ConnectionError, Hashable, Sendable, CustomStringConvertible {
  /// libcurl's number of the error (`CURLcode`).
  public let code: Int
  /// libcurl's words for it, without anything of the request.
  public let description: String

  init(_ code: CURLcode) {
    self.code = Int(code.rawValue)
    description = String(cString: curl_easy_strerror(code))
  }

  /// false when no connection came about.
  public var wasConnected: Bool {
    ![CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT]
      .contains { Int($0.rawValue) == code }
  }

  static let unavailable = CurlError(CURLE_FAILED_INIT)
}

extension TransportError {
  /// What an error of libcurl means to a call.
  init(_ code: CURLcode) {
    let error = CurlError(code)
    switch code {
    case CURLE_OPERATION_TIMEDOUT: self = .timedOut
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
      CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_HTTP2,
      CURLE_HTTP2_STREAM:
      self = .unreachable(error)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CONNECT_ERROR,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      self = .untrusted(error)
    default: self = .failed(error)
    }
  }
}
