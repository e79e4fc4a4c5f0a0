internal import CLibCurl
internal import Foundation
internal import TriwireRuntime

/// What one exchange tells libcurl.
struct CurlOptions {
  private let handle: UnsafeMutableRawPointer

  init(_ handle: UnsafeMutableRawPointer) {
    self.handle = handle
  }

  /// - Parameter user: The exchange, which libcurl's calls get.
  /// - Throws: When this libcurl doesn't know one of the options: nothing is sent then.
  func set(
    _ request: HTTPRequest, _ headers: CurlList, _ user: UnsafeMutableRawPointer
  ) throws(TransportError) {
    try set(CURLOPT_URL, request.url.absoluteString)
    try set(CURLOPT_PROTOCOLS_STR, "http,https")
    try set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    try set(CURLOPT_NOSIGNAL, 1)
    if request.headers["Accept-Encoding"] == nil { try set(CURLOPT_ACCEPT_ENCODING, "") }
    try check(curl_set_list(handle, CURLOPT_HTTPHEADER, headers.first))
    try setTimeout(of: request)
    try setMethod(of: request)
    if let trust = request.trust { try set(trust) }
    try setFunctions(user)
  }

  /// libcurl's own timer only has to be no earlier than the client's.
  private func setTimeout(of request: HTTPRequest) throws(TransportError) {
    // With files the time counts anew while their bytes move, which the client watches.
    guard let timeout = request.timeout, !request.streamsResponse,
      request.body?.isInMemory ?? true
    else { return }
    let milliseconds = (timeout / .milliseconds(1)).rounded(.up) + 1_000
    try set(CURLOPT_TIMEOUT_MS, Int(min(milliseconds, 2_000_000_000)))
  }

  private func setMethod(of request: HTTPRequest) throws(TransportError) {
    if let body = request.body {
      try set(CURLOPT_UPLOAD, 1)
      try check(curl_set_offset(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(body.count)))
    } else if request.method == .head {
      try set(CURLOPT_NOBODY, 1)
    } else if [.post, .put, .patch].contains(request.method) {
      // Says that there is no body: `Content-Length: 0`.
      try set(CURLOPT_POST, 1)
      try check(curl_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, 0))
    }
    try set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
  }

  private func set(_ trust: ServerTrust) throws(TransportError) {
    if !trust.pins.isEmpty {
      let pins = trust.pins.map { "sha256//" + $0.sha256 }.sorted().joined(separator: ";")
      try set(CURLOPT_PINNEDPUBLICKEY, pins)
    }
    if let file = trust.authorities {
      try set(CURLOPT_CAINFO, file.path)
      try check(curl_set_text(handle, CURLOPT_CAPATH, nil))
    }
    if !trust.checksHost { try set(CURLOPT_SSL_VERIFYHOST, 0) }
  }

  private func setFunctions(_ user: UnsafeMutableRawPointer) throws(TransportError) {
    try check(curl_set_pointer(handle, CURLOPT_HEADERDATA, user))
    try check(curl_set_pointer(handle, CURLOPT_WRITEDATA, user))
    try check(curl_set_pointer(handle, CURLOPT_READDATA, user))
    try check(
      curl_set_function(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, user in
        CurlExchange.of(user)?.take(line: Data(bytes, size * count)) ?? 0
      })
    try check(
      curl_set_function(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, user in
        CurlExchange.of(user)?.take(body: Data(bytes, size * count)) ?? 0
      })
    try check(
      curl_set_function(handle, CURLOPT_READFUNCTION) { bytes, size, count, user in
        CurlExchange.of(user)?.give(.init(start: bytes, count: size * count))
          ?? Int(CURL_READFUNC_ABORT)
      })
    try check(curl_set_pointer(handle, CURLOPT_SEEKDATA, user))
    try check(
      curl_set_seek(handle) { user, offset, origin in
        guard offset == 0, origin == SEEK_SET else { return CURL_SEEKFUNC_CANTSEEK }
        CurlExchange.of(user)?.rewind()
        return CURL_SEEKFUNC_OK
      })
  }

  private func set(_ option: CURLoption, _ value: Int) throws(TransportError) {
    try check(curl_set_long(handle, option, value))
  }

  private func set(_ option: CURLoption, _ value: String) throws(TransportError) {
    try check(curl_set_text(handle, option, value))
  }

  private func check(_ code: CURLcode) throws(TransportError) {
    guard code == CURLE_OK else { throw .failed(CurlError(code)) }
  }
}

extension CurlExchange {
  /// The exchange that libcurl was given; it lives as long as its handle.
  fileprivate static func of(_ user: UnsafeMutableRawPointer?) -> CurlExchange? {
    user.map { Unmanaged<CurlExchange>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension Data {
  fileprivate init(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) {
    self = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  }
}
