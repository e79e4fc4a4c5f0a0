internal import Foundation

/// A body parameter that every structured body carries, in each format it may travel in.
///
/// It is written only where a body needs it: a value that can't travel in one format is no fault of a
/// body in another.
struct CommonField: Sendable {
  let name: String
  /// The member's value; nil when it is left out.
  let json: @Sendable () throws(InvalidRequest) -> Data?
  /// The form's pairs; nil when it is left out.
  let pairs: @Sendable () throws(InvalidRequest) -> String?
  /// The parts of a multipart form; none when it is left out.
  let parts: @Sendable () throws(InvalidRequest) -> [MultipartForm.Part]
  /// The field's number in protobuf; nil when it has no place there.
  let number: Int32?
  /// The protobuf field, its tag included; nil when it is left out.
  let protobuf: @Sendable () throws(InvalidRequest) -> Data?
  /// The children of an XML document's root; nil when they are left out.
  let xml: XMLAddition?

  init<Value: Sendable>(
    _ name: String, _ codec: Codec<Value>, _ value: Value, number: Int32?, xml: XMLPlace
  ) {
    self.name = name
    self.number = number
    let isAbsent = codec.sendsNothing(for: value)
    self.xml = isAbsent ? nil : XMLAddition(name, xml, codec, value)
    json = { () throws(InvalidRequest) in
      guard !isAbsent else { return nil }
      do throws(InvalidRequest) { return try codec.encode(value, as: .json) } catch {
        throw error.of(name)
      }
    }
    pairs = { () throws(InvalidRequest) in
      try isAbsent ? nil : RequestWriter.formPairs(name, codec, value)
    }
    parts = { () throws(InvalidRequest) in
      try isAbsent ? [] : MultipartForm.Part.parts(name, codec, value)
    }
    protobuf = { () throws(InvalidRequest) in
      guard let number, !isAbsent else { return nil }
      do throws(ProtobufError) { return try codec.protobuf(value, number: number) } catch {
        throw InvalidRequest(parameter: name, error.reason, cause: error)
      }
    }
  }
}

extension Codec {
  /// Whether the value is nil, or a list or a map without anything in it.
  fileprivate func sendsNothing(for value: Value) -> Bool {
    switch try? parameterForm(value) {
    case .absent: true
    case .list(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .text, nil: false
    }
  }
}

extension InvalidRequest {
  /// The same problem of a parameter.
  fileprivate func of(_ name: String) -> InvalidRequest {
    InvalidRequest(parameter: name, reason, cause: cause)
  }
}
