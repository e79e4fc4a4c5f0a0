public import Foundation

/// How values of one type travel: as JSON, and as the text of parameters and headers.
///
/// Codecs are made of others: `.list(.optional(.int64))`. A codec is immutable, may be used by
/// several threads at once, and is best made once and kept.
public struct Codec<Value>: Sendable {
  let core: TypedCodec<Value>

  init(_ core: TypedCodec<Value>) { self.core = core }
}

extension Codec {
  /// Reads a JSON document of UTF-8 that holds one value.
  ///
  /// A byte order mark at its beginning is refused, as RFC 8259 section 8.1 allows.
  public func decode(
    json: UnsafeBufferPointer<UInt8>, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> Value {
    try JSONReader.read(json, limits: limits) { (reader) throws(CodecFailure) in
      try core.value(from: &reader)
    }
  }

  /// Reads a JSON document of UTF-8 that holds one value.
  public func decode(json: Data, limits: JSONLimits = JSONLimits()) throws(JSONError) -> Value {
    try json.withBytes { (bytes) throws(JSONError) in try decode(json: bytes, limits: limits) }
  }

  /// Reads a JSON document of UTF-8 that holds one value.
  public func decode(json: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) -> Value {
    try json.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      try decode(json: bytes, limits: limits)
    }
  }

  /// The value as a compact JSON document, the same bytes every time.
  ///
  /// The members of a model come in the order of its table, the entries of a map sorted by their
  /// keys.
  public func json(_ value: Value) throws(JSONError) -> Data {
    try JSONWriter.write { (writer) throws(CodecFailure) in
      try withUnsafePointer(to: value) { (source) throws(CodecFailure) in
        try core.write(source, to: &writer)
      }
    }
  }

  /// The value as a compact JSON object that has further members.
  ///
  /// - Parameters:
  ///   - value: What gives the object its own members.
  ///   - members: Names and JSON values to add at the end. One whose name the value has written
  ///     itself is left out. Nothing is added to a value that isn't an object.
  /// - Returns: The document. That the added values are JSON is up to the caller.
  /// - Throws: What stands in the way of writing the value.
  public func json(
    _ value: Value, adding members: [(name: String, json: Data)]
  ) throws(JSONError) -> Data {
    try JSONMerge.adding(members, to: json(value))
  }

  /// What the value becomes as a parameter.
  public func parameterForm(_ value: Value) throws(TextError) -> ParameterForm {
    try withUnsafePointer(to: value) { (source) throws(TextError) in try core.form(of: source) }
  }

  /// Reads a value from the text that a parameter or a header has for it.
  ///
  /// Scalars, enums, newtypes and optionals of these have such texts.
  public func parse(text: String) throws(TextError) -> Value { try core.parse(text) }

  /// Reads a value from the texts of a list's elements; for any other codec there must be exactly
  /// one.
  public func parse(texts: [String]) throws(TextError) -> Value { try core.parse(list: texts) }
}
