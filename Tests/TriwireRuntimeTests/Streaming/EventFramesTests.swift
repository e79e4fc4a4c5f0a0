import Foundation
import Testing

@testable import TriwireRuntime

/// Framings of text, whatever the chunks are.
struct EventFramesTests {
  /// The messages of a text in chunks of this length.
  static func messages<Frames: MessageFrames>(
    _ frames: inout Frames, _ text: [UInt8], cut: Int
  ) throws(ResponseError) -> [String] {
    var found: [String] = []
    for start in stride(from: 0, to: text.count, by: cut) {
      frames.append(Data(text[start..<min(start + cut, text.count)]))
      while let message = try frames.next() {
        found.append(String(decoding: message, as: UTF8.self))
      }
    }
    if let last = try frames.end() { found.append(String(decoding: last, as: UTF8.self)) }
    return found
  }

  struct Case: Sendable {
    var text: String
    var data: [String]
    var id = ""
    var retry: Duration?
  }

  static let cases = [
    Case(text: "data: a\n\n", data: ["a"]),
    Case(text: "data: a\r\rdata: b\r\n\r\ndata: c\n\n", data: ["a", "b", "c"]),
    Case(text: "data: a\r\n\n\rdata: b\n\r", data: ["a", "b"]),
    Case(text: "\u{FEFF}data: a\n\n\u{FEFF}data: b\n\n", data: ["a"]),
    Case(text: "data: a\ndata:b\ndata:  c\n\n", data: ["a\nb\n c"]),
    Case(text: "data\n\ndata\ndata\n\ndata:\n\n", data: ["", "\n", ""]),
    Case(text: ": a comment\n:\n\ndata: a\n:b\n\n", data: ["a"]),
    Case(text: "data: a\n\ndata: cut off\n", data: ["a"]),
    Case(text: "data: a\n\ndata: cut off", data: ["a"]),
    Case(text: "event: news\ndata: a\nevent\n\nevent: old\n\n", data: ["a"]),
    Case(text: "id: 1\ndata: a\n\nid: 2\n\n", data: ["a"], id: "2"),
    Case(text: "id: 1\n\nid: 2\ndata: a\n", data: [], id: "1"),
    Case(text: "id: 1\ndata: a\n\nid\ndata: b\n\n", data: ["a", "b"], id: ""),
    Case(text: "id: 1\n\nid: 2\0\ndata: a\n\n", data: ["a"], id: "1"),
    Case(text: "retry: 1500\nretry: 2s\nretry: -1\nretry:\n", data: [], retry: .milliseconds(1500)),
    Case(text: "retry: 99999999999999999999\n", data: []),
    Case(text: "retry: 9223372036854775807\n", data: [], retry: longestSleep),
    Case(text: "Data: a\ndata : b\nfield\nx: y\n\n", data: []),
    Case(text: "data: ä€𝄞\n\n", data: ["ä€𝄞"]),
    Case(text: "data: a: b\n\n", data: ["a: b"]),
    Case(text: "\n\r\r\n\n", data: []), Case(text: "", data: []),
  ]

  @Test(arguments: cases)
  func followsTheRules(of event: Case) throws {
    let bytes = Array(event.text.utf8)
    for cut in [1, 2, 3, 5, 1_000] {
      var frames = EventFrames(limit: 1_000)
      #expect(try Self.messages(&frames, bytes, cut: cut) == event.data)
      #expect(frames.lastID == event.id)
      #expect(frames.retry == event.retry)
    }
  }

  @Test(arguments: [
    "data: 12345\n\n", "data: 1\ndata: 2\ndata: 3\ndata: 4\ndata: 5\n\n", "data: 12345",
    ": 123456789",
  ])
  func keepsToItsLimit(text: String) {
    for cut in [1, 100] {
      var frames = EventFrames(limit: 8)
      #expect(throws: ResponseError.self) {
        try Self.messages(&frames, Array(text.utf8), cut: cut)
      }
    }
  }

  @Test func forgetsWhatWasCutOffButNotWhereItWas() throws {
    var frames = EventFrames(limit: 100)
    let text = "id: 7\nretry: 5\ndata: a\n\nid: 8\ndata: b"
    #expect(try Self.messages(&frames, Array(text.utf8), cut: 4) == ["a"])
    var resumed = frames.resumed
    #expect(resumed.lastID == "7" && resumed.retry == .milliseconds(5))
    #expect(try Self.messages(&resumed, Array("\ndata: c\n\n".utf8), cut: 1) == ["c"])
    #expect(resumed.lastID == "7")
  }

  @Test(
    arguments: [
      ("1\n2\n", ["1", "2"]), ("1\r\n\r\n\n \t\n2", ["1", "2"]), ("", []), ("\n", []),
      ("\u{FEFF}1\n", ["1"]), ("[1,\r2]\n", ["[1,\r2]"]), (" {} \n", [" {} "]), ("1\r", ["1"]),
    ] as [(String, [String])])
  func cutsLines(text: String, lines: [String]) throws {
    for cut in [1, 2, 100] {
      var frames = LineFrames(limit: 6)
      #expect(try Self.messages(&frames, Array(text.utf8), cut: cut) == lines)
    }
    var short = LineFrames(limit: 3)
    #expect(throws: ResponseError.self) {
      try Self.messages(&short, Array("1\n1234\n".utf8), cut: 2)
    }
  }
}
