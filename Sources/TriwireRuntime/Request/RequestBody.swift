public import Foundation

/// The body a request has so far.
enum RequestBody: Sendable {
  case none
  case json(Data)
  case form(NamedTexts)
  case raw(Data, mediaType: String)
}

/// A body parameter that every structured body carries, in both wires it may travel in.
struct CommonField: Sendable {
  let name: String
  /// The member's value; nil when it is left out.
  let json: Data?
  /// The form's pairs; nil when it is left out.
  let pairs: String?
}

extension RequestWriter {
  /// Sends a value as JSON (`Content-Type: application/json`).
  public mutating func body<Value>(_ codec: Codec<Value>, _ value: Value) {
    attempt { writer throws(InvalidRequest) in
      writer.body = .json(try codec.json(of: value, adding: writer.commonMembers))
    }
  }

  /// Sends an object of some of the request's own properties as JSON. None of them is ever filled in
  /// by ``bodyField(_:_:_:)``.
  public mutating func body<Root>(fields: FieldTable<Root>, of root: Root) {
    let names = fields.record.names
    commonFields.removeAll { names.contains($0.name) }
    body(fields.codec, root)
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
      let pairs = try Self.formPairs(name, codec, value)
      var fields = NamedTexts()
      if case .form(let earlier) = writer.body { fields = earlier }
      fields.set(name, pairs)
      writer.body = .form(fields)
      writer.commonFields.removeAll { $0.name == name }
    }
  }

  /// Adds a field to whatever structured body the endpoint writes after it, a JSON object or a form.
  /// The endpoint's own member of that name wins; other bodies and no body stay as they are.
  public mutating func bodyField<Value>(_ name: String, _ codec: Codec<Value>, _ value: Value) {
    attempt { writer throws(InvalidRequest) in
      let pairs = try Self.formPairs(name, codec, value)
      let json = pairs == nil ? nil : try codec.json(of: value, name)
      writer.commonFields.removeAll { $0.name == name }
      writer.commonFields.append(CommonField(name: name, json: json, pairs: pairs))
    }
  }

  /// What a JSON object gains; it leaves out those that it has itself.
  private var commonMembers: [(name: String, json: Data)] {
    commonFields.compactMap { field in field.json.map { (field.name, $0) } }
  }

  private static func formPairs<Value>(
    _ name: String, _ codec: Codec<Value>, _ value: Value
  ) throws(InvalidRequest) -> String? {
    let text = ParameterText(name: name, explode: true, encode: PercentEncoding.form.encode)
    return text.pairs(try codec.form(of: value, name), by: "&", elements: ",")
  }
}

extension Codec {
  /// The value as JSON; what can't travel (NaN, for one) is told with its path.
  fileprivate func json(
    of value: Value, _ name: String? = nil, adding members: [(name: String, json: Data)] = []
  ) throws(InvalidRequest) -> Data {
    do { return try json(value, adding: members) } catch {
      throw InvalidRequest(parameter: name ?? error.path, error.reason, cause: error)
    }
  }
}
