import Foundation

@testable import TriwireRuntime

extension Subject {
  /// Headers of any text give values within their limits, and lists come back as they were joined.
  static let headers = Subject(name: "headers") { input in
    let text = String(decoding: input, as: UTF8.self)
    for check in headerChecks { check(text) }
  }

  private static let headerChecks = [
    checkRetryAfter, checkLink, checkCacheControl, checkFileName, checkRange, checkList, checkType,
  ]

  @Sendable private static func checkRetryAfter(_ text: String) {
    let now = Date(timeIntervalSince1970: 1_796_047_200)
    guard let wait = HTTPResponse(429, headers: ["Retry-After": text]).retryAfter(at: now)
    else { return }
    require(wait >= .zero && wait <= longestSleep, "Retry-After: \(text) is \(wait)")
  }

  @Sendable private static func checkLink(_ text: String) {
    _ = LinkHeader.target(of: "next", in: ["Link": text])
    guard !text.unicodeScalars.contains(">") else { return }
    let headers: HTTPHeaders = ["Link": "<a>; rel=prev, <\(text)>; title=\",;\"; rel=\"x next\""]
    agree(LinkHeader.target(of: "next", in: headers), text, "Link")
  }

  @Sendable private static func checkCacheControl(_ text: String) {
    let directives = CacheDirectives(["Cache-Control": text])
    guard let age = directives.seconds("max-age") else { return }
    require((0...2_147_483_648).contains(age), "Cache-Control: \(text) is \(age)")
  }

  @Sendable private static func checkFileName(_ text: String) {
    let url = URL(string: "https://a.example/b")
    guard let url else { return }
    for value in [text, "attachment; filename=\(text)", "inline; filename*=UTF-8''\(text)"] {
      let response = HTTPResponse(200, headers: ["Content-Disposition": value])
      let name = FileName.suggested(by: response, to: url)
      require(name != "." && name != ".." && !name.isEmpty, "a file is called '\(name)'")
      require(name.utf8.count <= 201, "a file's name has \(name.utf8.count) bytes")
      let isPath = name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 }
      require(!isPath, "a file is called '\(name)'")
      agree(FileName.cleaned(name), name, "a name that is cleaned twice")
    }
  }

  @Sendable private static func checkRange(_ text: String) {
    guard let range = ContentRange(text) else { return }
    require(range.first >= 0 && range.first <= range.last, "Content-Range: \(text)")
    require((range.total ?? .max) > range.last, "Content-Range: \(text)")
  }

  @Sendable private static func checkList(_ text: String) {
    let elements = HeaderList.split([text])
    let joined = HeaderList.join(elements)
    agree(HeaderList.split([joined]), elements, "a list as \(joined)")
  }

  @Sendable private static func checkType(_ text: String) {
    let type = MediaType(text)
    agree(MediaType(type.name).name, type.name, "Content-Type")
  }
}
