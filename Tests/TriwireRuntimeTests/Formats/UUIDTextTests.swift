import Foundation
import Testing
import TriwireRuntime

struct UUIDTextTests {
  @Test(arguments: [
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
    "f81d4fae-7DEC-11d0-A765-00a0c91e6bf6",
  ])
  func readsEitherCaseAndWritesLowerCase(text: String) throws {
    let value = try #require(UUIDText.read(text))
    #expect(value == UUID(uuidString: text))
    #expect(UUIDText.text(value) == "f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
  }

  @Test(arguments: [
    "", "f81d4fae7dec11d0a76500a0c91e6bf6", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6 ",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bg6", "f81d4fae07dec-11d0-a765-00a0c91e6bf6",
    "f81d4fa-e7dec-11d0-a765-00a0c91e6bf6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
  ])
  func refuses(text: String) {
    #expect(UUIDText.read(text) == nil)
  }

  @Test func everyUUIDComesBack() {
    for _ in 0..<1000 {
      let value = UUID()
      var output: [UInt8] = []
      UUIDText.append(value, to: &output)
      #expect(String(decoding: output, as: UTF8.self) == value.uuidString.lowercased())
      #expect(output.withUnsafeBufferPointer { UUIDText.read($0) } == value)
    }
  }
}
