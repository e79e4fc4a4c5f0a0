internal import Foundation

extension RequestWriter {
  /// The finished message, or the first thing that went wrong while it was written.
  func request(at base: BaseURL) throws(InvalidRequest) -> HTTPRequest {
    if let problem { throw problem }
    try FieldSyntax.check(method)
    let query = query.texts.joined(separator: "&")
    let url = try base.url(path: try route.fill(path), query: query)
    var request = HTTPRequest(method, try link?.url(from: url) ?? url, headers: headers)
    request.credentialHeaders = credentialHeaders
    request.sensitiveNames = sensitiveNames
    request.destination = destination
    try addCookies(to: &request)
    try addBody(to: &request)
    return request
  }

  private func addCookies(to request: inout HTTPRequest) throws(InvalidRequest) {
    guard !cookies.isEmpty else { return }
    let all = headers.values(of: "Cookie") + cookies.texts
    request.headers["Cookie"] = all.joined(separator: "; ")
  }

  private func addBody(to request: inout HTTPRequest) throws(InvalidRequest) {
    switch body {
    case .none: break
    case .raw(let bytes, let mediaType): request.setBody(bytes, mediaType)
    case .form(let fields):
      var pairs: [String] = []
      for field in commonFields { if let text = try field.pairs() { pairs.append(text) } }
      pairs += fields.texts
      let form = Data(pairs.joined(separator: "&").utf8)
      request.setBody(form, "application/x-www-form-urlencoded")
    case .multipart(let form): try add(form, to: &request)
    }
  }

  /// Nothing else can be its content type, since nothing else would name the boundary.
  private func add(
    _ form: MultipartForm, to request: inout HTTPRequest
  ) throws(InvalidRequest) {
    var form = form
    var common: [MultipartForm.Part] = []
    for field in commonFields { common += try field.parts() }
    form.add(common: common)
    let boundary = Boundary.random(for: form)
    request.body = form.body(boundary: boundary)
    request.headers["Content-Type"] = "multipart/form-data; boundary=\(boundary)"
  }
}

extension HTTPRequest {
  /// A content type that the endpoint declares as a header of its own wins.
  fileprivate mutating func setBody(_ bytes: Data, _ mediaType: String) {
    body = HTTPBody(bytes)
    if headers["Content-Type"] == nil { headers["Content-Type"] = mediaType }
  }
}
