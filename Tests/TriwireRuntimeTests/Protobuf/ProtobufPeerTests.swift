import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Exchanges random messages with Google's implementation.
struct ProtobufPeerTests {
  private static let seeds = 1...400

  @Test func agreesWithGoogle() async throws {
    let made = try await Self.answers(to: Self.seeds.map { "make \($0)" })
    #expect(made.contains { $0.count > 1000 })
    let checks = try zip(Self.seeds, made).map { seed, hex in
      let message = try TestAllTypes(protobuf: [UInt8](hex: hex))
      let written = try message.protobuf()
      #expect(try TestAllTypes(protobuf: written) == message)
      return "check \(seed) \(written.isEmpty ? "-" : written.hex)"
    }
    let answers = try await Self.answers(to: checks)
    for (seed, answer) in zip(Self.seeds, answers) {
      #expect(answer == "same", "seed \(seed)")
    }
  }

  private static func answers(to commands: [String]) async throws -> [String] {
    let input = Data(commands.map { $0 + "\n" }.joined().utf8)
    let output = try await inOwnThread {
      try PythonScript.run("protobuf_messages.py", input: input)
    }
    let answers = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    try #require(answers.count == commands.count)
    return answers
  }
}
