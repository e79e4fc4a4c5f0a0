internal import CLibCurl
internal import TriwireRuntime

/// A list of texts that libcurl reads for as long as this lives.
final class CurlList {
  private(set) var first: UnsafeMutablePointer<curl_slist>?

  init(_ texts: [String]) {
    for text in texts {
      guard let longer = curl_slist_append(first, text) else { continue }
      first = longer
    }
  }

  deinit {
    curl_slist_free_all(first)
  }
}

extension HTTPRequest {
  /// The header fields as libcurl wants them: an empty value is told by a semicolon, and a name alone
  /// keeps libcurl from sending that field of its own.
  var curlHeaders: [String] {
    var lines = headers.map { $0.value.isEmpty ? $0.name + ";" : "\($0.name): \($0.value)" }
    lines.append("Expect:")
    if headers["Content-Type"] == nil { lines.append("Content-Type:") }
    return lines
  }
}
