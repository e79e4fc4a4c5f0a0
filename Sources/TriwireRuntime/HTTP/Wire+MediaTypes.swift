extension Wire {
  /// The media type that bodies are sent with and asked for.
  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .xml: "application/xml"
    case .protobuf: "application/x-protobuf"
    }
  }

  /// Whether a body of this media type is in this format.
  func covers(_ type: MediaType) -> Bool {
    switch self {
    case .json: type.isJSON
    case .xml: type.isXML
    case .protobuf: type.isProtobuf
    }
  }
}

extension Wire: CustomStringConvertible {
  /// How people call it.
  public var description: String {
    switch self {
    case .json: "JSON"
    case .xml: "XML"
    case .protobuf: "protobuf"
    }
  }
}

extension [Wire] {
  /// The header `Accept` that asks for them, the first being the best (RFC 9110 section 12.5.1); nil
  /// when there is none.
  var accept: String? {
    let types = enumerated().map { place, wire in
      place == 0 ? wire.mediaType : "\(wire.mediaType);q=0.\(Swift.max(1, 10 - place))"
    }
    return types.isEmpty ? nil : types.joined(separator: ", ")
  }
}
