internal import Foundation

extension RequestWriter {
  /// Adds a part of text to a `multipart/form-data` body. Each element of a list becomes a part of that
  /// name; nil and an empty list add none.
  ///
  /// - Parameter mediaType: What the part says it is; nil says nothing, which means text in UTF-8.
  public mutating func part<Value>(
    _ name: String, _ codec: Codec<Value>, _ value: Value, mediaType: String? = nil
  ) {
    setParts(name) { () throws(InvalidRequest) in
      try MultipartForm.Part.parts(name, codec, value, mediaType: mediaType)
    }
  }

  /// Adds a part of JSON to a `multipart/form-data` body; nil adds none.
  public mutating func part<Value>(
    _ name: String, json codec: Codec<Value>, _ value: Value,
    mediaType: String = "application/json"
  ) {
    setParts(name) { () throws(InvalidRequest) in
      try MultipartForm.Part.json(name, codec, value, mediaType: mediaType).map { [$0] } ?? []
    }
  }

  /// Adds a file to a `multipart/form-data` body; nil adds none.
  ///
  /// - Parameter mediaType: What it is unless the file says otherwise; nil goes by its name.
  public mutating func part(_ name: String, _ file: UploadFile?, mediaType: String? = nil) {
    part(name, file.map { [$0] }, mediaType: mediaType)
  }

  /// Adds files to a `multipart/form-data` body, each as a part of its own.
  ///
  /// - Parameter mediaType: What they are unless a file says otherwise; nil goes by their names.
  public mutating func part(_ name: String, _ files: [UploadFile]?, mediaType: String? = nil) {
    setParts(name) { () throws(InvalidRequest) in
      var parts: [MultipartForm.Part] = []
      for file in files ?? [] { parts.append(try file.part(name, mediaType)) }
      return parts
    }
  }

  private mutating func setParts(
    _ name: String, _ make: () throws(InvalidRequest) -> [MultipartForm.Part]
  ) {
    attempt { writer throws(InvalidRequest) in
      let parts = try make()
      guard parts.allSatisfy({ FieldSyntax.isHeaderValue($0.mediaType ?? "") }) else {
        throw InvalidRequest(parameter: name, "its media type can't be sent")
      }
      var form = MultipartForm()
      if case .multipart(let earlier) = writer.body { form = earlier }
      form.set(name, parts)
      writer.body = .multipart(form)
      writer.commonFields.removeAll { $0.name == name }
    }
  }
}

extension MultipartForm.Part {
  /// A value as text, or as JSON where it is more than a text or a list of texts.
  static func parts<Value>(
    _ name: String, _ codec: Codec<Value>, _ value: Value, mediaType: String? = nil
  ) throws(InvalidRequest) -> [MultipartForm.Part] {
    let texts: [String]
    switch try? codec.parameterForm(value) {
    case .absent: texts = []
    case .text(let text): texts = [text]
    case .list(let elements): texts = elements
    case .object, nil: return try json(name, codec, value).map { [$0] } ?? []
    }
    return texts.map {
      MultipartForm.Part(name: name, mediaType: mediaType, content: HTTPBody(Data($0.utf8)))
    }
  }

  /// A value as JSON; nil when it is nil.
  static func json<Value>(
    _ name: String, _ codec: Codec<Value>, _ value: Value,
    mediaType: String = "application/json"
  ) throws(InvalidRequest) -> MultipartForm.Part? {
    if case .absent? = try? codec.parameterForm(value) { return nil }
    do throws(InvalidRequest) {
      let json = try codec.encode(value, as: .json)
      return MultipartForm.Part(name: name, mediaType: mediaType, content: HTTPBody(json))
    } catch {
      let path = [name, error.parameter ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
      throw InvalidRequest(parameter: path, error.reason, cause: error.cause)
    }
  }
}

extension UploadFile {
  /// The file as a part.
  fileprivate func part(
    _ name: String, _ mediaType: String?
  ) throws(InvalidRequest) -> MultipartForm.Part {
    do throws(FileError) {
      return MultipartForm.Part(
        name: name, fileName: self.name,
        mediaType: self.mediaType ?? mediaType ?? Self.mediaType(ofFileNamed: self.name),
        content: try body())
    } catch {
      throw InvalidRequest(parameter: name, "\(error)", cause: error)
    }
  }
}
