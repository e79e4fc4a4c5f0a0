import Foundation
import Testing

@testable import TriwireRuntime

struct ProtobufFramesTests {
  private static let messages = ["", "a", String(repeating: "b", count: 300), ""].map {
    Scalars(string: $0)
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func takesMessagesApart(size: Int) throws {
    let stream = try Codec.model.delimitedProtobuf(Self.messages)
    var frames = ProtobufFrames(limit: 400)
    var received: [Scalars] = []
    for start in Swift.stride(from: 0, to: stream.count, by: size) {
      frames.append(stream[start..<min(start + size, stream.count)])
      while let message = try frames.nextMessage() {
        received.append(try Scalars(protobuf: message))
      }
    }
    #expect(received == Self.messages)
    #expect(frames.isComplete)
    try frames.finish()
  }

  @Test func refusesToEndInsideAMessage() throws {
    let stream = try Codec.model.delimitedProtobuf(Self.messages)
    for length in [2, 3, 100] {
      var frames = ProtobufFrames()
      frames.append(stream.prefix(length))
      while try frames.nextMessage() != nil {}
      let error = #expect(throws: ProtobufError.self) { try frames.finish() }
      #expect(error?.kind == .unexpectedEnd)
      #expect(error?.offset == length)
    }
  }

  @Test(arguments: [
    ("ff ff ff ff ff ff ff ff ff ff", ProtobufError.Kind.malformed),
    ("ff ff ff ff ff ff ff ff ff 01", .tooLarge), ("80 80 80 80 10", .tooLarge),
    ("e9 07", .tooLarge),
  ])
  func refusesLengths(hex: String, kind: ProtobufError.Kind) throws {
    var frames = ProtobufFrames(limit: 1000)
    frames.append([0])
    #expect(try frames.nextMessage()?.isEmpty == true)
    frames.append([UInt8](hex: hex))
    let error = #expect(throws: ProtobufError.self) { try frames.nextMessage() }
    #expect(error?.kind == kind)
    #expect(error?.offset == 1)
  }

  @Test func waitsForTheRest() throws {
    var frames = ProtobufFrames()
    frames.append([0xFF, 0xFF, 0xFF, 0xFF, 0x07])
    #expect(try frames.nextMessage() == nil)
    frames.append([0x80])
    #expect(try frames.nextMessage() == nil)
    #expect(!frames.isComplete)
  }
}
