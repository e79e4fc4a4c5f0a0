public import Foundation

/// The body a request has so far.
enum RequestBody: Sendable {
  case none
  case form(NamedTexts)
  case multipart(MultipartForm)
  case raw(Data, mediaType: String)
}

extension RequestWriter {
  /// Sends a value in one of the formats, with its media type.
  ///
  /// - Parameters:
  ///   - codec: How the value travels.
  ///   - value: What is sent.
  ///   - wire: The format, JSON unless told otherwise.
  ///   - root: The element that is the XML document; nil for the type's own. Other formats have none.
  public mutating func body<Value>(
    _ codec: Codec<Value>, _ value: Value, in wire: Wire = .json, root: XMLRoot? = nil
  ) {
    attempt { writer throws(InvalidRequest) in
      let document = try codec.encode(value, as: wire, root: root, adding: writer.commonFields)
      writer.body = .raw(document, mediaType: wire.mediaType)
    }
  }

  /// Sends some of the request's own properties as a JSON object, an XML document or a protobuf
  /// message. None of them is ever filled in by ``bodyField(_:_:_:number:xml:)``.
  public mutating func body<Root>(
    fields: FieldTable<Root>, of root: Root, in wire: Wire = .json
  ) {
    let names = fields.record.names
    let numbers = wire == .protobuf ? fields.record.protobuf.numbers : []
    commonFields.removeAll { field in
      names.contains(field.name) || field.number.map(numbers.contains) == true
    }
    body(fields.codec, root, in: wire)
  }

  /// Sends messages in protobuf one after the other, each with its length before it. Common fields
  /// have no place there.
  public mutating func body<Message>(delimited codec: Codec<Message>, _ messages: [Message]) {
    attempt { writer throws(InvalidRequest) in
      writer.body = .raw(try codec.encode(delimited: messages), mediaType: Wire.protobuf.mediaType)
    }
  }

  /// Sends values in JSON, one a line. Common fields have no place there.
  public mutating func body<Message>(lines codec: Codec<Message>, _ messages: [Message]) {
    attempt { writer throws(InvalidRequest) in
      let lines = try codec.encode(lines: messages)
      writer.body = .raw(lines, mediaType: "application/x-ndjson")
    }
  }

  /// Sends bytes as they are.
  public mutating func body(raw bytes: Data, mediaType: String) {
    attempt { writer throws(InvalidRequest) in
      guard FieldSyntax.isHeaderValue(mediaType) else {
        throw InvalidRequest(parameter: "Content-Type", "is no media type")
      }
      writer.body = .raw(bytes, mediaType: mediaType)
    }
  }

  /// Sends text in UTF-8 as it is: no quotes, and an empty text is an empty body. The charset is
  /// added to the media type unless it names it; another one makes the request invalid.
  public mutating func body(text: String, mediaType: String) {
    let charset = MediaType(mediaType).charset
    attempt { _ throws(InvalidRequest) in
      guard [nil, "utf-8", "utf8"].contains(charset) else {
        throw InvalidRequest(parameter: "Content-Type", "text is sent in UTF-8 only")
      }
    }
    let named = charset == nil ? mediaType + "; charset=utf-8" : mediaType
    body(raw: Data(text.utf8), mediaType: named)
  }

  /// Writes a field of an `application/x-www-form-urlencoded` body; the elements of a list and the
  /// members of an object become fields of their own, nil sends nothing.
  public mutating func form<Value>(_ name: String, _ codec: Codec<Value>, _ value: Value) {
    attempt { writer throws(InvalidRequest) in
      if codec.isSensitive { writer.sensitiveNames.insert(name) }
      let pairs = try Self.formPairs(name, codec, value)
      var fields = NamedTexts()
      if case .form(let earlier) = writer.body { fields = earlier }
      fields.set(name, pairs)
      writer.body = .form(fields)
      writer.commonFields.removeAll { $0.name == name }
    }
  }

  /// Adds a field to whatever structured body the endpoint writes after it: a member to a JSON object,
  /// an element to the root of an XML document, a field to a protobuf message, a field to a form, or a
  /// part to a multipart form.
  /// The endpoint's own of that name or number wins; other bodies and no body stay as they are.
  ///
  /// - Parameters:
  ///   - name: The name in JSON and in forms, and in XML unless `xml` says another.
  ///   - codec: How the value travels.
  ///   - value: What is sent; nil and empty lists and maps send nothing.
  ///   - number: The number in protobuf; nil keeps the field out of it.
  ///   - xml: Where the value stands in XML.
  public mutating func bodyField<Value: Sendable>(
    _ name: String, _ codec: Codec<Value>, _ value: Value,
    number: Int32? = nil, xml: XMLPlace = .element
  ) {
    if codec.isSensitive { sensitiveNames.insert(name) }
    commonFields.removeAll { $0.name == name }
    commonFields.append(CommonField(name, codec, value, number: number, xml: xml))
  }

  static func formPairs<Value>(
    _ name: String, _ codec: Codec<Value>, _ value: Value
  ) throws(InvalidRequest) -> String? {
    let text = ParameterText(name: name, explode: true, encode: PercentEncoding.form.encode)
    return text.pairs(try codec.form(of: value, name), by: "&", elements: ",")
  }
}
