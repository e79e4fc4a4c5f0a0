internal import Foundation

/// The data of server-sent events (HTML standard, section 9.2.6). Events without data are passed over,
/// and so is one that the end of the stream cuts off. The type of an event is not looked at.
struct EventFrames: MessageFrames {
  /// The id of the last event whose end has come; empty for none.
  private(set) var lastID = ""
  /// How long to wait before the stream is asked for again, when the server has said so.
  private(set) var retry: Duration?
  private var lines: LineCutter
  private let limit: Int
  /// nil when no line of data has come.
  private var data: Data?
  private var id = ""

  /// - Parameter limit: How many bytes the data of an event may have, and a line.
  init(limit: Int) {
    self.limit = limit
    lines = LineCutter(endingAt: .any, limit: limit)
  }

  /// The frames of a stream that goes on with this one.
  var resumed: EventFrames {
    var frames = EventFrames(limit: limit)
    (frames.lastID, frames.id, frames.retry) = (lastID, lastID, retry)
    return frames
  }

  mutating func append(_ chunk: Data) {
    lines.append(chunk)
  }

  mutating func next() throws(ResponseError) -> Data? {
    while let line = try lines.next() {
      guard line.isEmpty else {
        try take(line)
        continue
      }
      lastID = id
      defer { data = nil }
      if let data { return data }
    }
    return nil
  }

  mutating func end() throws(ResponseError) -> Data? { nil }

  private mutating func take(_ line: ArraySlice<UInt8>) throws(ResponseError) {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data": try add(value)
    case "id" where !value.contains(0): id = String(decoding: value, as: UTF8.self)
    case "retry": setRetry(value)
    default: break  // a comment, the type, or what nobody knows
    }
  }

  private mutating func add(_ value: ArraySlice<UInt8>) throws(ResponseError) {
    // The data itself isn't held here: appending would copy it for each line.
    guard let count = data?.count else { return data = Data(value) }
    guard value.count < limit - count else {
      throw ResponseError(.malformed, "an event has more than \(limit) bytes")
    }
    data?.append(UInt8(ascii: "\n"))
    data?.append(contentsOf: value)
  }

  private mutating func setRetry(_ value: ArraySlice<UInt8>) {
    let isNumber = value.areDigits
    guard isNumber, let milliseconds = Int64(String(decoding: value, as: UTF8.self)) else { return }
    retry = min(.milliseconds(milliseconds), longestSleep)
  }
}
