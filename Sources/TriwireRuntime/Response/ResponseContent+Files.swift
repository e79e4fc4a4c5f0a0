extension ResponseContent where Value == DownloadedFile {
  /// The body on disk, where the request says. With an envelope an answer in JSON or XML is taken for that,
  /// not for the file.
  public static var file: ResponseContent {
    ResponseContent(accept: nil, isFile: true) { answer throws(ResponseError) in
      if let file = answer.response.file { return file }
      try answer.ignoreBody()
      throw ResponseError(.mismatch, "the envelope tells of a success, but there is no file")
    }
  }
}
