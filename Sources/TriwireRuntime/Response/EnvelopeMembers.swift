internal import Foundation

/// What an envelope says, found in one pass over the whole body that checks all of it.
struct EnvelopeMembers {
  private let envelope: Envelope
  private var texts: [[String]: String] = [:]
  private var seen: Set<[String]> = []
  /// Where the data stand in the body, in bytes; nil when they aren't there.
  private(set) var data: Range<Int>?

  private init(of envelope: Envelope) {
    self.envelope = envelope
  }

  /// Reads a body, which must be a JSON object.
  static func read(
    _ body: Data, as envelope: Envelope, limits: JSONLimits
  ) throws(JSONError) -> EnvelopeMembers {
    try body.withBytes { (bytes) throws(JSONError) in
      try JSONReader.read(bytes, limits: limits) { (reader) throws(CodecFailure) in
        var members = EnvelopeMembers(of: envelope)
        try members.readObject([], &reader)
        return members
      }
    }
  }

  /// The code; nil when there is none.
  var code: String? { texts[envelope.code] }
  /// The text for people; nil when there is none.
  var message: String? { texts[envelope.message] }
  /// The code that says which failure it is, where that is another member than ``code``.
  var failureCode: String? { texts[envelope.failure] }

  private mutating func readObject(
    _ path: [String], _ reader: inout JSONReader
  ) throws(CodecFailure) {
    try reader.readMembers { (name, reader) throws(CodecFailure) in
      try readValue(path + [name], &reader)
    }
  }

  private mutating func readValue(
    _ path: [String], _ reader: inout JSONReader
  ) throws(CodecFailure) {
    guard envelope.paths.contains(where: { $0.starts(with: path) }) else {
      return try reader.skipValue()
    }
    guard seen.insert(path).inserted else {
      throw reader.fail(.duplicate, "the object has this name twice")
    }
    let isObject = reader.peek() == UInt8(ascii: "{")
    let start = reader.position - reader.start
    if isObject && envelope.reaches(into: path) {
      try readObject(path, &reader)
    } else if envelope.texts.contains(path) {
      texts[path] = try reader.value().scalarText
    } else {
      try reader.skipValue()
    }
    if path == envelope.data { data = start..<(reader.position - reader.start) }
  }
}

extension Envelope {
  fileprivate var texts: [[String]] { [code, message, failure] }
  fileprivate var paths: [[String]] { texts + [data] }

  fileprivate func reaches(into path: [String]) -> Bool {
    paths.contains { $0.count > path.count && $0.starts(with: path) }
  }
}

extension JSONValue {
  /// How a code is compared: a whole number by its digits, however it was written (`1.0` is `1`).
  fileprivate var scalarText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.int64.map { "\($0)" } ?? number.text
    case .bool(let value): "\(value)"
    case .null, .array, .object: nil
    }
  }
}
