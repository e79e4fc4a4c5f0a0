import Foundation
import Testing
import TriwireRuntime
import TriwireShop
import TriwireTestSupport

/// The reference's Swift about files, compiled.
enum FileSnippets {
  static func files(
    shop: ShopClient, id: Shop.PetID, key: UUID, picture: URL, place: URL
  ) async throws {
    let bar = shop.reporting { progress in print(progress.fraction ?? 0) }
    try await bar.pets.uploadPhoto(
      id: id, caption: "Rex", photo: UploadFile(picture),
      more: [UploadFile(Data("…".utf8), name: "note.txt")])
    let photo = try await bar.photo(
      id: key, destination: .file(place, resuming: true).limited(to: 10 << 20))
    print(photo.url, photo.byteCount, photo.suggestedName)
  }
}

struct FileSnippetTests {
  @Test func standInTheReference() throws {
    let root = Toolchain.root
    let reference = try String(
      contentsOf: root.appendingPathComponent("Specs/REFERENCE.md"), encoding: .utf8)
    let section = try #require(reference.components(separatedBy: "### Files\n").last)
    let block = try #require(section.components(separatedBy: "```swift\n").dropFirst().first)
    let code = try #require(block.components(separatedBy: "\n```").first)
    let compiled = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    #expect(
      compiled.contains(code.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")))
  }
}
