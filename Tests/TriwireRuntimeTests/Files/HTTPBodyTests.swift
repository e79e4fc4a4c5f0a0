import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

@Suite struct HTTPBodyTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("0123456789", to: "digits.txt")
    file = URL(fileURLWithPath: folder.path("digits.txt"))
  }

  @Test func tellsItsLengthWithoutReading() throws {
    #expect(HTTPBody(Data()).count == 0)
    #expect(try HTTPBody(file: file).count == 10)
    #expect(try HTTPBody(file: file, range: 2..<5).count == 3)
    let joined = HTTPBody(joining: [HTTPBody(Data("ab".utf8)), try HTTPBody(file: file)])
    #expect(joined.count == 12)
  }

  @Test func hasDataOnlyInMemory() throws {
    let ab = HTTPBody(Data("ab".utf8))
    #expect(HTTPBody(Data()).data == Data())
    #expect(HTTPBody(joining: [ab, HTTPBody(Data()), ab]).data == Data("abab".utf8))
    #expect(HTTPBody(joining: [ab, try HTTPBody(file: file)]).data == nil)
    #expect(try HTTPBody(file: file, range: 3..<3).data == Data())
  }

  @Test(arguments: [1, 3, 64, 1 << 20])
  func readsAllPartsInOrder(limit: Int) throws {
    let body = HTTPBody(joining: [
      HTTPBody(Data("<".utf8)), try HTTPBody(file: file, range: 1..<4), HTTPBody(Data("=".utf8)),
      try HTTPBody(file: file), HTTPBody(Data(">".utf8)),
    ])
    for _ in 0..<2 {
      var reader = body.makeReader()
      var text = ""
      while let chunk = try reader.next(upTo: limit) {
        #expect(!chunk.isEmpty && chunk.count <= limit)
        text += String(decoding: chunk, as: UTF8.self)
      }
      #expect(text == "<123=0123456789>")
      #expect(try reader.next() == nil)
    }
  }

  @Test func comparesByContent() throws {
    #expect(try HTTPBody(file: file) == HTTPBody(file: file))
    #expect(try HTTPBody(file: file) != HTTPBody(file: file, range: 0..<9))
    #expect(HTTPBody(Data([1])) == HTTPBody(Data([1])))
  }

  @Test func refusesWhatIsNoFile() throws {
    #expect(throws: FileError.self) { try HTTPBody(file: URL(fileURLWithPath: folder.path)) }
    #expect(throws: FileError.self) { try HTTPBody(file: URL(fileURLWithPath: "/dev/zero")) }
    #expect(throws: FileError.self) { try HTTPBody(file: file, range: 5..<11) }
    let web = try #require(URL(string: "https://a.example/x"))
    #expect(throws: FileError.self) { try HTTPBody(file: web) }
    let missing = URL(fileURLWithPath: folder.path("missing"))
    let error = #expect(throws: FileError.self) { try HTTPBody(file: missing) }
    #expect(error.map { "\($0)" } == "“missing” can't be read: there is no such file")
  }

  @Test func followsLinks() throws {
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "digits.txt")
    #expect(try HTTPBody(file: URL(fileURLWithPath: link)).count == 10)
  }

  @Test(arguments: ["012345678", "01234567890", "9876543210"])
  func noticesChanges(text: String) throws {
    try folder.age("digits.txt")
    let body = try HTTPBody(file: file)
    try folder.write(text, to: "digits.txt")
    var reader = body.makeReader()
    let error = #expect(throws: FileError.self) { try reader.next() }
    #expect(error.map { "\($0)" } == "“digits.txt” has changed since the request was made")
  }

  @Test func noticesChangesWhileReading() throws {
    try folder.age("digits.txt")
    var reader = try HTTPBody(file: file).makeReader()
    #expect(try reader.next(upTo: 5)?.count == 5)
    try FileManager.default.removeItem(at: file)
    #expect(throws: FileError.self) { try reader.next() }
  }
}
