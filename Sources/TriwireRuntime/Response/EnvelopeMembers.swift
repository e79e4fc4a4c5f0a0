internal import Foundation

/// What an envelope says, found in one pass over the whole body that checks all of it.
struct EnvelopeMembers {
  let envelope: Envelope
  var texts: [[String]: String] = [:]
  private var seen: Set<[String]> = []
  /// Where the data stand in a JSON body, in bytes; nil when they aren't there.
  private(set) var data: Range<Int>?

  init(of envelope: Envelope) {
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

  /// Whether the data are there.
  var hasData: Bool { seen.contains(envelope.data) }

  /// Notes that a member is there; false when it was there before.
  mutating func note(_ path: [String]) -> Bool { seen.insert(path).inserted }

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
    guard envelope.concerns(path) else { return try reader.skipValue() }
    guard note(path) else {
      throw reader.fail(.duplicate, "the object has this name twice")
    }
    let isObject = reader.peek() == UInt8(ascii: "{")
    let start = reader.position - reader.start
    if isObject && envelope.reaches(into: path) {
      try readObject(path, &reader)
    } else if envelope.hasText(at: path) {
      texts[path] = try reader.value().scalarText
    } else {
      try reader.skipValue()
    }
    if path == envelope.data { data = start..<(reader.position - reader.start) }
  }
}

extension Envelope {
  private var texts: [[String]] { [code, message, failure] }
  private var paths: [[String]] { texts + [data] }

  /// Whether the member is one of those that say something, or holds one of them.
  func concerns(_ path: [String]) -> Bool { paths.contains { $0.starts(with: path) } }

  /// Whether the member is a code or a text for people.
  func hasText(at path: [String]) -> Bool { texts.contains(path) }

  /// Whether the member holds one of those that say something.
  func reaches(into path: [String]) -> Bool {
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
