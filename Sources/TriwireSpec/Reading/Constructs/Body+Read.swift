import TriwireYAML

extension Body {
  private static let kinds = ["fields", "form", "multipart", "raw", "text", "stream"]

  static func read(_ value: Value) -> Located<Body>? {
    guard value.isMapping else {
      return TypeReference.read(value).map { value.located(.type($0)) }
    }
    return value.mapping("a body") { keys in
      guard let kind = keys.theOne(of: kinds) else { return nil }
      return take(kind, from: &keys).map(value.located)
    }
  }

  private static func take(_ kind: String, from keys: inout MappingReader) -> Body? {
    switch kind {
    case "fields":
      .fields(
        InlineBody(
          fields: keys.named("fields", Field.read), xml: keys.take("xml", XMLType.read)))
    case "form": .form(keys.named("form", ParameterPlace.form.read))
    case "multipart": .multipart(keys.named("multipart", MultipartPart.read))
    case "raw": keys.take("raw") { $0.mediaType() }.map { .raw(mediaType: $0) }
    case "text": keys.take("text") { $0.textType() }.map { .text(mediaType: $0) }
    default: stream(&keys)
    }
  }

  private static func stream(_ keys: inout MappingReader) -> Body? {
    guard let stream = Stream.take(from: &keys) else { return nil }
    guard stream.framing.value != .sse else {
      keys.value.error("server-sent events only come in answers", at: stream.framing.location)
      return nil
    }
    return .stream(stream.element, framing: stream.framing)
  }
}

extension MultipartPart {
  static func read(_ name: Located<String>, _ value: Value) -> MultipartPart? {
    guard Field.checkName(name, value) else { return nil }
    guard value.isMapping else { return Field.short(name, value).map { MultipartPart($0) } }
    return value.mapping("a part") { keys in
      let mediaType = keys.take("mediaType") { $0.mediaType() }
      guard let field = Field.parameterPart(name, &keys) else { return nil }
      return MultipartPart(field, mediaType: mediaType)
    }
  }

  private init(_ field: Field, mediaType: Located<String>? = nil) {
    self.init(field: field, kind: Kind(field.type), mediaType: mediaType)
  }
}

extension MultipartPart.Kind {
  fileprivate init(_ type: FieldType) {
    guard case .reference(let reference) = type else {
      self = .value
      return
    }
    switch reference.withoutOptional {
    case let type where type.isFile: self = .file
    case .list(let element, _) where element.isFile: self = .files
    default: self = .value
    }
  }
}

extension TypeReference {
  fileprivate var withoutOptional: TypeReference {
    if case .optional(let inner, _) = self { inner } else { self }
  }

  fileprivate var isFile: Bool {
    if case .named(let name, _) = self { name.value == "file" } else { false }
  }
}
