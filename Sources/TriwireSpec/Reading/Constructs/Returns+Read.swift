import TriwireYAML

extension ResponseContent {
  /// A type, `none`, `bytes`, `text`, `file`, or `{stream: …, framing: …}`.
  static func read(_ value: Value) -> Located<ResponseContent>? {
    switch value.plainText {
    case "none": value.located(.none)
    case "bytes": value.located(.bytes)
    case "text": value.located(.text)
    case "file": value.located(.file)
    default:
      if value.isMapping {
        Stream.read(value).map { value.located(.stream($0.element, framing: $0.framing)) }
      } else {
        TypeReference.read(value).map { value.located(.type($0)) }
      }
    }
  }
}

/// `{stream: T, framing: …}`, in an answer or a request body.
struct Stream {
  var element: TypeReference
  var framing: Located<Framing>

  static func read(_ value: Value) -> Stream? {
    value.mapping("a stream", take)
  }

  static func take(from keys: inout MappingReader) -> Stream? {
    let element = keys.require("stream", TypeReference.read)
    let framing = keys.require("framing") { $0.choice(Framing.self) }
    guard let element, let framing else { return nil }
    return Stream(element: element, framing: framing)
  }
}

extension Returns {
  static func read(_ value: Value) -> Located<Returns>? {
    guard value.isMapping else {
      return ResponseContent.read(value)?.mapValue { .content($0) }
    }
    return value.mapping("'returns'") { keys in
      guard !keys.has("stream") else {
        return Stream.take(from: &keys).map {
          value.located(.content(.stream($0.element, framing: $0.framing)))
        }
      }
      return detailed(&keys)
    }
  }

  private static func detailed(_ keys: inout MappingReader) -> Located<Returns>? {
    let hasStatus = keys.has("status")
    let statuses = keys.named("status", StatusCase.read)
    let content = keys.take("body", ResponseContent.read)
    let headers = keys.named("headers", ParameterPlace.header.read)
    if hasStatus, let content {
      keys.value.error("either 'status' or 'body' says what is returned", at: content.location)
    }
    return keys.value.located(.detailed(content: content, statuses: statuses, headers: headers))
  }
}
