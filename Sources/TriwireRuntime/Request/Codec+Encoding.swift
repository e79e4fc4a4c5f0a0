internal import Foundation

extension Codec {
  /// The value as a document; what can't travel (NaN, for one) is told with its path.
  ///
  /// - Parameters:
  ///   - value: What is written.
  ///   - wire: The format.
  ///   - root: The element that is the XML document; nil for the type's own.
  ///   - fields: What is added where the value has nothing of that name or number.
  /// - Throws: The first value that can't travel, of `value` or of `fields`.
  func encode(
    _ value: Value, as wire: Wire, root: XMLRoot? = nil, adding fields: [CommonField] = []
  ) throws(InvalidRequest) -> Data {
    switch wire {
    case .json: try json(of: value, adding: fields)
    case .xml: try xml(of: value, root, adding: fields.compactMap(\.xml))
    case .protobuf: try protobuf(of: value, adding: fields)
    }
  }

  private func xml(
    of value: Value, _ root: XMLRoot?, adding additions: [XMLAddition]
  ) throws(InvalidRequest) -> Data {
    do { return try xml(value, root: root, adding: additions) } catch {
      throw InvalidRequest(parameter: error.path, error.reason, cause: error)
    }
  }

  private func protobuf(
    of value: Value, adding fields: [CommonField]
  ) throws(InvalidRequest) -> Data {
    var added: [(number: Int32, bytes: Data)] = []
    for field in fields {
      if let number = field.number, let bytes = try field.protobuf() {
        added.append((number, bytes))
      }
    }
    do { return try ProtobufMerge.adding(added, to: protobuf(value)) } catch {
      throw InvalidRequest(parameter: error.path, error.reason, cause: error)
    }
  }

  /// The values as protobuf messages, each with its length before it.
  func encode(delimited values: [Value]) throws(InvalidRequest) -> Data {
    do { return try delimitedProtobuf(values) } catch {
      throw InvalidRequest(parameter: error.path, error.reason, cause: error)
    }
  }

  /// The values as JSON, one a line.
  func encode(lines values: [Value]) throws(InvalidRequest) -> Data {
    var lines = Data()
    for (number, value) in values.enumerated() {
      do { lines.append(try json(value)) } catch {
        let place = ResponseError(error).under("[\(number)]")
        throw InvalidRequest(parameter: place.path, error.reason, cause: error)
      }
      lines.append(UInt8(ascii: "\n"))
    }
    return lines
  }

  private func json(
    of value: Value, adding fields: [CommonField]
  ) throws(InvalidRequest) -> Data {
    var members: [(name: String, json: Data)] = []
    for field in fields {
      if let json = try field.json() { members.append((field.name, json)) }
    }
    do { return try json(value, adding: members) } catch {
      throw InvalidRequest(parameter: error.path, error.reason, cause: error)
    }
  }
}
